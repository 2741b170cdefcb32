import { wordsFor } from 'words:lesson';
import { wordsFor as stepperWordsFor } from 'words:stepper';
import { wordsFor as tableWordsFor } from 'words:table';
import type { ComponentChildren, RefObject } from 'preact';
import { ChangePosition } from '../../board/ChangePosition.tsx';
import { ActButtons } from '../../choosing/ActButtons.tsx';
import { IdleChoice } from '../../choosing/IdleChoice.tsx';
import { TryingChoice } from '../../choosing/TryingChoice.tsx';
import type { Choice } from '../../machines/choice.ts';
import { useSettings } from '../../settings/use-settings.ts';
import type { Names } from '../../telling/names.ts';
import type { Lesson, MilestonesLessons } from './board-lesson.ts';
import { Hints } from './Hints.tsx';
import { hintingOf, type LessonInWords } from './LessonFrame.tsx';
import type { useBoardActs } from './use-board-acts.ts';

interface Props {
  readonly lesson: Lesson;
  readonly inWords: LessonInWords<MilestonesLessons>;
  readonly acts: ReturnType<typeof useBoardActs>;
  readonly names: Names;
  /** What was gained by an action that was right. */
  readonly gained: ComponentChildren;
  readonly foot: RefObject<HTMLDivElement>;
  readonly showsAllowed: boolean;
  readonly onShowAllowed: (shows: boolean) => void;
}

/** What can be done in a lesson of the board game: the foot with the choice, and below it what few need. */
export function BoardActs(props: Props) {
  const { inWords, acts, names, showsAllowed } = props;
  const { language, now } = inWords;
  const { trying, onlyFinishing } = acts;
  const words = wordsFor(language);
  const stepperWords = stepperWordsFor(language);
  return (
    <>
      <div class="lesson-foot" ref={props.foot}>
        <Chosen {...props} />
        <fieldset class={onlyFinishing ? 'lesson-acts lesson-finishes' : 'lesson-acts'} aria-label={words('acts')}>
          <ActButtons language={language} trying={trying} onAct={acts.act} />
          {now.canHint && (
            <button
              type="button"
              onClick={() => {
                // The hint takes the place of what was refused.
                if (trying.refusals.length > 0) acts.drop();
                now.send({ type: 'hint' });
              }}
            >
              {words(now.hints === 0 ? 'hint' : 'hint.more')}
            </button>
          )}
          <button type="button" aria-disabled={!acts.hasChosen && !now.canUndo} onClick={acts.undo}>
            {tableWordsFor(language)('bar.undo')}
          </button>
        </fieldset>
      </div>
      <details class="no-print">
        <summary>{stepperWords('more')}</summary>
        <div class="lesson-acts">
          <button type="button" aria-pressed={showsAllowed} onClick={() => props.onShowAllowed(!showsAllowed)}>
            {stepperWords('show-allowed')}
          </button>
          <button type="button" aria-disabled={!now.canUndo} onClick={() => acts.back('startAgain')}>
            {words('again')}
          </button>
          <ChangePosition language={names.language} label={stepperWords('change')} game={now.game} />
        </div>
      </details>
    </>
  );
}

/** What was right, what has been chosen or refused, and the hints. */
function Chosen({ lesson, inWords, acts, names, gained }: Props) {
  const { language, now } = inWords;
  const { game, hint } = now;
  const { trying, onlyFinishing } = acts;
  const words = wordsFor(language);
  const { confirmActions } = useSettings();
  // To end something is one press anyway.
  const isPrepared = hint !== null && hint.action.type !== 'done' && hint.action.type !== 'leave-bonus';
  return (
    <div class="lesson-choice">
      {now.answer?.kind === 'right' && (
        <p class="lesson-right">
          <span>{words('right')}</span> {gained}
        </p>
      )}
      {acts.aside && <p class="lesson-aside">{words('aside')}</p>}
      <div
        class={trying.refusals.length > 0 ? 'lesson-choose lesson-refused' : 'lesson-choose'}
        tabIndex={-1}
        data-focus
      >
        {onlyFinishing && <p>{words('finished', { done: tableWordsFor(language)('bar.done') })}</p>}
        <TryingChoice game={game} trying={trying} names={names} />
      </div>
      {now.hints > 0 && (
        <Hints
          {...hintingOf(inWords)}
          onPrepare={isPrepared ? (prepared) => trying.choose(prepared as Choice) : null}
        />
      )}
      {lesson.tools.some((tool) => 'idle' in tool) && (
        <IdleChoice game={game} names={names} choice={trying.choice} early={!confirmActions} onChoose={trying.choose} />
      )}
    </div>
  );
}
