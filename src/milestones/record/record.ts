import * as v from 'valibot';
import * as reading from '../../kit/reading.ts';
import { checkFormat, list, malformed, plainObject, whole } from '../../kit/reading.ts';
import { apply } from '../apply.ts';
import { layoutOf } from '../board/layout.ts';
import { type Deal, DISPLAY_SIZE, gameFrom, startingTileCount } from '../chapters/04-setup.ts';
import type { RuleId } from '../rules.ts';
import {
  type Board,
  type Game,
  GOODS,
  KINDS,
  type Options,
  type PlayerAction,
  SPACES,
  type State,
  type WorkerTile,
} from '../types.ts';
import { problemsOfPosition } from './position.ts';
import type { Problem, ProblemReason } from './problems.ts';

/**
 * The versions of the format, the newest last. The second knows lines that a board lacks; what does not need it is written in
 * the first, which every version of the site has read.
 */
export const RECORD_FORMATS = ['milestones/1', 'milestones/2'] as const;
type RecordFormat = (typeof RECORD_FORMATS)[number];
/** The name of the format of saved games, with its version. */
export const SAVED_GAME_FORMAT = 'milestones-save/1';

/**
 * What the format leaves room for; whatever is larger is refused before it is looked at closely.
 *
 * `area` counts the places of the lattice in the rectangle around a board's points. `goods` of each kind: a round of the loop
 * brings eight goods from workers and one coin, and the castle leaves three (5.4, 11.2), so that a game sees 12 in one hand;
 * a position may be richer than any game. `vp`: 66 without the end being triggered, then all that is limited (24 sections and
 * 11 marketplaces at 5, 12 houses at 15, 12 sacks at 10, 15 bonus tiles), eight workers with bonus tiles in the last turn and
 * five majorities are 589; a board with more bushes gives more.
 */
export const LIMITS = {
  text: 8_000_000,
  points: 200,
  area: 1_000,
  tiles: 400,
  actions: 20_000,
  goods: 99,
  vp: 999,
} as const;

interface Head {
  readonly format: RecordFormat;
  readonly options: Options;
  readonly board: Board;
  readonly workerTiles: readonly WorkerTile[];
}

/** A game as it leaves the engine: from the deal or from a position, with the actions taken since. Plain JSON. */
export type GameRecord = Head &
  (
    | { readonly deal: Deal; readonly actions: readonly PlayerAction[] }
    | {
        readonly position: { readonly state: State; readonly pile: readonly string[] };
        readonly actions: readonly PlayerAction[];
      }
  );

/** A game that a table comes back to. */
export interface SavedGame {
  readonly format: typeof SAVED_GAME_FORMAT;
  readonly record: GameRecord;
  /** One for each player of the record. */
  readonly seats: readonly Seat[];
  /** When it was begun and when it was last changed: ISO 8601, in UTC. */
  readonly started: string;
  readonly changed: string;
  /** After how many actions a tile from the pile was seen and then taken back. */
  readonly marks: readonly number[];
  /** Where the last action ended a turn and that was confirmed: it is not asked about again. */
  readonly confirmed?: true | undefined;
}

/** In the order of the playing pieces: tower, ship, tree, star. */
export const COLOURS = ['red', 'blue', 'yellow', 'purple'] as const;
/** Who can take a seat: a person, or a computer player of one of the levels. */
export const SEAT_KINDS = ['person', 'apprentice', 'senior', 'journeyman', 'master'] as const;

/** Somebody at the table. */
export interface Seat {
  readonly name: string;
  readonly colour: (typeof COLOURS)[number];
  readonly by: (typeof SEAT_KINDS)[number];
}

/** What comes of reading something from outside: the thing itself, or what is wrong with it. */
export type Read<T> = reading.Read<T, Problem>;

/** A record that has been read: the game it starts from, and the game after its actions. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly start: Game;
  readonly game: Game;
}

// Marks that join ids, such as the `+` of a lot, are in no id.
const id = v.pipe(v.string(), v.maxLength(40), v.regex(/^[\p{L}\p{N}_.,:-]+$/u));
const lotId = v.pipe(v.string(), v.maxLength(122));
const kind = v.picklist(KINDS);
const worker = { kind, number: whole(1, 8) };
const ids = (most: number) => list(id, most);
const bonusTiles = v.pipe(plainObject, v.maxEntries(2 * LIMITS.points), v.record(lotId, kind));

const BOARD = {
  name: v.pipe(v.string(), v.maxLength(80)),
  version: whole(0, 1_000_000),
  points: v.pipe(
    list(
      v.strictObject({ id, q: whole(-1000, 1000), r: whole(-1000, 1000), number: v.nullable(whole(1, 5)) }),
      LIMITS.points,
    ),
    v.minLength(3),
  ),
  start: id,
  bushes: list(lotId, 2 * LIMITS.points),
};

const HEAD = {
  format: v.picklist(RECORD_FORMATS),
  options: v.strictObject({
    players: whole(2, 4),
    startingPlayer: whole(0, 3),
    variants: v.strictObject({
      equalCategoryScores: v.boolean(),
      houseMayLeaveBonus: v.exactOptional(v.literal(true)),
    }),
  }),
  board: v.strictObject(BOARD),
  workerTiles: list(
    v.strictObject({ id, workers: v.strictTuple([v.strictObject(worker), v.strictObject(worker)]) }),
    LIMITS.tiles,
  ),
};

const DEAL = v.strictObject({
  bonusTiles,
  display: ids(DISPLAY_SIZE),
  startingTiles: ids(LIMITS.tiles),
  pile: ids(LIMITS.tiles),
});

const player = whole(0, 3);
const perPlayer = (most: number) => list(whole(0, most), 4);
const STATE = v.strictObject({
  phase: v.picklist(['draft', 'move', 'space', 'bonus', 'over']),
  player,
  movesLeft: whole(0, 2),
  players: list(
    v.strictObject({
      vp: whole(0, LIMITS.vp),
      goods: v.strictObject(v.entriesFromList(GOODS, whole(0, LIMITS.goods))),
      piece: v.picklist(SPACES),
      spaces: v.pipe(
        list(v.union([v.null(), v.literal('covered'), v.strictObject({ ...worker, bonus: v.boolean() })]), 8),
        v.length(8),
      ),
    }),
    4,
  ),
  streets: list(v.strictTuple([id, id, id]), LIMITS.points),
  houses: list(lotId, 2 * LIMITS.points),
  marketplaces: ids(LIMITS.points),
  flour: ids(LIMITS.points),
  bonusTiles,
  startingTiles: ids(LIMITS.tiles),
  display: ids(LIMITS.tiles),
  pileCount: whole(0, LIMITS.tiles),
  bonusInReach: list(lotId, 6),
  visit: v.nullable(
    v.union([
      v.strictObject({ hired: v.boolean() }),
      v.strictObject({ giveBack: whole(0, 5 * LIMITS.goods), cover: v.boolean() }),
      v.pipe(plainObject, v.strictObject({})),
    ]),
  ),
  endTriggeredBy: v.nullable(player),
  turnsLeft: v.nullable(player),
  finalScoring: v.nullable(
    v.strictObject(v.entriesFromList(KINDS, v.strictObject({ values: perPlayer(16), vp: perPlayer(5) }))),
  ),
  winners: v.nullable(perPlayer(3)),
});

// What an action must look like is checked once, by `apply`.
const actions = list(v.unknown(), LIMITS.actions);
const FROM_DEAL = { ...HEAD, deal: DEAL, actions };
const FROM_POSITION = { ...HEAD, position: v.strictObject({ state: STATE, pile: ids(LIMITS.tiles) }), actions };
/** What a later version of the format knows besides. */
const SINCE_2 = {
  board: v.strictObject({ ...BOARD, missing: v.optional(list(v.strictTuple([id, id]), 3 * LIMITS.points)) }),
};

/** The schema of a record of a version that is known here, from the deal or from a position. */
function schemaFor({ format }: { format: unknown }, isFromPosition: boolean) {
  const since = format === RECORD_FORMATS[0] ? {} : SINCE_2;
  return isFromPosition ? v.strictObject({ ...FROM_POSITION, ...since }) : v.strictObject({ ...FROM_DEAL, ...since });
}

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,9})?Z$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a moment as `toISOString` writes it, with or without fractions of a second, on a day that there is. */
function isMoment(text: string): boolean {
  const [year, month, day] = (MOMENT.exec(text) ?? []).slice(1, 4).map(Number) as [number, number, number];
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (DAYS[month - 1] ?? 0) + Number(leap);
}
const moment = v.pipe(v.string(), v.check(isMoment));

/** Whether a seat can go by this name: up to 40 characters, something to be seen among them, and none that turns or breaks the line. */
export function isSeatName(name: string): boolean {
  return (
    name.length <= 40 &&
    /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u.test(name) &&
    !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(name)
  );
}

const SAVED_GAME = v.strictObject({
  format: v.literal(SAVED_GAME_FORMAT),
  record: v.unknown(),
  seats: list(
    v.strictObject({
      name: v.string(),
      colour: v.picklist(COLOURS),
      by: v.picklist(SEAT_KINDS),
    }),
    4,
  ),
  started: moment,
  changed: moment,
  marks: list(whole(0, LIMITS.actions), LIMITS.actions),
  confirmed: v.optional(v.literal(true)),
});

/** A record of a game that began at `start`, with the actions taken since. It starts from the deal where `start` is one. */
export function recordOf(start: Game, actions: readonly PlayerAction[]): GameRecord {
  const { options, board, workerTiles, state, pile } = start;
  const format = RECORD_FORMATS[board.missing === undefined ? 0 : 1];
  const head: Head = { format, options, board, workerTiles };
  const { bonusTiles, display, startingTiles } = state;
  if (startingTiles.length === startingTileCount(options.players))
    return { ...head, deal: { bonusTiles, display, startingTiles, pile }, actions };
  return { ...head, position: { state, pile }, actions };
}

/** The game that a record starts from. */
export function startOf(record: GameRecord): Game {
  const { options, board, workerTiles } = record;
  if ('deal' in record) return gameFrom(options, board, workerTiles, record.deal);
  const { state, pile } = record.position;
  // These two have no order of their own; the engine keeps them in the order of the ids.
  const sorted = { startingTiles: [...state.startingTiles].sort(), bonusInReach: [...state.bonusInReach].sort() };
  return { options, board, workerTiles, state: { ...state, ...sorted }, pile };
}

/**
 * Reads a record from anywhere. It is refused where it is malformed, too large, or breaks a rule, with the place and the
 * reason of every problem of the first kind that is found; nothing is thrown, and what is accepted has exactly the form of
 * the format.
 */
export function readRecord(data: unknown): Read<ReadRecord> {
  const known = checkFormat(data, ...RECORD_FORMATS);
  if (known !== null) return refused([known]);
  const schema = schemaFor(data as { format: unknown }, Object.hasOwn(data as object, 'position'));
  const parsed = v.safeParse<v.GenericSchema>(schema, data);
  if (!parsed.success) return refused(parsed.issues.map(malformed));
  const record = parsed.output as unknown as GameRecord;

  const ofSet = [...problemsOfBoard(record.board), ...problemsOfTiles(record.workerTiles)];
  if (record.options.startingPlayer >= record.options.players)
    ofSet.push({ at: 'options.startingPlayer', reason: 'no-such-player', rule: null });
  if (ofSet.length > 0) return refused(ofSet);

  const start = startOf(record);
  const ofStart =
    'deal' in record
      ? problemsOfDeal(record).map((problem) => ({ ...problem, at: `deal.${problem.at}` }))
      : problemsOfPosition(start).map((problem) => ({ ...problem, at: `position.state.${problem.at}` }));
  if (ofStart.length > 0) return refused(ofStart);

  let game = start;
  for (const [i, action] of record.actions.entries()) {
    if (typeof action !== 'object' || action === null || !Object.hasOwn(action, 'player'))
      return refused([{ at: `actions.${i}.player`, reason: 'missing-field', rule: null }]);
    const outcome = apply(game, action);
    if (!outcome.ok) return refused(outcome.refusals.map(({ reason, rule }) => ({ at: `actions.${i}`, reason, rule })));
    game = outcome.game;
  }
  return { ok: true, record, start, game };
}

/** Reads a saved game from anywhere, in the same way as `readRecord`. */
export function readSavedGame(data: unknown): Read<ReadRecord & { readonly saved: SavedGame }> {
  const known = checkFormat(data, SAVED_GAME_FORMAT);
  if (known !== null) return refused([known]);
  const parsed = v.safeParse(SAVED_GAME, data);
  if (!parsed.success) return refused(parsed.issues.map(malformed));
  const read = readRecord(parsed.output.record);
  if (!read.ok) return refused(read.problems.map((problem) => ({ ...problem, at: `record.${problem.at}` })));
  const { seats } = parsed.output;
  if (seats.length !== read.record.options.players)
    return refused([{ at: 'seats', reason: 'wrong-count', rule: null }]);
  const ofSeats = problemsOfSeats(seats);
  if (ofSeats.length > 0) return refused(ofSeats);
  return { ...read, saved: { ...parsed.output, record: read.record } };
}

/** What is wrong with the seats of a game: names that cannot be read, or players that cannot be told apart (4.4). */
export function problemsOfSeats(seats: readonly Seat[]): Problem[] {
  const found: Problem[] = [];
  seats.forEach(({ name }, i) => {
    if (!isSeatName(name)) found.push({ at: `seats.${i}.name`, reason: 'wrong-value', rule: null });
  });
  for (const field of ['name', 'colour'] as const) {
    const twice = repeated(seats.map((seat) => seat[field]));
    if (twice !== -1) found.push({ at: `seats.${twice}.${field}`, reason: 'same-seat-twice', rule: '4.4' });
  }
  return found;
}

/** Reads a text as JSON and hands it to a reader; a text that is too long or not JSON is refused. */
export function readText<T>(text: string, read: (data: unknown) => Read<T>): Read<T> {
  return reading.readText(text, LIMITS.text, read);
}

function refused(problems: readonly Problem[]): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems };
}

/** The second of two equal entries, or -1. */
function repeated(entries: readonly string[]): number {
  const seen = new Set<string>();
  return entries.findIndex((entry) => seen.size === seen.add(entry).size);
}

/** How many places the lattice has in the rectangle around some points. */
export function areaOf(points: Board['points']): number {
  const columns = points.map(({ q, r }) => q + r / 2);
  const rows = points.map(({ r }) => r);
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values) + 1;
  return extent(columns) * extent(rows);
}

function problemsOfBoard(board: Board): Problem[] {
  const found: Problem[] = [];
  const report = (at: string, reason: ProblemReason, rule: RuleId | null = null) => found.push({ at, reason, rule });
  const { points, start, bushes, missing = [] } = board;
  const twice = repeated(points.map((point) => point.id));
  if (twice !== -1) report(`board.points.${twice}.id`, 'same-id-twice');
  const place = repeated(points.map(({ q, r }) => `${q},${r}`));
  if (place !== -1) report(`board.points.${place}`, 'same-place-twice');
  if (areaOf(points) > LIMITS.area) report('board.points', 'too-large');
  if (!points.some((point) => point.id === start)) report('board.start', 'no-start-point', '2.4');
  points.forEach((point, i) => {
    if (point.id === start && point.number !== null) report(`board.points.${i}.number`, 'number-at-start', '2.4');
    if (point.id !== start && point.number === null) report(`board.points.${i}.number`, 'number-missing', '2.4');
  });
  if (found.length > 0) return found;
  const { lotIndex } = layoutOf(board);
  bushes.forEach((lot, i) => {
    if (!lotIndex.has(lot)) report(`board.bushes.${i}`, 'not-a-lot', '2.4');
  });
  // A layout is kept for its board: a board that lacks no line needs none of its own.
  const { index, neighbours } = layoutOf(missing.length === 0 ? board : { ...board, missing: [] });
  missing.forEach(([a, b], i) => {
    const [from, to] = [index.get(a), index.get(b)];
    if (from === undefined || to === undefined || !(neighbours[from] as readonly number[]).includes(to) || a > b)
      report(`board.missing.${i}`, 'not-a-line', '2.4');
  });
  const line = repeated(missing.map((ends) => ends.join('+')));
  if (line >= 0) report(`board.missing.${line}`, 'same-id-twice');
  const bush = repeated(bushes);
  if (bush !== -1) report(`board.bushes.${bush}`, 'same-id-twice');
  return found;
}

function problemsOfTiles(tiles: readonly WorkerTile[]): Problem[] {
  const twice = repeated(tiles.map((tile) => tile.id));
  return twice === -1 ? [] : [{ at: `workerTiles.${twice}.id`, reason: 'same-id-twice', rule: null }];
}

/** A deal uses every tile once: the starting tiles, a display as full as it can be, and the rest in the pile (4.3, 4.6, 4.7). */
function problemsOfDeal(record: {
  options: Options;
  board: Board;
  workerTiles: readonly WorkerTile[];
  deal: Deal;
}): Problem[] {
  const found: Problem[] = [];
  const report = (at: string, reason: ProblemReason, rule: RuleId | null = null) => found.push({ at, reason, rule });
  const { options, board, workerTiles, deal } = record;
  const starting = startingTileCount(options.players);
  const unplaced = new Set(workerTiles.map((tile) => tile.id));
  if (unplaced.size < starting) report('startingTiles', 'too-few-tiles', '4.7');
  for (const place of ['display', 'startingTiles', 'pile'] as const) {
    const known = new Set(workerTiles.map((tile) => tile.id));
    deal[place].forEach((tile, i) => {
      if (!known.has(tile)) report(`${place}.${i}`, 'unknown-tile');
      else if (!unplaced.delete(tile)) report(`${place}.${i}`, 'tile-twice');
    });
  }
  if (unplaced.size > 0) report('pile', 'tile-missing', '4.6');
  if (deal.startingTiles.length !== starting) report('startingTiles', 'wrong-count', '4.7');
  if (deal.display.length < DISPLAY_SIZE && deal.pile.length > 0) report('display', 'wrong-count', '4.6');
  for (const lot of Object.keys(deal.bonusTiles)) {
    if (!board.bushes.includes(lot)) report(`bonusTiles.${lot}`, 'no-bush', '4.3');
  }
  return found;
}
