import {
  type Board,
  type Game,
  GOODS_KEPT,
  isStreetStart,
  KINDS,
  type Kind,
  layoutOf,
  netOf,
  type OpenState,
  type Player,
  type Problem,
  RECORD_FORMATS,
  readRecord,
  type Section,
  type State,
  totalGoods,
  type Visit,
  visibleWorkers,
  WORKERS_LEFT,
  type WorkerTile,
} from '../milestones/index.ts';

/*
 * A position while it is being built is a game like any other, whose state may still break the rules' invariants. Every change
 * gives a new one in which all that follows from the rest is worked out: the order and the direction of the street sections, what
 * the space under the piece asks, the turns left.
 */

/** Where a turn can stand: before a move with so many left, or at a space with so many moves left after it. */
export const MOMENTS = ['move-2', 'move-1', 'space-1', 'space-0'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A player with the two workers that nobody can lose (11.4). */
const bare: Player = {
  vp: 0,
  goods: { stone: 0, wood: 0, sand: 0, grain: 0, coin: 0 },
  piece: 'castle',
  spaces: Array.from({ length: 8 }, (_, i) =>
    i < WORKERS_LEFT ? { kind: KINDS[i] as Kind, number: i + 1, bonus: false } : null,
  ),
};
/** The player of the turn, who can build: what is asked most is what may be built, and what it scores. */
const builder: Player = { ...bare, piece: 'board-of-works', goods: { ...bare.goods, stone: 2, wood: 2, sand: 2 } };

/** A table on which nothing is built but the first marketplace; the first player is at the board of works. */
export function bareGame(board: Board, workerTiles: readonly WorkerTile[], players: number): Game {
  const tiles = workerTiles.map(({ id }) => id);
  const pile = tiles.slice(5);
  return {
    options: { players, startingPlayer: 0, variants: { equalCategoryScores: false } },
    board,
    workerTiles,
    state: {
      phase: 'space',
      player: 0,
      movesLeft: 1,
      players: Array.from({ length: players }, (_, seat) => (seat === 0 ? builder : bare)),
      streets: [],
      houses: [],
      marketplaces: [board.start],
      flour: [],
      bonusTiles: {},
      startingTiles: [],
      display: tiles.slice(0, 5),
      pileCount: pile.length,
      visit: {},
      bonusInReach: [],
      endTriggeredBy: null,
      turnsLeft: null,
      finalScoring: null,
      winners: null,
    },
    pile,
  };
}

const reversed = ([from, milestone, to]: Section): Section => [to, milestone, from];

/**
 * Street sections in an order and in directions in which they can have been built: each from the stall, from a marketplace or from
 * the end of a street on. What cannot be reached so stays at the end, as it was entered.
 */
export function arranged(board: Board, sections: readonly Section[], marketplaces: readonly string[]): Section[] {
  const layout = layoutOf(board);
  const built: Section[] = [];
  let left = [...sections];
  const starts = ([from]: Section) => {
    const net = netOf(layout, { streets: [...built], marketplaces });
    const point = layout.index.get(from);
    if (point === undefined) return false;
    if (point === layout.start) return true;
    return built.length > 0 && (net.pieces[point] as number) > 0 && isStreetStart(layout, net, point);
  };
  for (;;) {
    const next = left.flatMap((section) =>
      [section, reversed(section)].filter(starts).map((way) => ({ section, way })),
    )[0];
    if (next === undefined) return [...built, ...left];
    built.push(next.way);
    left = left.filter((section) => section !== next.section);
  }
}

/** What the space under the piece asks (5.5, 11.1); whether a worker has been hired there is nowhere to be seen and stays as it is said. */
function visitOf({ piece, goods, spaces }: Player, before: Visit | null): Visit {
  if (piece === 'trading-house') return { hired: before !== null && 'hired' in before && before.hired };
  if (piece !== 'castle') return {};
  return { giveBack: Math.max(0, totalGoods(goods) - GOODS_KEPT), cover: visibleWorkers(spaces) > WORKERS_LEFT };
}

/** A game with another state, in which all that follows from the rest is worked out. */
export function changed(game: Game, change: Partial<OpenState>): Game {
  const state: OpenState = { ...game.state, ...change };
  const { player, players, endTriggeredBy, visit } = state;
  const count = players.length;
  // A worker asks nothing once it is reached: the next move is waited for (6.1).
  const leaves = state.phase === 'space' && (players[player] as Player).piece.startsWith('worker-');
  const phase = leaves ? 'move' : state.phase;
  return {
    ...game,
    options: { ...game.options, players: count, startingPlayer: Math.min(game.options.startingPlayer, count - 1) },
    state: {
      ...state,
      phase,
      movesLeft: leaves ? state.movesLeft || 1 : state.movesLeft,
      streets:
        change.streets || change.marketplaces ? arranged(game.board, state.streets, state.marketplaces) : state.streets,
      visit: phase === 'space' ? visitOf(players[player] as Player, visit) : leaves ? null : visit,
      turnsLeft: endTriggeredBy === null ? null : (endTriggeredBy + 2 * count - 1 - player) % count,
    } as State,
  };
}

/** The game with another number of players: those that come have an empty board, those that go are the last. */
export function withPlayers(game: Game, count: number): Game {
  const { players, player, endTriggeredBy } = game.state;
  return changed(game, {
    players: Array.from({ length: count }, (_, seat) => players[seat] ?? bare),
    player: Math.min(player, count - 1),
    endTriggeredBy: endTriggeredBy !== null && endTriggeredBy >= count ? null : endTriggeredBy,
  });
}

/** The game with something of one player changed. */
export function withPlayer(game: Game, seat: number, change: Partial<Player>): Game {
  const { players } = game.state;
  return changed(game, { players: players.with(seat, { ...(players[seat] as Player), ...change }) });
}

/** The moment at which a game stands; null in a draft, among bonus tiles, and when it is over. */
export function momentOf({ state: { phase, movesLeft } }: Game): Moment | null {
  return MOMENTS.find((moment) => moment === `${phase}-${movesLeft}`) ?? null;
}

/** The game at another moment of the turn. */
export function atMoment(game: Game, moment: Moment): Game {
  const [phase, moves] = moment.split('-') as ['move' | 'space', string];
  return changed(game, {
    phase,
    movesLeft: Number(moves) as 0 | 1 | 2,
    visit: null,
    bonusInReach: [],
    startingTiles: [],
    finalScoring: null,
    winners: null,
  });
}

/** The game on another board and with other tiles: what lay on the board is gone, what is the players' own stays. */
export function onBoard(game: Game, { board, workerTiles }: Pick<Game, 'board' | 'workerTiles'>): Game {
  const { players, player, endTriggeredBy } = game.state;
  const moved = changed(bareGame(board, workerTiles, players.length), { players, player, endTriggeredBy });
  const moment = momentOf(game);
  return moment === null ? moved : atMoment(moved, moment);
}

/** The game with these tiles in the display and so many in the pile, as far as there are any. */
export function withTiles(game: Game, display: readonly string[], pileCount: number): Game {
  const others = game.workerTiles.map(({ id }) => id).filter((id) => !display.includes(id));
  const kept = [...game.pile.filter((id) => others.includes(id))];
  const pile = [...kept, ...others.filter((id) => !kept.includes(id))].slice(0, pileCount);
  return { ...changed(game, { display, pileCount: pile.length }), pile };
}

/** Everything that is wrong with a position, all at once; empty where the rules allow it. */
export function problemsOf({ options, board, workerTiles, state, pile }: Game): readonly Problem[] {
  const read = readRecord({
    format: RECORD_FORMATS[1],
    options,
    board,
    workerTiles,
    position: { state, pile },
    actions: [],
  });
  return read.ok ? [] : read.problems;
}

/** What a problem of a position is about: a point or a lot of the board, or a seat; null where it is about the table as a whole. */
export function culprit(
  { at }: Problem,
  { state }: Game,
): { readonly site: string } | { readonly seat: number } | null {
  const [, , field, key = ''] = at.split('.');
  switch (field) {
    case 'streets':
      return key === '' ? null : { site: (state.streets[Number(key)] as Section)[1] };
    case 'houses':
    case 'marketplaces':
    case 'flour':
      return key === '' ? null : { site: state[field][Number(key)] as string };
    case 'bonusTiles':
      return key === '' ? null : { site: key };
    case 'players':
      return key === '' ? null : { seat: Number(key) };
    default:
      return null;
  }
}
