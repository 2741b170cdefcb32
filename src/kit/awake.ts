/** What a part of a page tells the page as soon as it answers; the event bubbles. */
const AWAKE = 'island-awake';

/**
 * Says that a part of the page answers from now on: an island, or what a script of the page marks with `data-hydrating`. What the
 * reader has done in it before is done then (`site/EarlyInput.astro`).
 */
export function sayAwake(part: HTMLElement): void {
  part.dispatchEvent(new Event(AWAKE, { bubbles: true }));
  delete part.dataset.hydrating;
  delete part.dataset.asleep;
}

/** Whether the reader has done something in the page that its parts, which do not answer yet, will be told of. */
export const isActedEarly = (): boolean => document.querySelector('[data-early]') !== null;
