import { onKey } from './keys.ts';

let last: AbortController | undefined;

/** What a press does, but for what is said about it, which may be tried again. */
const PRESSED = ':is(a, button, summary, input, select, textarea):not(.said-over *)';

/**
 * Marks that the reader has asked for something that will take over the page when it has been fetched: a dialog, a game. Gives a
 * signal that is aborted as soon as the reader asks for something else, presses anything, or presses Escape.
 */
export function asked(): AbortSignal {
  last?.abort();
  last = new AbortController();
  const { signal } = last;
  const mine = last;
  const listening = { capture: true, signal };
  addEventListener('click', ({ target }) => (target as Element).closest(PRESSED) && mine.abort(), listening);
  addEventListener(
    'keydown',
    onKey(({ key }) => key === 'Escape' && mine.abort()),
    listening,
  );
  return signal;
}

/** After how many milliseconds the page says that something is still loading: what is there sooner needs no words. */
export const SAID_AFTER = 500;

/** Says that something is coming, if it has not come soon. */
export function sayIfLate<T>(fetching: Promise<T>, say: () => unknown): Promise<T> {
  const late = setTimeout(say, SAID_AFTER);
  return fetching.finally(() => clearTimeout(late));
}
