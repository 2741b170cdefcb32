import { checked, lettersOfNumber, numberOfLetters, unchecked } from '../links/check.ts';
import { type Digit, type Digits, digitsOf, numberOf } from '../links/digits.ts';
import { utf8Of } from '../links/pack.ts';
import { isSeatName, KINDS, type Kind, type TileWorker } from '../milestones/index.ts';
import {
  type BoardEntry,
  type BonusMix,
  CELLS,
  type Cell,
  EMPTY_ENTRY,
  ENTRY_LIMITS,
  faultsOf,
  lotsAndLinesOf,
  type Row,
} from './entry.ts';

/** The version of what is written here, and bases that stay as they are, so that what is written today is read tomorrow. */
const VERSION = 1;
const BASES = {
  version: 64,
  byte: 256,
  rows: 64,
  from: 256,
  cells: 128,
  number: 8,
  tiles: 128,
  bonus: 64,
  lines: 1024,
} as const;
/** Half lines to the left of the margin are counted from here. */
const LEFTMOST = 128;
/** Letters of the largest board with a name of forty foxes and a hundred tiles; whatever is longer is refused unread. */
const LONGEST = 2_000;

/** What came of reading a link: a board, or why there is none. */
export type ReadBoard =
  | { readonly ok: true; readonly entry: BoardEntry }
  | { readonly ok: false; readonly reason: 'damaged' | 'newer' | 'too-large' };

/** Without the gaps behind the last point of a row, which nobody sees. */
function trimmed({ from, cells }: Row): Row {
  const last = cells.findLastIndex((cell) => cell !== 'gap');
  return { from, cells: cells.slice(0, last + 1) };
}

const nameDigits = (name: string): Digit[] => {
  const bytes = new TextEncoder().encode(name);
  return [bytes.length, ...bytes].map((value) => ({ value, base: BASES.byte }));
};

const workerDigits = ({ kind, number }: TileWorker): Digit[] => [
  { value: KINDS.indexOf(kind), base: KINDS.length },
  { value: number - 1, base: BASES.number },
];

/** The entry that a link of it would be read as: without what can no longer be seen. */
export function tidied(entry: BoardEntry): BoardEntry {
  const rows = entry.rows.map(trimmed);
  const small = { ...entry, rows };
  if (isTooLarge(small)) return { ...small, bushes: [], missing: [] };
  const { lots, lines } = lotsAndLinesOf({ ...small, missing: [] });
  return {
    ...small,
    bushes: lots.filter((lot) => entry.bushes.includes(lot)),
    missing: lines.filter((line) => entry.missing.includes(line)),
  };
}

const isTooLarge = (entry: BoardEntry) =>
  faultsOf(entry).some(({ fault }) => fault === 'too-large' || fault === 'too-few');

/**
 * An entered board, its name and tiles included, as a text for the fragment of an address: letters, digits, `-` and `_`. It is one
 * number, whose digits are what was entered.
 */
export function boardLinkOf(entered: BoardEntry): string {
  const entry = tidied(entered);
  const { lots, lines } = isTooLarge(entry) ? { lots: [], lines: [] } : lotsAndLinesOf({ ...entry, missing: [] });
  const { bonus } = entry;
  return checked(
    lettersOfNumber(
      numberOf([
        { value: VERSION, base: BASES.version },
        { value: entry.rows.length, base: BASES.rows },
        ...entry.rows.flatMap(({ from, cells }) => [
          { value: from + LEFTMOST, base: BASES.from },
          { value: cells.length, base: BASES.cells },
          ...cells.map((cell) => ({ value: CELLS.indexOf(cell), base: CELLS.length })),
        ]),
        ...lots.map((lot) => ({ value: Number(entry.bushes.includes(lot)), base: 2 })),
        { value: entry.missing.length, base: BASES.lines },
        ...entry.missing.map((line) => ({ value: lines.indexOf(line), base: lines.length })),
        ...nameDigits(entry.name),
        { value: entry.tiles.length, base: BASES.tiles },
        ...entry.tiles.flatMap((tile) => tile.flatMap(workerDigits)),
        { value: Number(bonus !== null), base: 2 },
        ...(bonus === null ? [] : KINDS.map((kind) => ({ value: bonus[kind], base: BASES.bonus }))),
      ]),
    ),
  );
}

function readRow(digits: Digits): Row {
  const from = digits.take(BASES.from) - LEFTMOST;
  const cells = Array.from({ length: digits.take(BASES.cells) }, () => CELLS[digits.take(CELLS.length)] as Cell);
  return { from, cells };
}

const readWorker = (digits: Digits): TileWorker => ({
  kind: KINDS[digits.take(KINDS.length)] as Kind,
  number: digits.take(BASES.number) + 1,
});

/**
 * Reads a board from the text of a link, wherever it comes from. What is damaged, larger than a board can be, or made by a newer
 * version is refused; nothing is thrown, and what is accepted can be shown, entered further and kept, whatever faults it has.
 */
export function readBoardLink(text: string): ReadBoard {
  if (text.length > LONGEST) return { ok: false, reason: 'too-large' };
  const number = numberOfLetters(unchecked(text) ?? '');
  if (number === null) return { ok: false, reason: 'damaged' };
  const digits = digitsOf(number);
  const version = digits.take(BASES.version);
  if (version > VERSION) return { ok: false, reason: 'newer' };
  const rows = Array.from({ length: digits.take(BASES.rows) }, () => readRow(digits));
  const shapeless = { ...EMPTY_ENTRY, rows };
  const isOff = rows.some(
    ({ from, cells }, i) =>
      (from + i) % 2 !== 0 ||
      Math.abs(from) > ENTRY_LIMITS.from ||
      cells.length > ENTRY_LIMITS.cells ||
      cells.at(-1) === 'gap',
  );
  if (version !== VERSION || isOff || rows.length === 0 || rows.length > ENTRY_LIMITS.rows)
    return { ok: false, reason: 'damaged' };
  if (faultsOf(shapeless).some(({ fault }) => fault === 'too-large')) return { ok: false, reason: 'too-large' };

  const { lots, lines } = isTooLarge(shapeless) ? { lots: [], lines: [] } : lotsAndLinesOf(shapeless);
  const bushes = lots.filter(() => digits.take(2) === 1);
  const places = Array.from({ length: digits.take(BASES.lines) }, () => digits.take(Math.max(1, lines.length)));
  const bytes = Array.from({ length: digits.take(BASES.byte) }, () => digits.take(BASES.byte));
  const name = utf8Of(Uint8Array.from(bytes));
  const tiles = Array.from(
    { length: digits.take(BASES.tiles) },
    () => [readWorker(digits), readWorker(digits)] as const,
  );
  const hasBonus = digits.take(2) === 1;
  const counts = KINDS.map((kind) => [kind, hasBonus ? digits.take(BASES.bonus) : 0] as const);
  const rising = places.every((place, i) => i === 0 || place > (places[i - 1] as number));
  const isSound =
    digits.isEmpty() &&
    rising &&
    (places.length === 0 || lines.length > 0) &&
    name !== null &&
    isEntryName(name) &&
    tiles.length <= ENTRY_LIMITS.tiles &&
    counts.every(([, count]) => count <= ENTRY_LIMITS.bonus);
  if (!isSound) return { ok: false, reason: 'damaged' };
  const entry: BoardEntry = {
    name,
    rows,
    bushes,
    missing: places.map((place) => lines[place] as string),
    tiles,
    bonus: hasBonus ? (Object.fromEntries(counts) as BonusMix) : null,
  };
  return { ok: true, entry };
}

/** Whether a board can go by this name: none, or one that a seat could have. */
export function isEntryName(name: string): boolean {
  return name === '' || isSeatName(name);
}
