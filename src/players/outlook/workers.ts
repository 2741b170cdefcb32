import { type Employment, KINDS, workerOn } from '../../milestones/index.ts';
import { lapOf, type Row, rowOf } from '../greedy/row.ts';

/** What can be told of a player's workers, whatever the board looks like. */
export interface Workers {
  /** One of the rows that look like this. */
  readonly spaces: readonly Employment[];
  readonly row: Row;
  readonly visible: number;
  /** How many different kinds there are. */
  readonly kinds: number;
  /** What the final scoring counts of each kind (12.4), in the order of the kinds. */
  readonly values: readonly number[];
  /** The coin for an ascending sequence, 0 or 1 (7.1). */
  readonly income: number;
  /** What a usual lap with them is worth, in VP. */
  readonly lap: number;
}

/** How many shapes of rows are remembered: the same ones come up again and again while turns are tried. */
const REMEMBERED = 50_000;
const known = new WeakMap<readonly Employment[], Workers>();
const knownByKey = new Map<string, Workers>();

/** What can be told of a row. */
export function workersOf(spaces: readonly Employment[]): Workers {
  let found = known.get(spaces);
  if (found === undefined) {
    found = workersAlike(spaces);
    known.set(spaces, found);
  }
  return found;
}

/** The same for a row that is only imagined, or that has come up in another game of the search. */
function workersAlike(spaces: readonly Employment[]): Workers {
  const key = keyOf(spaces);
  let found = knownByKey.get(key);
  if (found === undefined) {
    found = look(spaces);
    if (knownByKey.size >= REMEMBERED) knownByKey.clear();
    knownByKey.set(key, found);
  }
  return found;
}

/** What a usual lap with a row is worth, in VP. */
export function lapFor(spaces: readonly Employment[]): number {
  return workersAlike(spaces).lap;
}

function look(spaces: readonly Employment[]): Workers {
  const row = rowOf(spaces);
  const values = KINDS.map(() => 0);
  let visible = 0;
  for (let space = 1; space <= spaces.length; space++) {
    const worker = workerOn(spaces, space);
    if (worker === null) continue;
    visible++;
    (values[row.kinds[space] as number] as number) += worker.bonus ? 2 : 1;
  }
  return {
    spaces,
    row,
    visible,
    kinds: values.filter((value) => value > 0).length,
    values,
    income: row.income,
    lap: lapOf(spaces, row),
  };
}

/** A text that is the same for equal rows: a letter for what lies on each space. */
function keyOf(spaces: readonly Employment[]): string {
  let key = '';
  for (const employment of spaces) key += letterOf(employment);
  return key;
}

/** For each kind the letters of its workers, by number and bonus tile. */
const LETTERS = Object.fromEntries(
  KINDS.map((kind, i) => [kind, Array.from({ length: 18 }, (_, j) => String.fromCharCode(0x100 + 18 * i + j))]),
);

function letterOf(employment: Employment): string {
  if (employment === null) return '.';
  if (employment === 'covered') return '#';
  const { kind, number, bonus } = employment;
  return LETTERS[kind]?.[2 * number + (bonus ? 1 : 0)] as string;
}
