import type { ComponentChildren } from 'preact';
import { type Shortcut, shortcut } from './shortcuts.ts';

interface Props {
  readonly label: string;
  readonly name: Shortcut;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

/** A button in the bar that shows a sign instead of its label. */
export function BarIcon({ label, name, onPress, children }: Props) {
  return (
    <button type="button" class="bar-icon" aria-label={label} title={label} onClick={onPress} {...shortcut(name)}>
      {children}
    </button>
  );
}

/** A question mark. */
export function HelpIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.4v.1" />
      <circle cx="12" cy="12" r="10" />
    </svg>
  );
}
