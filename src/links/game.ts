import { stepsOf } from '../milestones/history.ts';
import {
  type Action,
  apply,
  COLOURS,
  type Deal,
  DISPLAY_SIZE,
  type Game,
  KINDS,
  type Kind,
  LIMITS,
  legalActions,
  type PlayerAction,
  PRACTICE_SETS,
  practiceVersionOf,
  problemsOfSeats,
  RECORD_FORMATS,
  type Read,
  recordOf,
  type Seat,
  startingTileCount,
  startOf,
} from '../milestones/index.ts';
import { checked, lettersOfNumber, numberOfLetters, unchecked } from './check.ts';
import { type Digit, type Digits, digitsOf, numberOf } from './digits.ts';
import { utf8Of } from './pack.ts';
import { linkTextOf, readLinkText } from './position.ts';
import { unreadable } from './unreadable.ts';

/** A game as it is handed on: how it began, what was done since, and who sits where. */
export interface SharedGame {
  readonly start: Game;
  readonly actions: readonly PlayerAction[];
  /** One for each player. */
  readonly seats: readonly Seat[];
  /** As in a saved game. */
  readonly marks: readonly number[];
}

/** The version of what is written here. */
const VERSION = 2;
/** What is played otherwise is one digit: since version 2 there are two such things. */
const variantsBase = (version: number) => (version === 1 ? 2 : 4);
/** Bases that stay as they are, so that what is written today is read tomorrow. */
const BASES = {
  version: 256,
  set: 256,
  byte: 256,
  colour: 16,
  by: 16,
  count: 32_768,
  bonus: 1 + KINDS.length,
} as const;
/** Who can sit at a table, in the order of their digits: what came later stands last. */
const KINDS_OF_SEATS: readonly Seat['by'][] = ['person', 'apprentice', 'journeyman', 'master', 'senior'];
/** Long enough for any game that people play; whatever is longer is refused unread. */
const LONGEST = 20_000;

type Set = (typeof PRACTICE_SETS)[number];

/** An action as text, whatever the order of its fields; who takes it is known without. */
const formOf = (action: Action | PlayerAction): string =>
  JSON.stringify(
    Object.entries(action)
      .filter(([field]) => field !== 'player')
      .sort(),
  );

/** The deal of a game that begins with it and is played with a practice set, with the number of that set; null for any other. */
function practiceDealOf(start: Game): { readonly deal: Deal; readonly version: number } | null {
  const record = recordOf(start, []);
  const version = practiceVersionOf(start);
  return 'deal' in record && version > 0 ? { deal: record.deal, version } : null;
}

function digitsOfDeal({ options, board, workerTiles }: Game, deal: Deal): Digit[] {
  const { players, startingPlayer, variants } = options;
  // A lot without a bonus tile is 0.
  const bonuses = board.bushes.map((lot) => ({
    value: 1 + KINDS.indexOf(deal.bonusTiles[lot] as Kind),
    base: BASES.bonus,
  }));
  const left = workerTiles.map((tile) => tile.id);
  const tiles = [...deal.display, ...deal.startingTiles, ...deal.pile].map((id) => {
    const digit = { value: left.indexOf(id), base: left.length };
    left.splice(digit.value, 1);
    return digit;
  });
  return [
    { value: players - 2, base: 3 },
    { value: startingPlayer, base: players },
    {
      value: Number(variants.equalCategoryScores) + 2 * Number(variants.houseMayLeaveBonus ?? false),
      base: variantsBase(VERSION),
    },
    ...bonuses,
    ...tiles,
  ];
}

function readDeal(digits: Digits, { board, workerTiles }: Set, version: number): Game {
  const players = digits.take(3) + 2;
  const startingPlayer = digits.take(players);
  const digit = digits.take(variantsBase(version));
  const variants = { equalCategoryScores: digit % 2 === 1, ...(digit > 1 && { houseMayLeaveBonus: true as const }) };
  const bonusTiles = Object.fromEntries(
    board.bushes.flatMap((lot) => {
      const kind = digits.take(BASES.bonus);
      return kind === 0 ? [] : [[lot, KINDS[kind - 1] as Kind]];
    }),
  );
  const left = workerTiles.map((tile) => tile.id);
  const tiles = workerTiles.map(() => left.splice(digits.take(left.length), 1)[0] as string);
  const dealt = DISPLAY_SIZE + startingTileCount(players);
  return startOf({
    format: RECORD_FORMATS[0],
    options: { players, startingPlayer, variants },
    board,
    workerTiles,
    deal: {
      bonusTiles,
      display: tiles.slice(0, DISPLAY_SIZE),
      startingTiles: tiles.slice(DISPLAY_SIZE, dealt),
      pile: tiles.slice(dealt),
    },
    actions: [],
  });
}

function digitsOfSeat({ name, colour, by }: Seat): Digit[] {
  const bytes = new TextEncoder().encode(name);
  return [
    { value: COLOURS.indexOf(colour), base: BASES.colour },
    { value: KINDS_OF_SEATS.indexOf(by), base: BASES.by },
    ...[bytes.length, ...bytes].map((value) => ({ value, base: BASES.byte })),
  ];
}

/** A seat, or null where it is none that is known here. */
function readSeat(digits: Digits): Seat | null {
  const colour = COLOURS[digits.take(BASES.colour)];
  const by = KINDS_OF_SEATS[digits.take(BASES.by)];
  const bytes = Array.from({ length: digits.take(BASES.byte) }, () => digits.take(BASES.byte));
  const name = utf8Of(Uint8Array.from(bytes));
  return colour === undefined || by === undefined || name === null ? null : { name, colour, by };
}

/** Every action as a choice among those that were legal. */
function digitsOfActions(start: Game, actions: readonly PlayerAction[]): Digit[] {
  return stepsOf(start, actions).map(({ action }, i, steps) => {
    const legal = legalActions(steps[i - 1]?.game ?? start);
    return { value: legal.map(formOf).indexOf(formOf(action)), base: legal.length };
  });
}

/** The actions of a game, or null where there are more than a game has, or more than are kept of one. */
function readActions(digits: Digits, start: Game): PlayerAction[] | null {
  const count = digits.take(BASES.count);
  if (count > LIMITS.actions) return null;
  const actions: PlayerAction[] = [];
  let game = start;
  while (actions.length < count) {
    const legal = legalActions(game);
    if (legal.length === 0) return null;
    const action = { player: game.state.player, ...(legal[digits.take(legal.length)] as Action) };
    const outcome = apply(game, action);
    if (!outcome.ok) return null;
    game = outcome.game;
    actions.push(action);
  }
  return actions;
}

/**
 * A whole game, names and draw pile included, as a text for the fragment of an address: letters, digits, `-`, `_` and at most one
 * `.`. It is one number, whose digits are the choices that chance and the players made; a game that began elsewhere than with a
 * deal of the practice set has its first position behind the point.
 * @throws Error where an action is refused.
 */
export async function gameLinkOf({ start, actions, seats, marks }: SharedGame): Promise<string> {
  const practice = practiceDealOf(start);
  const number = numberOf([
    { value: VERSION, base: BASES.version },
    { value: practice?.version ?? 0, base: BASES.set },
    ...(practice === null ? [] : digitsOfDeal(start, practice.deal)),
    ...seats.flatMap(digitsOfSeat),
    ...[marks.length, ...marks].map((value) => ({ value, base: BASES.count })),
    { value: actions.length, base: BASES.count },
    ...digitsOfActions(start, actions),
  ]);
  const text = lettersOfNumber(number) + (practice === null ? `.${await linkTextOf(start)}` : '');
  return checked(text);
}

/**
 * Reads a game from the text of a link, wherever it comes from. What is damaged or foreign, too large, or made by a newer version
 * is refused with its problem; nothing is thrown, and what is accepted is a game that the rules allow.
 */
export async function readGameLink(text: string): Promise<Read<SharedGame>> {
  if (text.length > LONGEST) return unreadable('too-large');
  const [letters = '', position, ...more] = unchecked(text)?.split('.') ?? [];
  const number = numberOfLetters(letters);
  if (number === null || more.length > 0) return unreadable('not-json');

  const digits = digitsOf(number);
  const version = digits.take(BASES.version);
  if (version > VERSION) return unreadable('newer-format');
  const setNumber = digits.take(BASES.set);
  const set: Set | undefined = PRACTICE_SETS[setNumber - 1];
  if (setNumber > 0 && set === undefined) return unreadable('newer-format');
  let start: Game;
  if (set !== undefined) start = readDeal(digits, set, version);
  else {
    const read = await readLinkText(position ?? '');
    if (!read.ok) return read;
    start = read.game;
  }
  const seats = Array.from({ length: start.options.players }, () => readSeat(digits));
  const marks = Array.from({ length: digits.take(BASES.count) }, () => digits.take(BASES.count));
  const actions = readActions(digits, start);
  const known = seats.filter((seat) => seat !== null);
  if (known.length < seats.length || actions === null || !digits.isEmpty()) return unreadable('wrong-value');
  if (marks.some((mark) => mark > LIMITS.actions)) return unreadable('wrong-value');
  const problems = problemsOfSeats(known);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, start, actions, seats: known, marks };
}
