/**
 * Chapters 4 to 13 of the rules a second time, written from their text alone and as literally as it goes: nothing but the
 * printed lines of a board is kept between two questions, and nothing is shared with the engine but its types. What the
 * engine says is held against it.
 */
import {
  type Action,
  type Board,
  CUBES,
  type Cube,
  type Game,
  GOODS,
  type Good,
  type Goods,
  KINDS,
  type Kind,
  type LotId,
  type OpenState,
  type Point,
  PRODUCT,
  type Reason,
  type Section,
  SPACES,
  type Space,
  type State,
  type Worker,
} from '../../../src/milestones/types.ts';

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

// The net (2.4)

interface Printed {
  readonly points: ReadonlyMap<string, Point>;
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
}

const STEPS = ['1,0', '-1,0', '0,1', '0,-1', '1,-1', '-1,1'];
const printed = new WeakMap<Board, Printed>();

function printedOn(board: Board): Printed {
  const known = printed.get(board);
  if (known) return known;
  const lacks = (a: Point, b: Point) =>
    (board.missing ?? []).some((ends) => ends.includes(a.id) && ends.includes(b.id));
  const next = (a: Point, b: Point) => STEPS.includes(`${b.q - a.q},${b.r - a.r}`) && !lacks(a, b);
  const neighbours = board.points.map(
    (point) => [point.id, board.points.filter((other) => next(point, other)).map(({ id }) => id)] as const,
  );
  const made = { points: new Map(board.points.map((point) => [point.id, point])), neighbours: new Map(neighbours) };
  printed.set(board, made);
  return made;
}

const pointOf = (board: Board, id: string): Point | undefined => printedOn(board).points.get(id);

export const neighboursOf = (board: Board, id: string): readonly string[] => printedOn(board).neighbours.get(id) ?? [];

/** Whether a printed line joins two points. */
export const joined = (board: Board, a: string, b: string): boolean => neighboursOf(board, a).includes(b);

const cornersOf = (lot: LotId): string[] => lot.split('+');

export function isLot(board: Board, lot: string): boolean {
  const corners = cornersOf(lot);
  const [a, b, c] = corners;
  if (corners.length !== 3 || a === undefined || b === undefined || c === undefined) return false;
  return a < b && b < c && joined(board, a, b) && joined(board, b, c) && joined(board, a, c);
}

export function lotsOf(board: Board): LotId[] {
  const ids = board.points.map((point) => point.id).sort();
  return ids
    .flatMap((a) => neighboursOf(board, a).flatMap((b) => neighboursOf(board, b).map((c) => `${a}+${b}+${c}`)))
    .filter((lot) => isLot(board, lot));
}

// What stands on it

/** Every street piece as the two points that it touches (8.3). */
export const piecesOf = (streets: readonly Section[]): (readonly [string, string])[] =>
  streets.flatMap(([from, milestone, to]) => [[from, milestone] as const, [milestone, to] as const]);

/** How many street pieces touch a point. */
export function touching({ streets }: State, id: string): number {
  let pieces = 0;
  for (const [from, milestone, to] of streets)
    pieces += Number(from === id || milestone === id) + Number(milestone === id || to === id);
  return pieces;
}

const hasMilestone = (state: State, id: string): boolean => state.streets.some((section) => section[1] === id);
const hasMarketplace = (state: State, id: string): boolean => state.marketplaces.includes(id);

/** The number on a point while nothing covers it (8.11), else null. */
function freeNumber(game: Game, id: string): number | null {
  if (hasMilestone(game.state, id) || hasMarketplace(game.state, id)) return null;
  return pointOf(game.board, id)?.number ?? null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const freeSum = (game: Game, ids: readonly string[]): number => sum(ids.map((id) => freeNumber(game, id) ?? 0));

// The player board

const isWorker = (space: unknown): space is Worker => typeof space === 'object' && space !== null;
const workersOf = (state: State): Worker[] => state.players[state.player]?.spaces.filter(isWorker) ?? [];
const spacesOf = (state: State) => state.players[state.player]?.spaces ?? [];
const goodsOf = (state: State): Goods => state.players[state.player]?.goods as Goods;
const totalOf = (goods: Partial<Goods>): number => sum(GOODS.map((good) => goods[good] ?? 0));

/** Whether the numbers never fall from left to right (7.1). */
function ascends(workers: readonly Worker[]): boolean {
  const numbers = workers.map((worker) => worker.number);
  return numbers.every((number, i) => numbers.slice(0, i).every((before) => before <= number));
}

const takesTile = (space: unknown, kind: Kind | undefined): boolean =>
  isWorker(space) && space.kind === kind && !space.bonus;

/** How far along the loop a space lies; a move that reaches the castle has gone round (5.4). */
const stepsTo = (from: Space, to: Space): number =>
  to === 'castle' ? SPACES.length - SPACES.indexOf(from) : SPACES.indexOf(to) - SPACES.indexOf(from);

// Which form an action has (design: one form only)

type Fields = Record<string, unknown>;

const text = (value: unknown) => typeof value === 'string';
const whole = (value: unknown) => Number.isSafeInteger(value);
const inOrder = (list: readonly unknown[], order: readonly unknown[]) =>
  list.every((item, i) => order.includes(item) && (i === 0 || order.indexOf(list[i - 1]) <= order.indexOf(item)));
const textsInOrder = (value: unknown) =>
  Array.isArray(value) && Array.from(value).every(text) && value.every((item, i) => i === 0 || value[i - 1] <= item);
const counts = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  inOrder(Object.keys(value), GOODS) &&
  Object.values(value).every((count) => whole(count) && (count as number) > 0);

const FORMS: Record<string, Record<string, (value: unknown) => boolean>> = {
  draft: { tile: text, space: whole },
  move: { to: (value) => SPACES.includes(value as Space), 'idle?': (value) => value === true },
  hire: { tile: text, space: whole },
  buy: { good: (value) => GOODS.includes(value as Good) },
  sell: { goods: (value) => Array.isArray(value) && value.length === 2 && inOrder(Array.from(value), GOODS) },
  street: { from: text, milestone: text, to: text },
  house: { lot: text, 'bonusOn?': whole },
  marketplace: { at: text },
  'take-bonus': { lot: text, space: whole },
  'leave-bonus': {},
  deliver: { marketplace: text, numbers: textsInOrder },
  'give-back': { goods: counts },
  cover: { space: whole },
  done: {},
};

/** What each type of action holds, with what all have: a name ends with a question mark where it may be missing. */
const FIELDS = new Map(
  Object.entries(FORMS).map(([type, form]) => {
    const fields = Object.entries({ type: text, 'player?': whole, ...form });
    return [type, fields.map(([name, holds]) => ({ name: name.replace('?', ''), may: name.endsWith('?'), holds }))];
  }),
);

function hasForm(action: unknown): action is Action & { player?: number } {
  if (typeof action !== 'object' || action === null) return false;
  const given = action as Fields;
  const fields = typeof given.type === 'string' ? FIELDS.get(given.type) : undefined;
  if (fields === undefined) return false;
  return (
    Object.keys(given).every((key) => fields.some(({ name }) => name === key)) &&
    fields.every(({ name, may, holds }) => (Object.hasOwn(given, name) ? holds(given[name]) : may))
  );
}

// What forbids an action

/** Whether it is the moment for an action of this type. */
function isTheMoment(state: State, type: Action['type']): boolean {
  const at = state.players[state.player]?.piece;
  switch (type) {
    case 'draft':
      return state.phase === 'draft';
    case 'move':
      return state.phase === 'move';
    case 'hire':
    case 'buy':
    case 'sell':
      return state.phase === 'space' && at === 'trading-house';
    case 'street':
    case 'house':
    case 'marketplace':
      return state.phase === 'space' && at === 'board-of-works';
    case 'deliver':
      return state.phase === 'space' && at === 'mill';
    case 'give-back':
    case 'cover':
      return state.phase === 'space' && at === 'castle';
    case 'done':
      return state.phase === 'space' && at !== 'castle';
    case 'take-bonus':
    case 'leave-bonus':
      return state.phase === 'bonus';
  }
}

/** What forbids a house on a lot for the sake of the bonus tile that lies there, if one does. */
function forbiddenBonus({ state, options }: Game, lot: LotId, bonusOn: number | undefined): (Reason | false)[] {
  const bonus = state.bonusTiles[lot];
  if (bonus === undefined) return [bonusOn !== undefined && 'no-bonus-there'];
  if (!spacesOf(state).some((space) => takesTile(space, bonus))) return ['bonus-cannot-be-taken']; // 8.13
  if (bonusOn === undefined) return [options.variants.houseMayLeaveBonus !== true && 'bonus-must-be-taken']; // 9.5
  return forbiddenWorker(state, lot, bonusOn);
}

/** What forbids to put the bonus tile of a lot onto a space. */
function forbiddenWorker(state: State, lot: LotId, space: number): (Reason | false)[] {
  const bonus = state.bonusTiles[lot];
  const worker = spacesOf(state)[space - 1];
  if (bonus === undefined) return [];
  if (!isWorker(worker)) return ['no-worker-there']; // 9.2
  return [worker.kind !== bonus && 'other-kind', worker.bonus && 'bonus-already-there']; // 9.2, 9.3
}

function forbidden(game: Game, action: Action): (Reason | false)[] {
  const { board, state } = game;
  const goods = goodsOf(state);
  const spaces = spacesOf(state);
  const lacks = (cost: Partial<Goods>) =>
    GOODS.map((good) => goods[good] < (cost[good] ?? 0) && (`lacks-${good}` as const));

  switch (action.type) {
    case 'draft': {
      const onBoard = action.space >= 1 && action.space <= 7;
      return [
        !state.startingTiles.includes(action.tile) && 'tile-not-offered', // 4.8
        !onBoard && 'sticks-out', // 4.9
        onBoard && (spaces[action.space - 1] ?? spaces[action.space]) !== null && 'overlaps-starting-tile', // 4.10
      ];
    }
    case 'move': {
      const piece = state.players[state.player]?.piece as Space;
      const steps = stepsTo(piece, action.to);
      const target = spaces[SPACES.indexOf(action.to) - 1];
      const wouldGive = isWorker(target) || (action.to === 'trading-house' && ascends(workersOf(state)));
      return [
        steps === 0 && 'stays', // 5.3
        steps < 0 && 'not-ahead', // 5.3
        steps <= 0 && 'passes-castle', // 5.4
        action.idle === true && action.to === 'castle' && 'castle-compulsory', // 5.6
        action.idle === true && action.to !== 'castle' && !wouldGive && 'nothing-to-decline', // 5.9
      ];
    }
    case 'hire':
      return [
        !state.display.includes(action.tile) && 'tile-not-in-display', // 7.3
        !(action.space >= 1 && action.space <= 7) && 'sticks-out', // 7.5
        (state.visit as { hired?: boolean }).hired === true && 'hired-already', // 7.2
        ...lacks({ coin: 2 }), // 7.3
      ];
    case 'buy':
      return [!CUBES.includes(action.good as Cube) && 'coins-not-bought', ...lacks({ coin: 2 })]; // 7.7
    case 'sell': {
      const cost: Partial<Mutable<Goods>> = {};
      for (const good of action.goods) cost[good] = (cost[good] ?? 0) + 1;
      const coins = (action.goods as readonly Good[]).includes('coin');
      return [coins && 'coins-not-sold', ...lacks(cost)]; // 7.8
    }
    case 'street': {
      const { from, milestone, to } = action;
      const numbered = (id: string) => pointOf(board, id)?.number != null;
      const same = (a: string, b: string) => a === b; // Two equal points are 8.8's business, not 8.3's.
      const first = state.streets.length === 0;
      const startHere = hasMarketplace(state, from);
      return [
        state.streets.length >= 24 && 'no-sections-left', // 13.3
        ...lacks({ stone: 1, sand: 1 }), // 8.2
        !(same(from, milestone) || joined(board, from, milestone)) && 'no-line', // 8.3
        !(same(milestone, to) || joined(board, milestone, to)) && 'no-line', // 8.3
        !(numbered(milestone) && numbered(to)) && 'no-number', // 8.3
        new Set([from, milestone, to]).size < 3 && 'doubles-back', // 8.8
        first && from !== board.start && 'not-at-the-stall', // 8.4
        !first && !startHere && hasMilestone(state, from) && 'branches-at-milestone', // 8.5
        !startHere && !hasMilestone(state, from) && touching(state, from) > 1 && 'branches-between-sections', // 8.5
        !first && !startHere && touching(state, from) === 0 && 'starts-off-street', // 8.5
        numbered(milestone) && touching(state, milestone) > 0 && 'milestone-closes-loop', // 8.7
        numbered(to) && touching(state, to) > 0 && 'end-closes-loop', // 8.7
      ];
    }
    case 'house': {
      const { lot, bonusOn } = action;
      const corners = cornersOf(lot);
      const onEdge = piecesOf(state.streets).some(([a, b]) => corners.includes(a) && corners.includes(b));
      return [
        state.houses.length >= 12 && 'no-houses-left', // 13.3
        ...lacks({ stone: 1, wood: 1 }), // 8.10
        !onEdge && 'no-street-on-edge', // 8.10
        state.houses.includes(lot) && 'lot-has-house', // 8.12
        ...forbiddenBonus(game, lot, bonusOn),
      ];
    }
    case 'marketplace':
      return [
        state.marketplaces.length >= 12 && 'no-marketplaces-left', // 13.3
        ...lacks({ wood: 1, sand: 1 }), // 8.14
        !hasMarketplace(state, action.at) && touching(state, action.at) === 0 && 'no-street-touches', // 8.15
        hasMilestone(state, action.at) && 'milestone-there', // 8.14
        hasMarketplace(state, action.at) && 'marketplace-there', // 8.14
      ];
    case 'take-bonus': {
      const inReach = state.bonusInReach.includes(action.lot);
      return [!inReach && 'bonus-not-in-reach', ...forbiddenWorker(state, action.lot, action.space)]; // 9.1
    }
    case 'leave-bonus':
      return [];
    case 'deliver': {
      const { marketplace, numbers } = action;
      const supply: (Reason | false)[] = [state.flour.length >= 12 && 'no-flour-left', ...lacks({ grain: 2 })]; // 10.6, 10.1
      if (!hasMarketplace(state, marketplace)) return [...supply, 'no-marketplace-there']; // 10.1
      const nextTo = numbers.filter((id) => joined(board, marketplace, id));
      const wanted = Math.min(2, neighboursOf(board, marketplace).filter((id) => freeNumber(game, id) !== null).length);
      return [
        ...supply,
        state.flour.includes(marketplace) && 'supplied-already', // 10.3
        nextTo.length < numbers.length && 'not-next-to', // 10.2
        nextTo.some((id) => freeNumber(game, id) === null) && 'not-free', // 10.2
        new Set(numbers).size < numbers.length && 'same-number-twice', // 10.7
        numbers.length < wanted && 'too-few-numbers', // 10.2, 10.4
        numbers.length > wanted && 'too-many-numbers', // 10.2, 10.4
      ];
    }
    case 'give-back': {
      const owed = Math.max(0, totalOf(goods) - 3);
      const given = totalOf(action.goods);
      return [
        owed === 0 && 'nothing-to-give-back', // 11.2
        owed > 0 && given < owed && 'gives-too-little', // 11.2
        owed > 0 && given > owed && 'gives-too-much', // 11.2
        ...lacks(action.goods), // 11.2
      ];
    }
    case 'cover':
      return [
        !(state.visit as { cover?: boolean }).cover && 'no-worker-demanded', // 11.4, 11.6
        (spaces[action.space - 1] ?? null) === null && 'covers-empty-space', // 11.3
        spaces[action.space - 1] === 'covered' && 'covers-cover-tile', // 11.3
      ];
    case 'done':
      return [];
  }
}

/** Whether the points and the lot that an action speaks of are on the board. */
function isOnBoard(board: Board, action: Action): boolean {
  const points =
    action.type === 'street'
      ? [action.from, action.milestone, action.to]
      : action.type === 'marketplace'
        ? [action.at]
        : [];
  return points.every((id) => pointOf(board, id)) && (action.type !== 'house' || isLot(board, action.lot));
}

/** Everything that forbids an action: its form, its moment (or its player), or else the rules' own reasons; empty where it is allowed. */
export function oracleForbids(game: Game, action: unknown): 'form' | 'moment' | Reason[] {
  if (!hasForm(action) || !isOnBoard(game.board, action)) return 'form';
  if (action.player !== undefined && action.player !== game.state.player) return 'moment';
  if (!isTheMoment(game.state, action.type)) return 'moment';
  return [...new Set(forbidden(game, action).filter((reason) => reason !== false))];
}

export function oracleAllows(game: Game, action: unknown): action is Action {
  return oracleForbids(game, action).length === 0;
}

// What an action does

const TARGETS: Record<number, number> = { 2: 67, 3: 59, 4: 51 };

/** The same plain value anew, in a fifth of the time that the way over JSON takes. */
function copied<T>(value: T): Mutable<T> {
  if (typeof value !== 'object' || value === null) return value as Mutable<T>;
  if (Array.isArray(value)) return value.map(copied) as Mutable<T>;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copied(value[key]);
  return copy as Mutable<T>;
}

/** The game after an allowed action. */
export function oracleNext(game: Game, action: Action): Game {
  const state = copied(game.state as OpenState);
  const pile = [...game.pile];
  const n = state.players.length;
  const now: Game = { ...game, state: state as State, pile };
  const me = state.players[state.player] as Mutable<OpenState['players'][number]>;

  const trigger = () => {
    if (state.endTriggeredBy !== null) return; // 12.8
    state.endTriggeredBy = state.player;
    state.turnsLeft = n - 1;
  };
  const score = (vp: number) => {
    me.vp += vp;
    if (me.vp >= (TARGETS[n] as number)) trigger(); // 12.1
  };
  const pay = (cost: Partial<Goods>) => {
    for (const good of GOODS) me.goods[good] -= cost[good] ?? 0;
  };
  const place = (tile: string, space: number) => {
    const workers = game.workerTiles.find(({ id }) => id === tile)?.workers ?? [];
    workers.forEach((worker, i) => {
      me.spaces[space - 1 + i] = { ...worker, bonus: false };
    });
  };
  const placeBonus = (lot: LotId, space: number) => {
    delete state.bonusTiles[lot];
    (me.spaces[space - 1] as Mutable<Worker>).bonus = true;
    score(1); // 9.6
  };
  const takeable = (lot: LotId) => me.spaces.some((space) => takesTile(space, state.bonusTiles[lot]));
  const offerBonusesAt = (id: string) => {
    const lots = Object.keys(state.bonusTiles).filter((lot) => cornersOf(lot).includes(id));
    state.bonusInReach = lots.filter(takeable).sort();
    if (state.bonusInReach.length > 0) state.phase = 'bonus';
  };
  const endTurn = () => {
    if (state.turnsLeft === 0) {
      finish(game, state);
      return;
    }
    if (state.turnsLeft !== null) state.turnsLeft -= 1;
    state.player = (state.player + 1) % n; // 5.1
    state.movesLeft = 2; // 5.2
    state.phase = 'move';
  };
  const leaveSpace = () => {
    state.visit = null;
    state.phase = 'move';
    if (state.movesLeft === 0) endTurn();
  };
  const visit = (what: Mutable<OpenState>['visit']) => {
    state.phase = 'space';
    state.visit = what;
  };

  switch (action.type) {
    case 'draft': {
      state.startingTiles = state.startingTiles.filter((tile) => tile !== action.tile);
      place(action.tile, action.space);
      const drafted = me.spaces.filter(isWorker).length / 2;
      if (drafted === 2 && state.player === game.options.startingPlayer) {
        state.startingTiles = []; // 4.8
        state.phase = 'move';
        state.movesLeft = 2;
      } else if (drafted === 2) state.player = (state.player + n - 1) % n;
      break;
    }
    case 'move': {
      const from = SPACES.indexOf(me.piece);
      me.piece = action.to;
      state.movesLeft -= 1;
      if (action.idle) leaveSpace();
      else if (action.to === 'castle') {
        const giveBack = Math.max(0, totalOf(me.goods) - 3); // 11.2
        const cover = me.spaces.filter(isWorker).length > 2; // 11.4
        if (giveBack > 0 || cover) visit({ giveBack, cover });
        else leaveSpace();
      } else if (action.to === 'trading-house') {
        if (ascends(workersOf(state as State))) me.goods.coin += 1; // 7.1
        visit({ hired: false });
      } else if (action.to === 'board-of-works' || action.to === 'mill') visit({});
      else {
        const space = SPACES.indexOf(action.to);
        const target = me.spaces[space - 1];
        if (isWorker(target)) {
          const yielding = me.spaces
            .filter((_, i) => i + 1 > from && i + 1 <= space) // 6.2, 6.3
            .filter(isWorker)
            .filter((worker) => worker.kind === target.kind); // 6.4
          me.goods[PRODUCT[target.kind as Kind]] += yielding.length;
          score(yielding.filter((worker) => worker.bonus).length); // 6.6
        }
        leaveSpace();
      }
      break;
    }
    case 'hire':
      pay({ coin: 2 });
      place(action.tile, action.space);
      state.visit = { hired: true };
      state.display = state.display.filter((tile) => tile !== action.tile);
      while (state.display.length < 5 && pile.length > 0) state.display.push(pile.shift() as string); // 7.6
      state.pileCount = pile.length;
      if (state.display.length === 0) trigger(); // 12.2
      break;
    case 'buy':
      pay({ coin: 2 });
      me.goods[action.good] += 1;
      break;
    case 'sell':
      for (const good of action.goods) pay({ [good]: 1 });
      me.goods.coin += 1;
      break;
    case 'street':
      pay({ stone: 1, sand: 1 });
      state.streets.push([action.from, action.milestone, action.to]);
      score(pointOf(game.board, action.milestone)?.number as number);
      offerBonusesAt(action.milestone); // 9.9
      break;
    case 'house':
      pay({ stone: 1, wood: 1 });
      state.houses.push(action.lot);
      score(freeSum(now, cornersOf(action.lot)));
      if (action.bonusOn !== undefined) placeBonus(action.lot, action.bonusOn);
      break;
    case 'marketplace':
      pay({ wood: 1, sand: 1 });
      score(freeNumber(now, action.at) as number);
      state.marketplaces.push(action.at);
      offerBonusesAt(action.at);
      break;
    case 'take-bonus':
      placeBonus(action.lot, action.space);
      state.bonusInReach = state.bonusInReach.filter((lot) => lot !== action.lot).filter(takeable);
      if (state.bonusInReach.length === 0) state.phase = 'space';
      break;
    case 'leave-bonus':
      state.bonusInReach = [];
      state.phase = 'space';
      break;
    case 'deliver':
      pay({ grain: 2 });
      state.flour.push(action.marketplace);
      score(freeSum(now, action.numbers));
      me.goods.coin += 1;
      break;
    case 'give-back': {
      pay(action.goods);
      const { cover } = state.visit as { cover: boolean };
      state.visit = { giveBack: 0, cover };
      if (!cover) leaveSpace();
      break;
    }
    case 'cover': {
      me.spaces[action.space - 1] = 'covered';
      const { giveBack } = state.visit as { giveBack: number };
      state.visit = { giveBack, cover: false };
      if (giveBack === 0) leaveSpace();
      break;
    }
    case 'done':
      leaveSpace();
      break;
  }
  return now;
}

/** The final scoring (12.4–12.7). */
function finish(game: Game, state: Mutable<OpenState>): void {
  state.phase = 'over';
  const scoring: Record<string, { values: number[]; vp: number[] }> = {};
  for (const kind of KINDS) {
    const values = state.players.map(({ spaces }) =>
      sum(
        spaces
          .filter((space) => isWorker(space) && space.kind === kind)
          .map((space) => ((space as Worker).bonus ? 2 : 1)),
      ),
    );
    const best = Math.max(...values);
    const atBest = values.filter((value) => value === best).length;
    const allEqual = atBest === values.length;
    const each = atBest === 1 ? 5 : allEqual && !game.options.variants.equalCategoryScores ? 0 : 2;
    scoring[kind] = { values, vp: values.map((value) => (value === best ? each : 0)) };
  }
  state.finalScoring = scoring as Mutable<OpenState>['finalScoring'];
  state.players.forEach((player, i) => {
    player.vp += sum(Object.values(scoring).map(({ vp }) => vp[i] as number));
  });
  const most = Math.max(...state.players.map(({ vp }) => vp));
  const first = state.players.filter(({ vp }) => vp === most);
  const goods = Math.max(...first.map((player) => totalOf(player.goods)));
  state.winners = state.players.flatMap((player, i) =>
    player.vp === most && totalOf(player.goods) === goods ? [i] : [],
  );
}
