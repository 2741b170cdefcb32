import { onKey } from '../../kit/keys.ts';
import { PAST_KEYS } from '../shortcuts.ts';
import type { StepTarget } from './Controls.tsx';

/** Hears the keys that lead through what has been. Inside of what `ownKeys` selects they do something else, save the one that returns. */
export function pastKeys(ownKeys: string, go: (target: StepTarget) => void, onReturn: () => void) {
  return onKey((event) => {
    const pressed = event.shiftKey ? `Shift+${event.key}` : event.key;
    const target = (Object.keys(PAST_KEYS) as (keyof typeof PAST_KEYS)[]).find((name) => PAST_KEYS[name] === pressed);
    if (target === 'return') onReturn();
    else if (target !== undefined && (event.target as Element).closest(ownKeys) === null) {
      event.preventDefault();
      go(target);
    }
  });
}
