import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { DISPLAY_SIZE, startingTileCount } from './costs.ts';
import { drafter } from './draft.ts';
import type { Board, Employment, Game, Kind, LotId, Options, WorkerTile } from './types.ts';

/** What a game is played with: a board, its worker tiles, and the bonus tiles that are dealt onto its bushes. */
export interface GameSet {
  readonly board: Board;
  readonly workerTiles: readonly WorkerTile[];
  readonly bonusTiles: readonly Kind[];
}

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

/** The same list in an order drawn from `random`. */
export function shuffled<T>(list: readonly T[], random: RandomGenerator): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = uniformInt(random, 0, i);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

const NO_WORKERS: readonly Employment[] = [null, null, null, null, null, null, null, null];

/** A game before its first draft, from a deal that passes the schema (4.2–4.8). */
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
    startingTiles: tiles.slice(shown, shown + starting).sort(),
    pile: tiles.slice(shown + starting),
  });
}
