import { pause } from './pause.ts';

type Run = () => unknown;

let hydrating = false;

/** What ties islands, and parts of them, to the page. */
const waiting: Run[] = [];

/** Whether an island is just being tied to what the page holds of it. */
export const isHydrating = (): boolean => hydrating;

/** Has a part of the island that is just being tied follow in a task of its own: all in one would hold up a slow processor. */
export function tieLater(run: Run): void {
  waiting.push(run);
}

/** The fields in which the reader has entered something already (`site/EarlyInput.astro`). */
const ENTERED = 'input[data-early]:not([type=file]), select[data-early], textarea[data-early]';

/** Gives what puts back what the reader has entered: a field that is tied holds again what it was built with. */
function keepEntered(): Run {
  const entered = Array.from(document.querySelectorAll<HTMLInputElement>(ENTERED), (field) => {
    const { value, checked } = field;
    return { field, value, checked };
  });
  return () => {
    for (const { field, value, checked } of entered) Object.assign(field, { value, checked });
  };
}

/** Runs what it is given in one task, and says meanwhile that it does; gives what it gives. */
function tie(run: Run): unknown {
  const putBack = keepEntered();
  hydrating = true;
  try {
    return run();
  } finally {
    hydrating = false;
    putBack();
  }
}

/** Runs what ties an island to the page, then what was put off meanwhile. Fulfilled when nothing waits any more; rejects where one throws or rejects. */
export async function whileHydrating(run: Run): Promise<void> {
  waiting.push(run);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await tie(next);
    await pause();
  }
}
