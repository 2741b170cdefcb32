import './action-bar.css';
import { wordsFor as actingWordsFor } from 'words:acting';
import { wordsFor } from 'words:table';
import type { ComponentChildren } from 'preact';
import type { Language } from '../../../words/languages.ts';
import { type Shortcut, shortcut } from '../../ui/shortcuts.ts';

interface Slot {
  readonly label: string;
  readonly possible: boolean;
  readonly onPress: () => void;
}

interface Props {
  readonly language: Language;
  readonly undoTurn: Omit<Slot, 'label'>;
  readonly undo: Omit<Slot, 'label'>;
  readonly redo: Omit<Slot, 'label'>;
  readonly redoTurn: Omit<Slot, 'label'>;
  readonly confirm: Omit<Slot, 'label'>;
  /** Finishes a visit, or leaves the bonus tiles. */
  readonly done: Slot;
  readonly endTurn: Omit<Slot, 'label'>;
  /** What stands beside undo and redo. */
  readonly children?: ComponentChildren;
}

interface ButtonProps extends Slot {
  readonly name: Shortcut;
}

function BarButton({ label, possible, onPress, name }: ButtonProps) {
  // Not `disabled`: the focus stays where it is when an action has been confirmed, and pressing tells why it is not possible.
  return (
    <button
      type="button"
      class={`bar-button bar-${name}`}
      aria-disabled={!possible}
      onClick={onPress}
      {...shortcut(name)}
    >
      {label}
    </button>
  );
}

/** An arrow back or forth; with a line that it goes to, it goes a whole turn. */
function ArrowButton({ label, possible, onPress, name }: ButtonProps) {
  const turn = name.endsWith('Turn');
  return (
    <button
      type="button"
      class="bar-button bar-arrow"
      aria-disabled={!possible}
      aria-label={label}
      title={label}
      onClick={onPress}
      {...shortcut(name)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class={name.startsWith('redo') ? 'bar-forth' : ''}>
        {turn && <path d="M3 4v13" />}
        <path d={turn ? 'M12 5l-5 5 5 5M7 10h8a5 5 0 0 1 0 10h-3' : 'M9 5l-5 5 5 5M4 10h10a5 5 0 0 1 0 10h-4'} />
      </svg>
    </button>
  );
}

/** The buttons that every action ends with. Each has its own place, which it never leaves and shares with no other. */
export function ActionBar({ language, undoTurn, undo, redo, redoTurn, confirm, done, endTurn, children }: Props) {
  const words = wordsFor(language);
  const acting = actingWordsFor(language);
  return (
    <fieldset class="action-bar" aria-label={acting('bar.label')}>
      <div class="bar-back">
        <ArrowButton name="undoTurn" label={acting('bar.undoTurn')} {...undoTurn} />
        <ArrowButton name="undo" label={words('bar.undo')} {...undo} />
        <ArrowButton name="redo" label={acting('bar.redo')} {...redo} />
        <ArrowButton name="redoTurn" label={acting('bar.redoTurn')} {...redoTurn} />
        {children}
      </div>
      <div class="bar-on">
        <BarButton name="end" label={acting('bar.endTurn')} {...endTurn} />
        <BarButton name="done" {...done} />
        <BarButton name="confirm" label={words('bar.confirm')} {...confirm} />
      </div>
    </fieldset>
  );
}
