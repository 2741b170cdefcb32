import type { ComponentChildren } from 'preact';
import { type Shortcut, shortcut } from './shortcuts.ts';

interface Props {
  readonly label: string;
  /** What its key does; that of the search is heard on every page (`site/search-button.ts`). */
  readonly name: Shortcut | 'search';
  readonly onPress: () => void;
  /** Whether pressing does anything now; its place is kept anyhow. */
  readonly possible?: boolean;
  /** Whether what it opens is shown; absent for what opens nothing. */
  readonly pressed?: boolean;
  /** Its sign. */
  readonly children?: ComponentChildren;
}

/** A button of the bar: a sign in the row, where space is scarce; a sign with its label, or the label alone, in the sheet. */
export function BarIcon({ label, name, onPress, possible = true, pressed, children }: Props) {
  return (
    <button
      type="button"
      class={`bar-icon bar-${name}`}
      title={label}
      aria-disabled={!possible}
      aria-pressed={pressed}
      // Whatever is pressed in the sheet closes it.
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        if (possible) onPress();
      }}
      {...(name === 'search' ? { 'aria-keyshortcuts': '/' } : shortcut(name))}
    >
      {children}
      <span>{label}</span>
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
