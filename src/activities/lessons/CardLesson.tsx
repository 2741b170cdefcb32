import '../../ui/roomy.css';
import '../../choosing/choosing.css';
import '../../choosing/task.css';
import './card-lesson.css';
import { wordsFor as tableWordsFor } from 'words:card-table';
import { wordsFor } from 'words:lesson';
import { useMemo, useRef, useState } from 'preact/hooks';
import { focusHandAgain, Hand } from '../../cards/lay/Hand.tsx';
import { Lay } from '../../cards/lay/Lay.tsx';
import { pilesOf } from '../../cards/lay/piles.ts';
import { type Forbidden, forbiddenInWords, Refused } from '../../cards/lay/Refused.tsx';
import { cardNamesFor } from '../../telling/thousand-miles/card-names.ts';
import {
  type CardTelling,
  cardEventsInWords,
  cardRefusalsInWords,
} from '../../telling/thousand-miles/cards-telling.ts';
import { type Action, apply } from '../../thousand-miles/index.ts';
import { useSaid } from '../../ui/use-said.ts';
import type { Language } from '../../words/languages.ts';
import { CARD_LESSONS, type CardLessons, type CardLesson as LessonData } from './card-lessons.ts';
import { Hints } from './Hints.tsx';
import { hintingOf, LessonFrame, type LessonInWords, useLessonSaid } from './LessonFrame.tsx';
import { lessonMachineFor } from './machine.ts';
import type { Titled } from './Reached.tsx';
import { sayingOf } from './saying.ts';
import { type LessonUnderWay, useLesson } from './use-lesson.ts';

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

/** A lesson of the card game: the explanation and the goal, the table, and an answer to every card. */
export default function CardLesson({ language, lesson, name, texts, next }: Props) {
  const words = wordsFor(language);
  const tableWords = tableWordsFor(language);
  const now = useLesson(CARD_LESSON, lesson, name);
  const [said, say] = useSaid();
  const [refused, setRefused] = useState<Forbidden | null>(null);
  const [aside, setAside] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const { attempt, game, answer, isActing } = now;
  const names = useMemo(() => cardNamesFor(language), [language]);
  const telling: CardTelling = { names, reader: 0, name: tableWords('driver.learner') };
  const inWords: LessonInWords<CardLessons> = {
    language,
    now,
    texts,
    // No two actions are compared here.
    saying: answer === null ? null : sayingOf<CardLessons>(answer, texts, language, () => ''),
    tell: (steps) => steps.flatMap(({ events }) => cardEventsInWords(events, telling).map(({ sentence }) => sentence)),
    move: ({ type, card }) => tableWords(`advice.${type}`, { card: names.card(card) }),
  };
  useLessonSaid(inWords, panel, say, () => {
    if (isActing) focusHandAgain(section);
  });

  const press = (action: Action) => {
    if (!isActing) return;
    const outcome = apply(game, action);
    const allowed = isTool(lesson, action);
    setAside(outcome.ok && !allowed);
    setRefused(null);
    if (!outcome.ok) {
      const forbidden = { card: action.card, why: cardRefusalsInWords(outcome.refusals.slice(0, 1), names) };
      setRefused(forbidden);
      say(forbiddenInWords(forbidden, names));
    } else if (allowed) now.send({ type: 'act', action });
    else say(words('aside'));
  };
  const back = (type: 'undo' | 'startAgain') => {
    setAside(false);
    setRefused(null);
    now.send({ type });
    say(words('undone'));
  };

  return (
    <LessonFrame
      lesson={inWords}
      par={lesson.par}
      said={said}
      next={next}
      drill={null}
      all="card-game/learn/"
      play="card-game/play/"
      onBack={back}
      styled="card-lesson"
      section={section}
      panel={panel}
      table={
        <>
          <Lay telling={telling} state={game.state} piles={pilesOf(attempt.start, attempt.steps)} />
          <Hand names={names} game={game} hand={game.state.drivers[0].hand} idle={!isActing} onPress={press} />
        </>
      }
    >
      <div class="lesson-choice card-lesson-choice" tabIndex={-1} data-focus>
        {refused !== null ? (
          <Refused names={names} {...refused} />
        ) : (
          answer?.kind === 'right' && <p class="lesson-right">{words('right')}</p>
        )}
        {aside && <p class="lesson-aside">{words('aside')}</p>}
        {now.hints > 0 && <Hints {...hintingOf(inWords)} onPrepare={null} />}
      </div>
      <CardActs language={language} now={now} onBack={back} />
    </LessonFrame>
  );
}

interface ActsProps {
  readonly language: Language;
  readonly now: LessonUnderWay<CardLessons>;
  readonly onBack: (how: 'undo' | 'startAgain') => void;
}

/** The buttons of a lesson of the card game: its cards are played from the hand. */
function CardActs({ language, now: { canHint, canUndo, hints, send }, onBack }: ActsProps) {
  const words = wordsFor(language);
  return (
    <fieldset class="lesson-acts" aria-label={words('acts')}>
      {canHint && (
        <button type="button" onClick={() => send({ type: 'hint' })}>
          {words(hints === 0 ? 'hint' : 'hint.more')}
        </button>
      )}
      <button type="button" aria-disabled={!canUndo} onClick={() => canUndo && onBack('undo')}>
        {tableWordsFor(language)('undo')}
      </button>
      <button type="button" aria-disabled={!canUndo} onClick={() => canUndo && onBack('startAgain')}>
        {words('again')}
      </button>
    </fieldset>
  );
}
