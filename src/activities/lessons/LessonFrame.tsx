import { wordsFor } from 'words:lesson';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Step } from '../../kit/play.ts';
import type { RuleId } from '../../rulebook/books.ts';
import { Live } from '../../ui/Live.tsx';
import type { Said } from '../../ui/use-said.ts';
import type { Language } from '../../words/languages.ts';
import { Corrected } from './Corrected.tsx';
import { type Hinting, hintInWords } from './Hints.tsx';
import { KeepingNotices } from './KeepingNotices.tsx';
import type { LessonTypes } from './lesson.ts';
import { Reached, type Titled } from './Reached.tsx';
import type { Saying } from './saying.ts';
import { Told } from './Told.tsx';
import { useChanges } from './use-changes.ts';
import type { LessonUnderWay } from './use-lesson.ts';

/** A lesson that is played, and how its game says what happens in it. */
export interface LessonInWords<L extends LessonTypes> {
  readonly language: Language;
  readonly now: LessonUnderWay<L>;
  /** The lesson's texts in the page's language, by their keys without its id. */
  readonly texts: Readonly<Record<string, string>>;
  /** What is said to the reader's last action. */
  readonly saying: Saying<RuleId> | null;
  /** What steps brought about, as sentences. */
  readonly tell: (steps: readonly Step<L['game'], L['action'], L['event']>[]) => readonly string[];
  /** An action as a sentence. */
  readonly move: (action: L['action']) => string;
}

/** What the hints of a lesson are made of. */
export function hintingOf<L extends LessonTypes>(lesson: LessonInWords<L>): Hinting<L['action']> {
  const { language, now, texts, move } = lesson;
  return { language, hint: now.hint, stages: now.hints, texts, move };
}

/** Says each change of a lesson once. `onTold` is called when it has been said what an action has brought about. */
export function useLessonSaid<L extends LessonTypes>(
  lesson: LessonInWords<L>,
  panel: RefObject<HTMLElement>,
  say: (text: string) => void,
  onTold: () => void = () => {},
): void {
  const { language, now, saying, tell } = lesson;
  const { attempt, answer, isActing, isReached, hints, canHint } = now;
  const words = wordsFor(language);
  useChanges(panel, attempt.steps, isActing, () => {
    const heading = isReached ? [words('reached')] : answer?.kind === 'right' ? [words('right')] : [];
    say([...tell(now.latest), ...heading, ...(saying?.sentences ?? [])].join(' '));
    onTold();
  });
  useEffect(() => {
    if (hints === 0) return;
    say(hintInWords(hintingOf(lesson)).at(-1) ?? '');
    // With the last one the button is gone.
    if (!canHint) panel.current?.querySelector<HTMLElement>('.lesson-hint')?.focus();
  }, [hints]);
}

interface Props<L extends LessonTypes> {
  readonly lesson: LessonInWords<L>;
  /** The fewest actions in which the goal can be reached; null where that is unknown. */
  readonly par: number | null;
  readonly said: Said;
  readonly next: Titled | null;
  readonly drill: Titled | null;
  /** Where all lessons of the game are, and where it is played. */
  readonly all: string;
  readonly play: string;
  readonly onBack: (how: 'undo' | 'startAgain') => void;
  /** The class of what this game styles in its own way. */
  readonly styled: string;
  /** Whether what a press completes is done at once; left out where nothing is completed. */
  readonly atOnce?: boolean;
  readonly section?: RefObject<HTMLElement>;
  readonly panel: RefObject<HTMLDivElement>;
  readonly table: ComponentChildren;
  /** What can be done, as long as the reader acts. */
  readonly children: ComponentChildren;
}

/** A lesson of either game: the explanation and the goal, the table, what happened, and the answer to it. */
export function LessonFrame<L extends LessonTypes>(props: Props<L>) {
  const { lesson, onBack } = props;
  const { language, now, texts, saying, tell } = lesson;
  const { isActing, isReached, isCorrected, watched, send } = now;
  const words = wordsFor(language);
  return (
    <section
      ref={props.section ?? null}
      class={`choosing lesson ${props.styled}`}
      data-roomy
      data-at-once={props.atOnce}
      aria-label={texts.title}
    >
      <Live class="unseen notranslate" of={props.said}>
        {props.said.text}
      </Live>
      <KeepingNotices language={language} kept={now.kept} onChange={now.setKept} />
      <div class="lesson-text">
        <p class="lesson-intro">{texts.intro}</p>
        <p class="choosing-goal">
          <strong>{words('goal')}</strong> {texts.task}
        </p>
      </div>
      <div class="lesson-table notranslate">{props.table}</div>
      <div class="lesson-panel notranslate" ref={props.panel}>
        {watched.length === 0 && now.hasActed && <Told heading={words('happened')} sentences={tell(now.latest)} />}
        {isReached && saying !== null && (
          <Reached
            language={language}
            text={saying.sentences.join(' ')}
            actions={now.actions}
            par={props.par}
            tries={now.tries}
            next={props.next}
            drill={props.drill}
            all={props.all}
            play={props.play}
            onOther={() => onBack('startAgain')}
          />
        )}
        {isCorrected && saying !== null && (
          <Corrected
            language={language}
            saying={saying}
            watched={tell(watched)}
            canWatch={now.canWatch}
            canGoOn={now.canGoOn}
            onWatch={() => send({ type: 'watch' })}
            onUndo={() => onBack('undo')}
            onGoOn={() => send({ type: 'goOn' })}
          />
        )}
        {isActing && props.children}
      </div>
    </section>
  );
}
