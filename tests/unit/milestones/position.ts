import { expect } from 'vitest';
import { gameFrom } from '../../../src/milestones/chapters/04-setup.ts';
import {
  type Action,
  apply,
  type Board,
  type Employment,
  type Game,
  type GameEvent,
  type Goods,
  type Kind,
  type LotId,
  type Player,
  type PlayerAction,
  type Point,
  type Section,
  type Space,
  type State,
  type Visit,
  type WorkerTile,
} from '../../../src/milestones/index.ts';
import { problemsOfPosition } from '../../../src/milestones/record/position.ts';

/**
 * A small board for positions made by hand. `S` is the white stall; the digit after a letter is the point's number:
 *
 *     S --- a1 -- b2 -- c3 -- d4
 *      \   / \   / \   / \   / \
 *       e2 -- f3 -- g4 -- h5 -- i1
 *        \   / \   / \   / \   / \
 *         j4 -- k5 -- l1 -- m2 -- n3
 */
const BOARD: Board = {
  name: 'by-hand',
  version: 1,
  points: [...'Sabcdefghijklmn'].map((id, i) => ({
    id,
    q: i % 5,
    r: Math.floor(i / 5),
    number: [null, 1, 2, 3, 4, 2, 3, 4, 5, 1, 4, 5, 1, 2, 3][i] as number | null,
  })),
  start: 'S',
  bushes: ['a+e+f', 'b+c+g', 'c+g+h', 'f+j+k', 'g+h+l'],
};

/** The id of a point of the long board: `u` and `v` are its upper and its lower row. */
const at = (row: 'u' | 'v', column: number) => `${row}${String(column).padStart(2, '0')}`;

/** Two long rows of points, all with the number 2, where everything that there is can be built. The upper row begins at the stall. */
export const LONG_BOARD: Board = {
  name: 'long',
  version: 1,
  points: (['u', 'v'] as const).flatMap((row, r) =>
    Array.from({ length: 60 }, (_, q): Point => ({ id: at(row, q), q, r, number: r === 0 && q === 0 ? null : 2 })),
  ),
  start: 'u00',
  bushes: [],
};

/** The first sections of a street straight along the upper row of the long board. */
export const longStreet = (sections: number): string[] =>
  Array.from({ length: sections }, (_, i) => [at('u', 2 * i), at('u', 2 * i + 1), at('u', 2 * i + 2)].join('-'));

/** The points where the sections of the long street end, and the lots below its pieces. */
export const longEnds = (count: number): string[] => Array.from({ length: count }, (_, i) => at('u', 2 * i + 2));
export const longLots = (count: number): LotId[] =>
  Array.from({ length: count }, (_, i) => [at('u', i), at('u', i + 1), at('v', i)].join('+'));

const KIND_OF: Record<string, Kind> = {
  q: 'quarryman',
  l: 'lumberjack',
  s: 'sand-worker',
  g: 'grain-grower',
  c: 'coiner',
};

/** Employment spaces from a text: `q3` a quarryman 3, `l5*` a lumberjack 5 with a bonus tile, `#` a cover tile, `.` nothing. */
export function spaces(text: string): Employment[] {
  const written = text.split(' ').map((word): Employment => {
    if (word === '.') return null;
    if (word === '#') return 'covered';
    return { kind: KIND_OF[word[0] as string] as Kind, number: Number(word[1]), bonus: word.endsWith('*') };
  });
  return [...written, ...Array<null>(8 - written.length).fill(null)];
}

/** Worker tiles from a text: `q1q2 l3l4` are the tiles t01 and t02. */
function tilesFrom(text: string): WorkerTile[] {
  const worker = (word: string) => ({ kind: KIND_OF[word[0] as string] as Kind, number: Number(word[1]) });
  return text.split(' ').map((word, i) => ({
    id: `t${String(i + 1).padStart(2, '0')}`,
    workers: [worker(word.slice(0, 2)), worker(word.slice(2))],
  }));
}

const TILES = tilesFrom('q1q2 l3l4 s5s6 g7g8 c1c1 q3q3 l6l7 s8s8 c2c3 q4l4 g2g3 s1g1 c5c6 q7s8');
const TILE_IDS = TILES.map((tile) => tile.id);

/** A game before the draft: the first tiles are the starting tiles, the next five the display, the rest the pile. */
export function deal({ players = 2, startingPlayer = 0 } = {}): Game {
  const starting = 2 * players + 1;
  return gameFrom({ players, startingPlayer, variants: { equalCategoryScores: false } }, BOARD, TILES, {
    bonusTiles: {},
    startingTiles: TILE_IDS.slice(0, starting),
    display: TILE_IDS.slice(starting, starting + 5),
    pile: TILE_IDS.slice(starting + 5),
  });
}

export interface PlayerWritten {
  readonly workers?: string;
  readonly goods?: Partial<Goods>;
  readonly piece?: Space;
  readonly vp?: number;
}

export interface Written {
  /** Two players where nothing else is said; the first one is about to play. */
  readonly players?: readonly PlayerWritten[];
  readonly player?: number;
  /** The space that the player is visiting; without it the player is about to move. */
  readonly visiting?: 'castle' | 'trading-house' | 'board-of-works' | 'mill';
  readonly visit?: Visit;
  readonly movesLeft?: number;
  readonly board?: Board;
  /** Sections as `S-a-b`. */
  readonly streets?: readonly string[];
  readonly houses?: readonly LotId[];
  /** Those beside the one on the white stall. */
  readonly marketplaces?: readonly string[];
  readonly flour?: readonly string[];
  readonly bonusTiles?: Readonly<Record<LotId, Kind>>;
  readonly display?: readonly string[];
  readonly pile?: readonly string[];
  readonly endTriggeredBy?: number;
  readonly turnsLeft?: number;
  readonly equalCategoryScores?: boolean;
  readonly houseMayLeaveBonus?: true;
}

/** A game in the middle, from what matters in it. It has to be a position that the engine would read. */
export function position(written: Written): Game {
  const {
    visiting,
    player = 0,
    display = ['t06', 't07', 't08', 't09', 't10'],
    pile = ['t11', 't12', 't13', 't14'],
  } = written;
  const players = (written.players ?? [{}, {}]).map(
    ({ workers = 'q1 q2 l3 l4', goods, piece = 'castle', vp = 0 }, i): Player => ({
      vp,
      goods: { stone: 0, wood: 0, sand: 0, grain: 0, coin: 0, ...goods },
      piece: visiting !== undefined && i === player ? visiting : piece,
      spaces: spaces(workers),
    }),
  );
  const total = Object.values((players[player] as Player).goods).reduce((sum, count) => sum + count, 0);
  const workers = (players[player] as Player).spaces.filter((space) => space !== null && space !== 'covered').length;
  const demands = { giveBack: Math.max(0, total - 3), cover: workers > 2 };
  const usual = visiting === 'castle' ? demands : visiting === 'trading-house' ? { hired: false } : {};
  const board = written.board ?? BOARD;
  // Whether the fields agree with the phase is asked below.
  const state = {
    phase: visiting === undefined ? 'move' : 'space',
    player,
    movesLeft: written.movesLeft ?? (visiting === undefined ? 2 : 1),
    players,
    streets: (written.streets ?? []).map((section) => section.split('-') as unknown as Section),
    houses: written.houses ?? [],
    marketplaces: [board.start, ...(written.marketplaces ?? [])],
    flour: written.flour ?? [],
    bonusTiles: written.bonusTiles ?? {},
    startingTiles: [],
    display,
    pileCount: pile.length,
    bonusInReach: [],
    visit: visiting === undefined ? null : (written.visit ?? usual),
    endTriggeredBy: written.endTriggeredBy ?? null,
    turnsLeft: written.turnsLeft ?? null,
    finalScoring: null,
    winners: null,
  } as State;
  const variants = {
    equalCategoryScores: written.equalCategoryScores ?? false,
    ...(written.houseMayLeaveBonus && { houseMayLeaveBonus: true as const }),
  };
  const game = {
    options: { players: players.length, startingPlayer: 0, variants },
    board,
    workerTiles: TILES,
    state,
    pile,
  };
  expect(problemsOfPosition(game), 'the position').toEqual([]);
  return game;
}

/** The game after some actions, every one of which has to be accepted, and to lead to a position that the engine would read. */
export function play(game: Game, ...actions: readonly Action[]): Game {
  return actions.reduce((before, action) => {
    const outcome = apply(before, action);
    if (!outcome.ok) expect.fail(`${JSON.stringify(action)} is refused: ${JSON.stringify(outcome.refusals)}`);
    expect(problemsOfPosition(outcome.game), `the position after ${JSON.stringify(action)}`).toEqual([]);
    return outcome.game;
  }, game);
}

/** What an action that is accepted makes happen. */
export function eventsOf(game: Game, action: Action): readonly GameEvent[] {
  const outcome = apply(game, action);
  if (!outcome.ok) expect.fail(`${JSON.stringify(action)} is refused: ${JSON.stringify(outcome.refusals)}`);
  return outcome.events;
}

/** Why an action is refused: `8.5 branches-at-milestone a`, one for every rule; empty where it is accepted. */
export function refusals(game: Game, action: Action | PlayerAction): string[] {
  const outcome = apply(game, action);
  return outcome.ok
    ? []
    : outcome.refusals.map(({ rule, reason, at }) =>
        [rule ?? [], reason, ...at.flatMap((place) => Object.values(place))].flat().join(' '),
      );
}

export const player = (game: Game, i: number): Player => game.state.players[i] as Player;
export const vp = (game: Game, i = 0): number => player(game, i).vp;

/** A player's goods, without those of which there are none. */
export const goods = (game: Game, i = 0): Partial<Goods> =>
  Object.fromEntries(Object.entries(player(game, i).goods).filter(([, count]) => count > 0));

export const move = (to: Space): Action => ({ type: 'move', to });
export const idle = (to: Space): Action => ({ type: 'move', to, idle: true });
export const done: Action = { type: 'done' };

/** A section written as `S-a-b`. */
export function street(section: string): Action {
  const [from, milestone, to] = section.split('-') as [string, string, string];
  return { type: 'street', from, milestone, to };
}
export const house = (lot: LotId, bonusOn?: number): Action => ({
  type: 'house',
  lot,
  ...(bonusOn === undefined ? {} : { bonusOn }),
});
export const marketplace = (at: string): Action => ({ type: 'marketplace', at });
export const deliver = (marketplace: string, ...numbers: string[]): Action => ({
  type: 'deliver',
  marketplace,
  numbers,
});
