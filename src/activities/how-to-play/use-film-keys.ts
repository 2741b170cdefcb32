import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isField, onKey } from '../../kit/keys.ts';

/** Whether a key is for the film: it fills the middle of the window, and nothing else has the focus. */
function isForFilm(stage: HTMLElement, { target }: KeyboardEvent): boolean {
  const { top, bottom } = stage.getBoundingClientRect();
  const middle = innerHeight / 2;
  return top < middle && bottom > middle && (target === document.body || stage.contains(target as Node));
}

/** Lets keys act on the film as long as it is shown, each by its name (`KeyboardEvent.key`). */
export function useFilmKeys(
  element: RefObject<HTMLElement>,
  isShown: boolean,
  keys: Readonly<Record<string, () => void>>,
): void {
  // Before the next key: it acts on what is shown.
  useLayoutEffect(() => {
    const hear = onKey((event) => {
      const act = keys[event.key];
      const stage = element.current;
      if (act === undefined || stage === null || !isShown || event.repeat) return;
      if (isField(event.target) || !isForFilm(stage, event)) return;
      // A button is pressed by the space bar, and the bar and the speed have arrows of their own.
      const { tagName } = event.target as Element;
      if (event.key === ' ' ? /^(BUTTON|A|SELECT|SUMMARY)$/.test(tagName) : /^(INPUT|SELECT)$/.test(tagName)) return;
      event.preventDefault();
      act();
    });
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}
