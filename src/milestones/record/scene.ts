import { boardFrom } from '../board/drawing.ts';
import { visibleWorkers } from '../chapters/03-player-board.ts';
import { GOODS_KEPT, WORKERS_LEFT } from '../chapters/11-castle.ts';
import { totalGoods } from '../goods.ts';
import { PRACTICE_SETS } from '../set/practice-set.ts';
import type {
  Board,
  Employment,
  Game,
  Goods,
  Kind,
  OpenState,
  Options,
  Player,
  State,
  Visit,
  WorkerTile,
} from '../types.ts';
import { RECORD_FORMATS, readRecord } from './record.ts';

/**
 * A position as an author writes it: the fields of a record's position that differ from a bare table. The names are the
 * record's own; only a worker is written in one line.
 */
export interface Scene {
  /** A drawing, as `boardFrom` reads it; otherwise the board of version 1 of the practice set. */
  readonly board?: readonly string[];
  /** Otherwise the tiles of the practice set. */
  readonly workerTiles?: readonly WorkerTile[];
  readonly variants?: Options['variants'];
  readonly startingPlayer?: number;
  readonly players: readonly ScenePlayer[];
  /** Otherwise a move of player 0 is waited for, the first of two, and nothing is built but the first marketplace. */
  readonly state?: Partial<Omit<OpenState, 'players'>>;
  /** Otherwise the tiles that lie nowhere else, in the order of the list. */
  readonly pile?: readonly string[];
}

/** A player of a scene: what differs from somebody who stands on the castle and has nothing. */
export interface ScenePlayer extends Partial<Omit<Player, 'goods' | 'spaces'>> {
  /** The goods that the player has any of. */
  readonly goods?: Partial<Goods>;
  /** The employment spaces from left to right: `quarryman 3`, `quarryman 3 bonus`, `covered` or null; what is missing at the end is empty. */
  readonly spaces?: readonly (string | null)[];
}

const SET = PRACTICE_SETS[0];

/**
 * The game that a scene describes.
 * @throws Error with every problem where it breaks the rules' invariants or is not a scene at all.
 */
export function gameOfScene(scene: Scene): Game {
  const { state, pile, ...set } = acceptedGameOfScene(scene);
  const read = readRecord({ format: RECORD_FORMATS[0], ...set, position: { state, pile }, actions: [] });
  if (read.ok) return read.game;
  throw new Error(read.problems.map(({ at, reason, rule }) => `${at}: ${reason} ${rule ?? ''}`).join('\n'));
}

/** The game of a scene that `gameOfScene` has accepted before, such as when the site was built: it is not checked again. */
export function acceptedGameOfScene(scene: Scene): Game {
  const { board: drawing, workerTiles = SET.workerTiles, state = {}, players: described, ...rest } = scene;
  const board: Board = drawing === undefined ? SET.board : boardFrom('scene', 1, drawing);
  const players = described.map(playerFrom);
  // These two have no order of their own; the engine keeps them in the order of the ids.
  const startingTiles = [...(state.startingTiles ?? [])].sort();
  const bonusInReach = [...(state.bonusInReach ?? [])].sort();
  const unused = workerTiles.map(({ id }) => id).filter((id) => !startingTiles.includes(id));
  const display = state.display ?? unused.slice(0, 5);
  const pile = rest.pile ?? unused.filter((id) => !display.includes(id));
  const { phase = 'move', player = 0 } = state;
  return {
    options: {
      players: players.length,
      startingPlayer: rest.startingPlayer ?? 0,
      variants: rest.variants ?? { equalCategoryScores: false },
    },
    board,
    workerTiles,
    // Whether the fields agree with the phase is what `gameOfScene` asks.
    state: {
      player,
      movesLeft: { draft: 0, move: 2, space: 1, bonus: 1, over: 0 }[phase],
      streets: [],
      houses: [],
      marketplaces: [board.start],
      flour: [],
      bonusTiles: {},
      visit: phase === 'space' || phase === 'bonus' ? arrivalOf(players[player] as Player) : null,
      endTriggeredBy: null,
      turnsLeft: null,
      finalScoring: null,
      winners: null,
      ...state,
      phase,
      players,
      startingTiles,
      bonusInReach,
      display,
      pileCount: pile.length,
    } as State,
    pile,
  };
}

function playerFrom({ vp = 0, goods, piece = 'castle', spaces = [] }: ScenePlayer): Player {
  return {
    vp,
    goods: { stone: 0, wood: 0, sand: 0, grain: 0, coin: 0, ...goods },
    piece,
    spaces: Array.from({ length: Math.max(8, spaces.length) }, (_, i) => employmentFrom(spaces[i] ?? null)),
  };
}

function employmentFrom(text: string | null): Employment {
  if (text === null || text === 'covered') return text;
  const [kind, number, bonus] = text.split(' ');
  return { kind: kind as Kind, number: Number(number), bonus: bonus === 'bonus' };
}

/** What a space asks of a player who has just come to it. */
function arrivalOf({ piece, goods, spaces }: Player): Visit {
  if (piece === 'trading-house') return { hired: false };
  if (piece !== 'castle') return {};
  return {
    giveBack: Math.max(0, totalGoods(goods) - GOODS_KEPT),
    cover: visibleWorkers(spaces) > WORKERS_LEFT,
  };
}
