import '../../ui/roomy.css';
import '../../milestones/examples/example.css';
import '../../lessons/lesson.css';
import './card-lesson.css';
import { wordsFor as tableWordsFor } from 'words:card-table';
import { wordsFor } from 'words:lesson';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CARD_LESSONS, type CardLessons, type CardLesson as LessonData } from '../../../lessons/thousand-miles.ts';
import { HINT_STAGES, lessonMachineFor } from '../../../machines/lesson.ts';
import { sayingOf } from '../../../telling/answer-in-words.ts';
import { cardNamesFor } from '../../../telling/thousand-miles/card-names.ts';
import {
  type CardTelling,
  cardEventsInWords,
  cardRefusalsInWords,
  type Said,
} from '../../../telling/thousand-miles/cards-telling.ts';
import { type Action, apply, type Card, legalActions } from '../../../thousand-miles/index.ts';
import type { Language } from '../../../words/languages.ts';
import { Corrected } from '../../lessons/Corrected.tsx';
import { Hints, hintInWords } from '../../lessons/Hints.tsx';
import { KeepingNotices } from '../../lessons/KeepingNotices.tsx';
import { Reached, type Titled } from '../../lessons/Reached.tsx';
import { Told } from '../../lessons/Told.tsx';
import { useChanges } from '../../lessons/use-changes.ts';
import { useLesson } from '../../lessons/use-lesson.ts';
import { Hand } from '../lay/Hand.tsx';
import { Lay } from '../lay/Lay.tsx';
import { pilesOf } from '../lay/piles.ts';
import { Refused } from '../lay/Refused.tsx';

interface Props {
  readonly language: Language;
  readonly lesson: LessonData;
  /** What progress calls it. */
  readonly name: string;
  /** The lesson's texts in the page's language, by their keys without its id. */
  readonly texts: Readonly<Record<string, string>>;
  /** The lesson that comes after it; null after the last. */
  readonly next: Titled | null;
}

const { isTool } = CARD_LESSONS;
const CARD_LESSON = lessonMachineFor(CARD_LESSONS);
const selectLesson = CARD_LESSON.select;

/** A lesson of the card game: the explanation and the goal, the table, and an answer to every card. */
export default function CardLesson({ language, lesson, name, texts, next }: Props) {
  const words = wordsFor(language);
  const tableWords = tableWordsFor(language);
  const { snapshot, send, kept, setKept } = useLesson(CARD_LESSON, lesson, name);
  const [said, setSaid] = useState('');
  // Words that stand there already would not be read out again: a blank makes them others.
  const say = (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text));
  const [refused, setRefused] = useState<{ readonly card: Card; readonly why: readonly Said[] } | null>(null);
  const [aside, setAside] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const attempt = selectLesson.attempt(snapshot);
  const game = selectLesson.game(snapshot);
  const answer = selectLesson.answer(snapshot);
  const isActing = selectLesson.isActing(snapshot);
  const isReached = selectLesson.isReached(snapshot);
  const isCorrected = selectLesson.isCorrected(snapshot);
  const names = useMemo(() => cardNamesFor(language), [language]);
  const telling: CardTelling = { names, reader: 0, name: tableWords('driver.learner') };

  // What the reader did last, and all that came of it.
  const mine = attempt.steps.findLastIndex(({ action }) => action.player === lesson.player);
  const latest = attempt.steps
    .slice(Math.max(0, mine))
    .flatMap(({ events }) => cardEventsInWords(events, telling).map(({ sentence }) => sentence));
  // No two actions are compared here.
  const saying = answer === null ? null : sayingOf<CardLessons>(answer, texts, language, () => '');
  const hint = selectLesson.hint(snapshot);
  const hints = selectLesson.hints(snapshot);
  const canHint = hints < (hint === null ? 1 : HINT_STAGES);
  const move = ({ type, card }: Action) => tableWords(`advice.${type}`, { card: names.card(card) });
  const hinting = { language, hint, stages: hints, texts, move };
  const playable = new Set(
    isActing ? legalActions(game).flatMap(({ type, card }) => (type === 'play' ? [card] : [])) : [],
  );

  const press = (action: Action) => {
    if (!isActing) return;
    const outcome = apply(game, action);
    const allowed = isTool(lesson, action);
    setAside(outcome.ok && !allowed);
    setRefused(null);
    if (!outcome.ok) {
      const why = cardRefusalsInWords(outcome.refusals.slice(0, 1), names);
      setRefused({ card: action.card, why });
      say([tableWords('refused', { card: names.card(action.card) }), ...why.map(({ sentence }) => sentence)].join(' '));
    } else if (allowed) send({ type: 'act', action });
    else say(words('aside'));
  };
  const back = (type: 'undo' | 'startAgain') => {
    setAside(false);
    setRefused(null);
    send({ type });
    say(words('undone'));
  };

  // Each change is said once.
  useChanges(panel, attempt.steps, isActing, () => {
    const heading = isReached ? [words('reached')] : answer?.kind === 'right' ? [words('right')] : [];
    say([...latest, ...heading, ...(saying?.sentences ?? [])].join(' '));
    // The card that had the focus has gone.
    if (isActing && document.activeElement === document.body)
      section.current?.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (hints === 0) return;
    say(hintInWords(hinting).at(-1) ?? '');
    // With the last one the button is gone.
    if (!canHint) panel.current?.querySelector<HTMLElement>('.lesson-hint')?.focus();
  }, [hints]);

  return (
    <section ref={section} class="example-stepper lesson card-lesson" data-roomy aria-label={texts.title}>
      <p class="unseen" role="status">
        {said}
      </p>
      <KeepingNotices language={language} kept={kept} onChange={setKept} />
      <div class="lesson-text">
        <p class="lesson-intro">{texts.intro}</p>
        <p class="example-goal">
          <strong>{words('goal')}</strong> {texts.task}
        </p>
      </div>
      <div class="lesson-table card-lesson-table">
        <Lay telling={telling} state={game.state} piles={pilesOf(attempt.start, attempt.steps)} />
        <Hand
          names={names}
          hand={game.state.drivers[0].hand}
          isPlayable={(card) => playable.has(card)}
          idle={!isActing}
          onPress={press}
        />
      </div>
      <div class="lesson-panel" ref={panel}>
        {mine >= 0 && <Told heading={words('happened')} sentences={latest} />}
        {isReached && saying !== null && (
          <Reached
            language={language}
            text={saying.sentences.join(' ')}
            actions={selectLesson.actions(snapshot)}
            par={lesson.par}
            tries={selectLesson.tries(snapshot)}
            next={next}
            drill={null}
            all="card-game/learn/"
            play="card-game/play/"
            onOther={() => back('startAgain')}
          />
        )}
        {isCorrected && saying !== null && (
          <Corrected
            language={language}
            saying={saying}
            watched={[]}
            canWatch={false}
            canGoOn={selectLesson.canGoOn(snapshot)}
            onWatch={() => send({ type: 'watch' })}
            onUndo={() => back('undo')}
            onGoOn={() => send({ type: 'goOn' })}
          />
        )}
        {isActing && (
          <>
            <div class="lesson-choice card-lesson-choice" tabIndex={-1} data-focus>
              {refused !== null ? (
                <Refused names={names} card={refused.card} why={refused.why} />
              ) : (
                answer?.kind === 'right' && <p class="lesson-right">{words('right')}</p>
              )}
              {aside && <p class="lesson-aside">{words('aside')}</p>}
              {hints > 0 && <Hints {...hinting} onPrepare={null} />}
            </div>
            <fieldset class="lesson-acts" aria-label={words('acts')}>
              {canHint && (
                <button type="button" onClick={() => send({ type: 'hint' })}>
                  {words(hints === 0 ? 'hint' : 'hint.more')}
                </button>
              )}
              <button
                type="button"
                aria-disabled={!selectLesson.canUndo(snapshot)}
                onClick={() => selectLesson.canUndo(snapshot) && back('undo')}
              >
                {tableWords('undo')}
              </button>
              <button
                type="button"
                aria-disabled={!selectLesson.canUndo(snapshot)}
                onClick={() => selectLesson.canUndo(snapshot) && back('startAgain')}
              >
                {words('again')}
              </button>
            </fieldset>
          </>
        )}
      </div>
    </section>
  );
}
