import {
  type Board,
  bonusesInReach,
  DISPLAY_SIZE,
  drafter,
  finalScoringOf,
  type Game,
  GOODS_KEPT,
  gameFrom,
  hasStreetOnEdge,
  isStreetStart,
  KINDS,
  type Kind,
  layoutOf,
  netOf,
  type OpenState,
  type Options,
  type Player,
  type Problem,
  RECORD_FORMATS,
  readRecord,
  type Section,
  type State,
  startingTileCount,
  totalGoods,
  type Visit,
  visibleWorkers,
  WORKERS_LEFT,
  type WorkerTile,
  winnersOf,
} from '../../milestones/index.ts';

/*
 * A position while it is being built is a game like any other, whose state may still break the rules' invariants. Every change
 * gives a new one in which all that follows from the rest is worked out: the order and the direction of the street sections, what
 * the space under the piece asks, the bonus tiles within reach, who chooses a starting tile, the turns left, the final scoring.
 */

/** Where a game can stand: its phase, and how many moves of the turn are left. */
export const MOMENTS = ['draft-0', 'move-2', 'move-1', 'space-1', 'space-0', 'bonus-1', 'bonus-0', 'over-0'] as const;
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

/** Street sections as they can have been built one after the other, and those that nothing leads to. */
function building(board: Board, sections: readonly Section[], marketplaces: readonly string[]) {
  const layout = layoutOf(board);
  const built: Section[] = [];
  let left = [...sections];
  for (;;) {
    const net = netOf(layout, { streets: [...built], marketplaces });
    const starts = ([from]: Section) => {
      const point = layout.index.get(from);
      if (point === undefined) return false;
      if (point === layout.start) return true;
      return built.length > 0 && (net.pieces[point] as number) > 0 && isStreetStart(layout, net, point);
    };
    const next = left.flatMap((section) =>
      [section, reversed(section)].filter(starts).map((way) => ({ section, way })),
    )[0];
    if (next === undefined) return { built, left };
    built.push(next.way);
    left = left.filter((section) => section !== next.section);
  }
}

/**
 * Street sections in an order and in directions in which they can have been built: each from the stall, from a marketplace or from
 * the end of a street on. What cannot be reached so stays at the end, as it was entered.
 */
export function arranged(board: Board, sections: readonly Section[], marketplaces: readonly string[]): Section[] {
  const { built, left } = building(board, sections, marketplaces);
  return [...built, ...left];
}

type Built = Pick<OpenState, 'streets' | 'marketplaces' | 'houses'>;

/** How many sections, marketplaces and houses stand where no street leads to them. */
function unsupported(board: Board, { streets, marketplaces, houses }: Built): number {
  const layout = layoutOf(board);
  const net = netOf(layout, { streets, marketplaces });
  const aside = marketplaces.filter((id) => id !== board.start && net.pieces[layout.index.get(id) as number] === 0);
  const alone = houses.filter((id) => {
    const lot = layout.lots[layout.lotIndex.get(id) as number];
    return lot === undefined || !hasStreetOnEdge(net, lot);
  });
  return building(board, streets, marketplaces).left.length + aside.length + alone.length;
}

/** The lots around a point whose bonus tile the player of the turn could take (9.1). */
const reachAt = ({ board, state }: Game, point: string) => {
  const layout = layoutOf(board);
  const at = layout.index.get(point);
  return at === undefined ? [] : bonusesInReach(layout, state, state.players[state.player] as Player, at);
};

/**
 * The points whose milestone or marketplace may be the one that brings bonus tiles within reach: there is a tile for the player
 * around it, and it can have been built last, because the rest stands without it.
 */
export function bringers(game: Game): string[] {
  const { board, state } = game;
  const { streets, marketplaces, houses } = state;
  const before = unsupported(board, state);
  const points = [...streets.map(([, milestone]) => milestone), ...marketplaces.filter((id) => id !== board.start)];
  return points.filter((point) => {
    if (reachAt(game, point).length === 0) return false;
    const rest = {
      streets: streets.filter(([, milestone]) => milestone !== point),
      marketplaces: marketplaces.filter((id) => id !== point),
      houses,
    };
    return unsupported(board, rest) <= before;
  });
}

/** The point whose milestone or marketplace was built last and has brought the bonus tiles within reach; null outside that phase. */
export function justBuilt(game: Game): string | null {
  const { phase, streets, marketplaces, bonusInReach } = game.state;
  if (phase !== 'bonus') return null;
  const last = [streets.at(-1)?.[1], marketplaces.at(-1)];
  return (
    bringers(game).find((point) => last.includes(point) && reachAt(game, point).join() === bonusInReach.join()) ?? null
  );
}

/** The game in which what stands at a point has been built last, so that the bonus tiles around it are within reach (9.1). */
export function builtLast(game: Game, point: string): Game {
  const { streets, marketplaces } = game.state;
  const isIt = (section: Section) => section[1] === point;
  const others = streets.filter((section) => !isIt(section));
  return {
    ...game,
    state: {
      ...game.state,
      streets: arranged(game.board, [...others, ...streets.filter(isIt)], marketplaces),
      marketplaces: [...marketplaces.filter((id) => id !== point), ...marketplaces.filter((id) => id === point)],
      bonusInReach: reachAt(game, point),
    } as State,
  };
}

/**
 * What the space under the piece asks (5.5, 11.1). Whether a worker has been hired there, or covered, is nowhere to be seen: it
 * stays as it is said until something else about the player changes.
 */
function visitOf(player: Player, before: Visit | null, isAsBefore: boolean): Visit {
  const { piece, goods, spaces } = player;
  if (piece === 'trading-house') return { hired: before !== null && 'hired' in before && before.hired };
  if (piece !== 'castle') return {};
  const giveBack = Math.max(0, totalGoods(goods) - GOODS_KEPT);
  const hasCovered = isAsBefore && giveBack > 0 && before !== null && 'cover' in before && !before.cover;
  return { giveBack, cover: !hasCovered && visibleWorkers(spaces) > WORKERS_LEFT };
}

/** Whose turn it is: while the starting tiles are chosen their number says so (4.8), when all is over who triggered the end (12.3). */
function turnOf({ phase, player, players, startingTiles, endTriggeredBy }: OpenState, options: Options): number {
  if (phase === 'over') return ((endTriggeredBy as number) + players.length - 1) % players.length;
  if (phase !== 'draft') return player;
  const drafted = startingTileCount(players.length) - startingTiles.length;
  return drafter(options, Math.floor(drafted / 2));
}

/** The phase that the playing piece leaves room for: bonus tiles are taken at the board of works, and a worker asks nothing once it is reached (6.1). */
function phaseOf({ phase, player, players }: OpenState): OpenState['phase'] {
  const { piece } = players[player] as Player;
  if (phase !== 'space' && phase !== 'bonus') return phase;
  if (piece.startsWith('worker-')) return 'move';
  return piece === 'board-of-works' ? phase : 'space';
}

/** A game with another state, in which all that follows from the rest is worked out. */
export function changed(game: Game, change: Partial<OpenState>, asked: Options = game.options): Game {
  const before: OpenState = { ...game.state, ...change };
  const { players, streets, marketplaces, visit } = before;
  const count = players.length;
  const options = { ...asked, players: count, startingPlayer: Math.min(asked.startingPlayer, count - 1) };
  const phase = phaseOf(before);
  const leaves = before.phase !== phase && phase === 'move';
  const isOver = phase === 'over';
  const endTriggeredBy = before.endTriggeredBy ?? (isOver ? (winnersOf(players)[0] as number) : null);
  const player = turnOf({ ...before, endTriggeredBy }, options);
  const state: OpenState = {
    ...before,
    phase,
    player,
    movesLeft: leaves ? before.movesLeft || 1 : before.movesLeft,
    streets: change.streets || change.marketplaces ? arranged(game.board, streets, marketplaces) : streets,
    visit:
      phase === 'space' || phase === 'bonus'
        ? visitOf(players[player] as Player, visit, players[player] === game.state.players[player])
        : leaves || isOver
          ? null
          : visit,
    bonusInReach: phase === 'bonus' ? before.bonusInReach : [],
    endTriggeredBy,
    turnsLeft: endTriggeredBy === null ? null : (endTriggeredBy + 2 * count - 1 - player) % count,
    finalScoring: isOver ? finalScoringOf(players, options.variants.equalCategoryScores) : null,
    winners: isOver ? winnersOf(players) : null,
  };
  const next: Game = { ...game, options, state: state as State };
  if (phase !== 'bonus') return next;
  const able = bringers(next);
  const last = justBuilt(game);
  const point = last !== null && able.includes(last) ? last : able[0];
  return point === undefined ? { ...next, state: { ...state, bonusInReach: [] } as State } : builtLast(next, point);
}

/** The game with another number of players: those that come have an empty board, those that go are the last. */
export function withPlayers(game: Game, count: number): Game {
  const { players, player, phase, endTriggeredBy } = game.state;
  const next = changed(game, {
    players: Array.from({ length: count }, (_, seat) => players[seat] ?? bare),
    player: Math.min(player, count - 1),
    endTriggeredBy: endTriggeredBy !== null && endTriggeredBy >= count ? null : endTriggeredBy,
  });
  return phase === 'draft' ? dealt(next) : next;
}

/** The game with something of one player changed. */
export function withPlayer(game: Game, seat: number, change: Partial<Player>): Game {
  const { players } = game.state;
  return changed(game, { players: players.with(seat, { ...(players[seat] as Player), ...change }) });
}

/** The moment at which a game stands; null where its moves left do not fit its phase. */
export function momentOf({ state: { phase, movesLeft } }: Game): Moment | null {
  return MOMENTS.find((moment) => moment === `${phase}-${movesLeft}`) ?? null;
}

/** The game before its first starting tile is chosen, with the display and the bonus tiles that it has. */
function dealt(game: Game): Game {
  const { options, board, workerTiles, state } = game;
  const display = state.display.slice(0, DISPLAY_SIZE);
  const others = workerTiles.map(({ id }) => id).filter((id) => !display.includes(id));
  const count = startingTileCount(options.players);
  return gameFrom(options, board, workerTiles, {
    bonusTiles: state.bonusTiles,
    display,
    startingTiles: others.slice(0, count),
    pile: others.slice(count),
  });
}

/** The game at another moment. The starting tiles are chosen before anything else: that begins with empty boards. */
export function atMoment(game: Game, moment: Moment): Game {
  const [phase, moves] = moment.split('-') as [OpenState['phase'], string];
  if (phase === 'draft') return dealt(game);
  const { players, player } = game.state;
  const builds = { ...(players[player] as Player), piece: 'board-of-works' as const };
  return changed(game, {
    phase,
    movesLeft: Number(moves) as 0 | 1 | 2,
    players: phase === 'bonus' ? players.with(player, builds) : players,
    visit: null,
    bonusInReach: [],
    startingTiles: [],
  });
}

/** The game on another board and with other tiles: what lay on the board is gone, what is the players' own stays. */
export function onBoard(game: Game, { board, workerTiles }: Pick<Game, 'board' | 'workerTiles'>): Game {
  const { players, player, endTriggeredBy } = game.state;
  const bareOne = bareGame(board, workerTiles, players.length);
  const moved = changed(bareOne, { players, player, endTriggeredBy }, game.options);
  const moment = momentOf(game);
  // Where nothing is built no bonus tile can come within reach.
  return moment === null ? moved : atMoment(moved, moment.replace('bonus', 'space') as Moment);
}

/** The game with other tiles on the table; what lies neither in the display nor among the starting tiles is in the pile, as far as that is to go. */
export function withTiles(
  game: Game,
  tiles: Partial<Pick<OpenState, 'display' | 'startingTiles' | 'pileCount'>>,
): Game {
  const { display, startingTiles, pileCount } = { ...game.state, ...tiles };
  const others = game.workerTiles
    .map(({ id }) => id)
    .filter((id) => !display.includes(id) && !startingTiles.includes(id));
  const kept = [...game.pile.filter((id) => others.includes(id))];
  const pile = [...kept, ...others.filter((id) => !kept.includes(id))].slice(0, pileCount);
  // The engine keeps the starting tiles in the order of their ids.
  return {
    ...changed(game, { display, startingTiles: [...startingTiles].sort(), pileCount: pile.length }),
    pile,
  };
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
