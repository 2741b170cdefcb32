import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableGame, WaitsFor } from '../../machines/game.ts';

/** Keeps the focus at the table and what has it in sight. `fresh` says that the players have just come to it. */
export function useFocus(
  section: RefObject<HTMLElement>,
  fresh: boolean,
  waitsFor: WaitsFor,
  history: TableGame['history'],
): void {
  useEffect(() => {
    if (fresh) section.current?.focus({ preventScroll: true });
    // The page’s head leaves its room to a game that is played; what is said of one that has come stays in sight.
    if (fresh || waitsFor !== 'over') section.current?.closest('main')?.scrollIntoView({ block: 'start' });
  }, [fresh]);

  // A spot that was confirmed by a key may be gone with its choice: whoever uses keys goes on from the table, not from the page's head.
  const focusedAt = useRef(history.at);
  useEffect(() => {
    if (focusedAt.current === history.at) return;
    focusedAt.current = history.at;
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [history.at]);

  // In a low window a longer prompt pushes the button that has the focus of the keys out of sight.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches('.table button:focus-visible')) focused.scrollIntoView({ block: 'nearest' });
  }, [history]);
}
