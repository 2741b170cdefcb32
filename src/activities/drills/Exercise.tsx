import './drill.css';
import { wordsFor } from 'words:drills';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ChangePosition } from '../../board/ChangePosition.tsx';
import { bringSomeTime } from '../../kit/network.ts';
import { namesFor } from '../../telling/names.ts';
import { lazily } from '../../ui/lazily.ts';
import type { Language } from '../../words/languages.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { type Answers, type Drill, givenFor, type Item, mistakesIn } from './drill.ts';
import { placesOf, questionOf } from './drill-in-words.ts';
import { Pictures } from './Pictures.tsx';

/** Why the answers are what they are comes with its words when the first of them is given. */
const Results = lazily(
  () => import('./Results.tsx'),
  (module) => module.Results,
);

interface Props {
  readonly language: Language;
  readonly drill: Drill;
  /** The players' names by seat. */
  readonly players: readonly string[];
  /** Whether the reader has come here from another exercise, so that the question is to be brought before them. */
  readonly follows: boolean;
  readonly onChecked?: (right: boolean) => void;
  readonly nextLabel: string;
  readonly onNext: () => void;
}

/** One drill: question, position, answers; then how they were and why. Give it the drill as its key. */
export function Exercise({ language, drill, players, follows, onChecked, nextLabel, onNext }: Props) {
  const words = wordsFor(language);
  const { board, workerTiles } = drill.game;
  const names = useMemo(() => namesFor(language, board, workerTiles), [language, board, workerTiles]);
  const [answers, setAnswers] = useState<Answers>({});
  const [checked, setChecked] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) question.current?.focus();
  }, []);
  useEffect(() => {
    if (checked) result.current?.focus();
  }, [checked]);

  const isAnswered = Object.keys(answers).length > 0;
  useEffect(() => {
    if (isAnswered) void bringSomeTime(Results.prepare);
  }, [isAnswered]);

  const answer = (item: Item, given: number) => setAnswers((before) => ({ ...before, [item.at]: given }));
  const wrong = mistakesIn(drill, answers).length;
  const check = () => {
    setChecked(true);
    onChecked?.(wrong === 0);
  };
  return (
    <section class="drill">
      <h2 class="drill-question" ref={question} tabIndex={-1}>
        {questionOf(drill, names)}
      </h2>
      <Pictures
        drill={drill}
        names={names}
        players={players}
        answers={answers}
        checked={checked}
        onToggle={checked ? undefined : (item) => answer(item, 1 - givenFor(item, answers))}
      />
      <div class="drill-answer notranslate">
        {checked ? (
          <>
            <h3 class={wrong === 0 ? 'drill-result drill-all-right' : 'drill-result'} ref={result} tabIndex={-1}>
              {words('result', { wrong })}
            </h3>
            <Results drill={drill} names={names} players={players} answers={answers} />
            {placesOf(drill).length > 0 && <p class="drill-legend">{words('legend')}</p>}
            <button type="button" class="button" onClick={onNext}>
              {nextLabel}
            </button>
          </>
        ) : (
          <>
            <AnswerForm drill={drill} names={names} players={players} answers={answers} onAnswer={answer} />
            <button type="button" class="button" onClick={check}>
              {words('check')}
            </button>
          </>
        )}
        <details>
          <summary>{words('more')}</summary>
          <ChangePosition language={language} label={words('change')} game={drill.game} look="button" />
        </details>
      </div>
    </section>
  );
}
