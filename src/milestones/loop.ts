import { type Action, type Employment, type Kind, SPACES, type Space, type Worker } from './types.ts';

const INDEX = Object.fromEntries(SPACES.map((space, index) => [space, index])) as { readonly [S in Space]: number };

/** Whether a value from outside names a space of the loop. */
export function isSpace(value: unknown): value is Space {
  return typeof value === 'string' && Object.hasOwn(INDEX, value);
}

/** The place of a space on the loop: the castle is 0, `worker-1` is 1, the mill 11 (3.1). */
export function indexOf(space: Space): number {
  return INDEX[space];
}

/** Where a move ends when it is counted from the castle it started from or comes to: a castle ahead is space 12 (5.4, 5.8). */
function destination(to: Space): number {
  return to === 'castle' ? SPACES.length : INDEX[to];
}

/** Whether a move from one space to another goes ahead and does not pass the castle (5.3, 5.4). */
export function isAhead(from: Space, to: Space): boolean {
  return destination(to) > INDEX[from];
}

/** The visible worker on an employment space counted from 1, or null (3.5). */
export function workerOn(spaces: readonly Employment[], space: number): Worker | null {
  const employment = spaces[space - 1];
  return employment === undefined || employment === null || employment === 'covered' ? null : employment;
}

/** The number of the employment space, 1 to 8, that a space of the loop is, or 0 for the four buildings and the castle. */
export function employmentNumber(space: Space): number {
  const index = INDEX[space];
  return index <= 8 ? index : 0;
}

/** How many workers are visible (3.5, 11.4). */
export function visibleWorkers(spaces: readonly Employment[]): number {
  let count = 0;
  for (const employment of spaces) if (employment !== null && employment !== 'covered') count++;
  return count;
}

/** The employment spaces, 1 to 8, whose workers yield in a move: of the kind it ends on, the space it started from left out (6.2–6.4). */
export function yieldingSpaces(spaces: readonly Employment[], from: Space, to: Space): number[] {
  const last = employmentNumber(to);
  const worker = workerOn(spaces, last);
  const yielding: number[] = [];
  if (worker === null) return yielding;
  for (let space = INDEX[from] + 1; space <= last; space++) {
    if (workerOn(spaces, space)?.kind === worker.kind) yielding.push(space);
  }
  return yielding;
}

/** The numbers of the visible workers from left to right (7.1). */
export function visibleNumbers(spaces: readonly Employment[]): number[] {
  const numbers: number[] = [];
  for (const employment of spaces) if (employment !== null && employment !== 'covered') numbers.push(employment.number);
  return numbers;
}

/** Whether the visible numbers never fall from left to right, so that the trading house gives its income (7.1). */
export function ascends(spaces: readonly Employment[]): boolean {
  let highest = 0;
  for (const employment of spaces) {
    if (employment === null || employment === 'covered') continue;
    if (employment.number < highest) return false;
    highest = employment.number;
  }
  return true;
}

/** Whether arriving on a space would give something by itself, so that it can be declined: a visible worker, or income (5.9). */
export function arrivalGives(spaces: readonly Employment[], to: Space): boolean {
  if (to === 'trading-house') return ascends(spaces);
  return workerOn(spaces, employmentNumber(to)) !== null;
}

/** Whether a bonus tile of a kind can be put on an employment space: a visible worker of that kind without one (9.2, 9.3). */
export function takesBonus(spaces: readonly Employment[], space: number, kind: Kind): boolean {
  const worker = workerOn(spaces, space);
  return worker !== null && worker.kind === kind && !worker.bonus;
}

/** Whether any worker on a player board is free for a bonus tile of a kind (9.4). */
export function hasWorkerFor(spaces: readonly Employment[], kind: Kind): boolean {
  for (let space = 1; space <= 8; space++) if (takesBonus(spaces, space, kind)) return true;
  return false;
}

/** The moves to every space, in the order of the loop, and the same moves made idle. */
export const MOVES: readonly Action[] = SPACES.map((to) => Object.freeze({ type: 'move', to }));
export const IDLE_MOVES: readonly Action[] = SPACES.map((to) => Object.freeze({ type: 'move', to, idle: true }));
