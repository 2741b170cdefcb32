import { wordsFor } from 'words:daily';
import { wordsFor as stepperWordsFor } from 'words:stepper';
import type { RefObject } from 'preact';
import { ChangePosition } from '../../board/ChangePosition.tsx';
import { CopyLink } from '../../keeping/CopyLink.tsx';
import type { Game } from '../../milestones/index.ts';
import { Streak } from '../../streak/Streak.tsx';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import type { Attempt } from './position-store.ts';
import type { Verdict } from './verdict.ts';

interface JudgedProps {
  readonly language: Language;
  readonly verdict: Verdict;
  /** Whether the best turn has been found or shown, now or before. */
  readonly isDone: boolean;
  readonly start: Game;
  readonly box: RefObject<HTMLDivElement>;
  readonly onAgain: () => void;
  /** Shows the best turn; null where it is shown. */
  readonly onShow: (() => void) | null;
}

/** What is said to the turn of the reader, and the ways on. */
export function Judged({ language, verdict, isDone, start, box, onAgain, onShow }: JudgedProps) {
  const words = wordsFor(language);
  const stepperWords = stepperWordsFor(language);
  return (
    <div class={verdict === 'other' ? 'lesson-answer' : 'lesson-reached'} ref={box} tabIndex={-1}>
      <p>
        {verdict === 'other' && isDone ? (
          <strong>{words('verdict.seen')}</strong>
        ) : (
          <>
            <strong>{words(`verdict.${verdict}`)}</strong> {words(`verdict.${verdict}.more`)}
          </>
        )}
      </p>
      <div class="lesson-acts">
        <button type="button" class={verdict === 'other' ? 'choosing-confirm' : undefined} onClick={onAgain}>
          {words('again')}
        </button>
        {onShow !== null && (
          <button type="button" onClick={onShow}>
            {words('show')}
          </button>
        )}
      </div>
      <details>
        <summary>{stepperWords('more')}</summary>
        <ChangePosition language={language} label={stepperWords('change')} game={start} />
      </details>
    </div>
  );
}

interface ResultProps {
  readonly language: Language;
  readonly day: number;
  /** The day as it is written. */
  readonly date: string;
  readonly attempt: Attempt;
}

/** What the reader has reached, to hand on, with the days in a row; nothing before. */
export function Result({ language, day, date, attempt: { done, tries } }: ResultProps) {
  if (done === null) return null;
  const words = wordsFor(language);
  const link = new URL(`${pageAddress(language, 'practice/position/')}#${day}`, location.href).href;
  return (
    <div class="position-result">
      <p>{words('done', { done, date, n: tries })}</p>
      <Streak language={language} />
      <CopyLink
        language={language}
        link={link}
        text={words('share', { date, done, n: tries })}
        label={words('share.label')}
      />
    </div>
  );
}
