import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { shuffled } from '../../kit/shuffled.ts';
import { type KnownTile, tilesById } from '../set/tiles.ts';
import type { Board, Employment, Game, Kind, LotId, Options, Player, Refusal, WorkerTile } from '../types.ts';
import { type Of, refuse, type Work } from '../work.ts';
import { employmentSpace } from './03-player-board.ts';
import { putOn } from './09-bonus-tiles.ts';

/** Tiles in the display (4.6). */
export const DISPLAY_SIZE = 5;

/** The starting tiles turned up: two for each player and one more (4.7). */
export function startingTileCount(players: number): number {
  return 2 * players + 1;
}

/** The player who drafts as number `turn` (from 0): the one to the starting player's right first, the starting player last (4.8). */
export function drafter(
  { players, startingPlayer }: Pick<Options, 'players' | 'startingPlayer'>,
  turn: number,
): number {
  return (startingPlayer + 2 * players - 1 - turn) % players;
}

/** What a game is played with: a board, its worker tiles, and the bonus tiles that are dealt onto its bushes. */
export interface GameSet {
  readonly board: Board;
  readonly workerTiles: readonly WorkerTile[];
  readonly bonusTiles: readonly Kind[];
}

/** What a new game is dealt from. */
export interface NewGameOptions extends Partial<Omit<Options, 'players'>> {
  /** 2, 3 or 4. */
  readonly players: number;
  /** A 32-bit integer; the same seed gives the same deal. Without a `startingPlayer` it draws one as well. */
  readonly seed: number;
  readonly set: GameSet;
}

/** What the setup leaves to chance: bonus tiles by lot, the display, the starting tiles, the pile with its top tile first. */
export interface Deal {
  readonly bonusTiles: { readonly [lot: LotId]: Kind };
  readonly display: readonly string[];
  readonly startingTiles: readonly string[];
  readonly pile: readonly string[];
}

const NO_WORKERS: readonly Employment[] = [null, null, null, null, null, null, null, null];

/**
 * A game before its first draft, from a deal that passes the schema: the first marketplace on the stall (4.2), the bonus tiles
 * open (4.3), everybody on the castle with 0 VP and 1 coin (4.4). Supplies (4.1) and cover tiles (4.5) need no place: they are
 * what has not been taken.
 */
export function gameFrom(options: Options, board: Board, workerTiles: readonly WorkerTile[], deal: Deal): Game {
  return {
    options,
    board,
    workerTiles,
    state: {
      phase: 'draft',
      player: drafter(options, 0),
      movesLeft: 0,
      players: Array.from({ length: options.players }, () => ({
        vp: 0,
        goods: { stone: 0, wood: 0, sand: 0, grain: 0, coin: 1 },
        piece: 'castle' as const,
        spaces: NO_WORKERS,
      })),
      streets: [],
      houses: [],
      marketplaces: [board.start],
      flour: [],
      bonusTiles: deal.bonusTiles,
      startingTiles: [...deal.startingTiles].sort(),
      display: deal.display,
      pileCount: deal.pile.length,
      bonusInReach: [],
      visit: null,
      endTriggeredBy: null,
      turnsLeft: null,
      finalScoring: null,
      winners: null,
    },
    pile: deal.pile,
  };
}

/**
 * Sets a game up: all chance of the game is drawn here (4.3, 4.6–4.8).
 * @throws RangeError where there are not 2 to 4 players, no such starting player, or too few worker tiles to draft from.
 */
export function newGame({ players, seed, set, startingPlayer, variants }: NewGameOptions): Game {
  const { board, workerTiles, bonusTiles } = set;
  const starting = startingTileCount(players);
  if (![2, 3, 4].includes(players)) throw new RangeError(`2 to 4 players, not ${players}`);
  if (workerTiles.length < starting)
    throw new RangeError(`${workerTiles.length} worker tiles are too few to draft from`);
  const random = xoroshiro128plus(seed);
  const bonuses = shuffled(bonusTiles, random);
  const tiles = shuffled(workerTiles, random).map((tile) => tile.id);
  // Drawn even where it is given, so that the deal depends on the seed alone.
  const drawn = uniformInt(random, 0, players - 1);
  const options: Options = {
    players,
    startingPlayer: startingPlayer ?? drawn,
    variants: variants ?? { equalCategoryScores: false },
  };
  if (!Number.isInteger(options.startingPlayer) || options.startingPlayer < 0 || options.startingPlayer >= players)
    throw new RangeError(`no player ${options.startingPlayer} among ${players}`);

  const shown = Math.min(DISPLAY_SIZE, tiles.length - starting);
  return gameFrom(options, board, workerTiles, {
    bonusTiles: Object.fromEntries(
      board.bushes.flatMap((lot, i) => (i < bonuses.length ? [[lot, bonuses[i] as Kind]] : [])),
    ),
    display: tiles.slice(0, shown),
    startingTiles: tiles.slice(shown, shown + starting),
    pile: tiles.slice(shown + starting),
  });
}

/** Whether a starting tile may be chosen and placed so: it lies in the row (4.8), stays on the board (4.9) and apart from the other (4.10). */
export function checkDraft(found: Refusal[], { state }: Game, { tile, space }: Of<'draft'>, { spaces }: Player): void {
  if (state.phase !== 'draft') return;
  if (!state.startingTiles.includes(tile)) refuse(found, '4.8', 'tile-not-offered', { tile });
  if (space < 1 || space > 7) {
    refuse(found, '4.9', 'sticks-out');
    return;
  }
  const taken = [space, space + 1].filter((at) => spaces[at - 1] !== null);
  if (taken.length > 0) refuse(found, '4.10', 'overlaps-starting-tile', ...taken.map(employmentSpace));
}

/** A starting tile is chosen and placed; the last choice begins the game, and the tile left over goes back to the box (4.8, 4.9). */
export function draft(work: Work, { tile, space }: Of<'draft'>): void {
  const { state, events, game } = work;
  events.push({ type: 'drafted', rule: '4.9', player: state.player, tile, space });
  placeTile(work, tile, space);
  state.startingTiles = state.startingTiles.filter((id) => id !== tile);
  const drafted = startingTileCount(game.options.players) - state.startingTiles.length;
  if (state.startingTiles.length > 1) {
    state.player = drafter(game.options, Math.floor(drafted / 2));
    return;
  }
  events.push({ type: 'left-over', rule: '4.8', player: state.player, tile: state.startingTiles[0] as string });
  state.startingTiles = [];
  state.player = game.options.startingPlayer;
  state.phase = 'move';
  state.movesLeft = 2;
}

/** Puts the two workers of a tile on neighbouring spaces, the way it is printed (3.4, 4.11). */
export function placeTile(work: Work, id: string, space: number): void {
  const { workers } = (tilesById(work.game.workerTiles).get(id) as KnownTile).tile;
  const spaces = work.me.spaces.slice();
  workers.forEach(({ kind, number }, i) => {
    putOn(work, spaces, space + i, { kind, number, bonus: false });
  });
  work.me.spaces = spaces;
}
