import './action-bar.css';
import { wordsFor } from 'words:table';
import type { Language } from '../../words/languages.ts';

interface Slot {
  readonly label: string;
  readonly possible: boolean;
  readonly onPress: () => void;
}

interface Props {
  readonly language: Language;
  readonly undo: Omit<Slot, 'label'>;
  readonly redo: Omit<Slot, 'label'>;
  readonly confirm: Omit<Slot, 'label'>;
  /** Finishes a visit, or leaves the bonus tiles. */
  readonly done: Slot;
  readonly endTurn: Omit<Slot, 'label'>;
}

function BarButton({ label, possible, onPress, kind }: Slot & { readonly kind: string }) {
  // Not `disabled`: the focus stays where it is when an action has been confirmed, and pressing tells why it is not possible.
  return (
    <button type="button" class={`bar-button bar-${kind}`} aria-disabled={!possible} onClick={onPress}>
      {label}
    </button>
  );
}

/** The buttons that every action ends with. Each has its own place, which it never leaves and shares with no other. */
export function ActionBar({ language, undo, redo, confirm, done, endTurn }: Props) {
  const words = wordsFor(language);
  return (
    <fieldset class="action-bar" aria-label={words('bar.label')}>
      <BarButton kind="undo" label={words('bar.undo')} {...undo} />
      <BarButton kind="redo" label={words('bar.redo')} {...redo} />
      <BarButton kind="end" label={words('bar.endTurn')} {...endTurn} />
      <BarButton kind="done" {...done} />
      <BarButton kind="confirm" label={words('bar.confirm')} {...confirm} />
    </fieldset>
  );
}
