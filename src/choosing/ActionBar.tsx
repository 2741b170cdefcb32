import './action-bar.css';
import { wordsFor as actingWordsFor } from 'words:acting';
import { wordsFor } from 'words:table';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { BarIcon } from '../ui/BarIcon.tsx';
import { type Shortcut, shortcut } from '../ui/shortcuts.ts';
import type { Language } from '../words/languages.ts';

interface Press {
  readonly possible: boolean;
  readonly onPress: () => void;
}

/** What the players go on with now: its key and its label are those of what it does. */
export interface Primary extends Press {
  readonly name: Shortcut;
  readonly label: string;
  /** Whether something is given up with it: then it does not look like the way on. */
  readonly givesUp?: boolean;
}

interface Props {
  readonly language: Language;
  readonly undoTurn: Press;
  readonly undo: Press;
  readonly redo: Press;
  readonly redoTurn: Press;
  readonly primary: Primary;
  /** Whether something is pressed again before anybody has seen what came of it. */
  readonly pressedAgain: (what: string) => boolean;
  /** What else stands in the row. */
  readonly children?: ComponentChildren;
  /** What is needed more rarely, in a sheet of its own. */
  readonly more: ComponentChildren;
}

interface ArrowProps extends Press {
  readonly name: Shortcut;
  readonly label: string;
}

/** An arrow back or forth; with a line that it goes to, it goes a whole turn. */
function ArrowButton({ label, possible, onPress, name }: ArrowProps) {
  const turn = name.endsWith('Turn');
  return (
    <BarIcon name={name} label={label} possible={possible} onPress={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class={name.startsWith('redo') ? 'bar-forth' : ''}>
        {turn && <path d="M3 4v13" />}
        <path d={turn ? 'M12 5l-5 5 5 5M7 10h8a5 5 0 0 1 0 10h-3' : 'M9 5l-5 5 5 5M4 10h10a5 5 0 0 1 0 10h-4'} />
      </svg>
    </BarIcon>
  );
}

/** What every action ends with: one button in one place, which says what it does; beside it the ways back, and what else there is. */
export function ActionBar({ language, undoTurn, undo, redo, redoTurn, primary, pressedAgain, children, more }: Props) {
  const words = wordsFor(language);
  const acting = actingWordsFor(language);
  const sheet = useId();
  return (
    <fieldset class="action-bar" aria-label={acting('bar.label')}>
      <ArrowButton name="undo" label={words('bar.undo')} {...undo} />
      <ArrowButton name="redo" label={acting('bar.redo')} {...redo} />
      {children}
      <button
        type="button"
        class="bar-icon bar-more"
        aria-label={acting('bar.more')}
        title={acting('bar.more')}
        popovertarget={sheet}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M5 12v.1M12 12v.1M19 12v.1" />
        </svg>
      </button>
      {/* Back closes it (`site/layers.ts`). */}
      <div id={sheet} popover="auto" class="bar-sheet" data-layer>
        <ArrowButton name="undoTurn" label={acting('bar.undoTurn')} {...undoTurn} />
        <ArrowButton name="redoTurn" label={acting('bar.redoTurn')} {...redoTurn} />
        {more}
      </div>
      {/* Not `disabled`: the focus stays where it is when an action has been confirmed, and pressing tells why it is not possible. */}
      <button
        type="button"
        class={`bar-primary bar-${primary.name}`}
        aria-disabled={!primary.possible}
        data-quiet={primary.givesUp}
        // Of a finger or a mouse that presses twice only the first press is meant: the button does something else by then.
        onClick={({ detail }) => (!pressedAgain('primary') || detail === 0) && primary.onPress()}
        {...shortcut(primary.name)}
      >
        {primary.label}
      </button>
    </fieldset>
  );
}
