import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Follows an attempt: where acting begins or ends, and the buttons of `panel` change with it, the focus goes to what there is to
 * read; `tell` is called once for what each action has brought about, and not for what is taken back.
 */
export function useChanges(
  panel: RefObject<HTMLElement>,
  steps: readonly unknown[],
  isActing: boolean,
  tell: () => void,
): void {
  const was = useRef({ steps, isActing });
  useEffect(() => {
    const before = was.current;
    was.current = { steps, isActing };
    if (before.isActing !== isActing) {
      const text = panel.current?.querySelector<HTMLElement>('[data-focus]');
      text?.focus();
      // What can be done about it is to be seen as well.
      text?.closest('.lesson-answer, .lesson-reached')?.scrollIntoView({ block: 'nearest' });
    }
    if (steps !== before.steps && steps.length >= before.steps.length) tell();
  }, [steps, isActing]);
}
