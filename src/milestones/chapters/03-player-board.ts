import { type Employment, SPACES, type Space, type Worker } from '../types.ts';

// What a worker produces (3.2) and that a tile holds two of them (3.4) stand with the types: `PRODUCT`, `WorkerTile`.

const INDEX = Object.fromEntries(SPACES.map((space, index) => [space, index])) as { readonly [S in Space]: number };

/** Whether a value from outside names a space of the loop. */
export function isSpace(value: unknown): value is Space {
  return typeof value === 'string' && Object.hasOwn(INDEX, value);
}

/** The place of a space on the loop: the castle is 0, `worker-1` is 1, the mill 11 (3.1). */
export function indexOf(space: Space): number {
  return INDEX[space];
}

/** The number of the employment space, 1 to 8, that a space of the loop is, or 0 for the four buildings and the castle (3.1). */
export function employmentNumber(space: Space): number {
  const index = INDEX[space];
  return index <= 8 ? index : 0;
}

/** The employment space with a number, 1 to 8, as a place. */
export function employmentSpace(number: number): { readonly space: Space } {
  return { space: `worker-${number}` as Space };
}

/** The visible worker on an employment space counted from 1, or null (3.5). */
export function workerOn(spaces: readonly Employment[], space: number): Worker | null {
  const employment = spaces[space - 1];
  return employment === undefined || employment === 'covered' ? null : employment;
}

/** How many workers are visible (3.5, 11.4). */
export function visibleWorkers(spaces: readonly Employment[]): number {
  let count = 0;
  for (const employment of spaces) if (employment !== null && employment !== 'covered') count++;
  return count;
}

/** The numbers of the visible workers from left to right (3.3, 7.1). */
export function visibleNumbers(spaces: readonly Employment[]): number[] {
  const numbers: number[] = [];
  for (const employment of spaces) if (employment !== null && employment !== 'covered') numbers.push(employment.number);
  return numbers;
}
