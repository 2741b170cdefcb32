import { pause } from './pause.ts';

let hydrating = false;

/** What ties islands, and parts of them, to the page. */
const waiting: (() => void)[] = [];

/** Whether an island is just being tied to what the page holds of it. */
export const isHydrating = (): boolean => hydrating;

/** Has a part of the island that is just being tied follow in a task of its own: all in one would hold up a slow processor. */
export function tieLater(run: () => void): void {
  waiting.push(run);
}

/** Runs what ties an island to the page, then what was put off meanwhile. Fulfilled when nothing waits any more; rejects where one throws. */
export async function whileHydrating(run: () => void): Promise<void> {
  waiting.push(run);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    hydrating = true;
    try {
      next();
    } finally {
      hydrating = false;
    }
    await pause();
  }
}
