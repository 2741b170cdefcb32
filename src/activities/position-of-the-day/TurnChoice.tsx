import { wordsFor } from 'words:daily';
import { wordsFor as stepperWordsFor } from 'words:stepper';
import { wordsFor as tableWordsFor } from 'words:table';
import { ActButtons } from '../../choosing/ActButtons.tsx';
import { IdleChoice } from '../../choosing/IdleChoice.tsx';
import { TryingChoice } from '../../choosing/TryingChoice.tsx';
import type { Trying } from '../../choosing/use-trying.ts';
import type { Action, Game } from '../../milestones/index.ts';
import type { Names } from '../../telling/names.ts';

interface Props {
  readonly names: Names;
  readonly game: Game;
  readonly trying: Trying;
  /** What has just happened. */
  readonly told: readonly string[];
  readonly showsAllowed: boolean;
  readonly onAct: (action: Action) => void;
  /** Null where nothing has been done. */
  readonly onUndo: (() => void) | null;
  readonly onShowAllowed: (shows: boolean) => void;
}

/** What is chosen of the turn that is looked for, and its buttons. */
export function TurnChoice({ names, game, trying, told, showsAllowed, onAct, onUndo, onShowAllowed }: Props) {
  const { language } = names;
  const words = wordsFor(language);
  const { choice } = trying;
  return (
    <>
      <div class="lesson-choice">
        {told.length > 0 && <p>{told.join(' ')}</p>}
        <TryingChoice game={game} trying={trying} names={names} />
        {choice?.type === 'move' && choice.to !== undefined && (
          <IdleChoice game={game} names={names} choice={choice} early onChoose={trying.choose} />
        )}
      </div>
      <fieldset class="lesson-acts" aria-label={words('acts')}>
        <ActButtons language={language} trying={trying} onAct={onAct} />
        <button type="button" aria-disabled={onUndo === null} onClick={() => onUndo?.()}>
          {tableWordsFor(language)('bar.undo')}
        </button>
        <button type="button" aria-pressed={showsAllowed} onClick={() => onShowAllowed(!showsAllowed)}>
          {stepperWordsFor(language)('show-allowed')}
        </button>
      </fieldset>
    </>
  );
}
