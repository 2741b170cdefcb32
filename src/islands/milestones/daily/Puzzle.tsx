import '../../ui/roomy.css';
import '../acting/roomy.css';
import '../examples/example.css';
import '../../lessons/lesson.css';
import { wordsFor } from 'words:daily';
import { wordsFor as stepperWordsFor } from 'words:stepper';
import { wordsFor as tableWordsFor } from 'words:table';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type DailyPosition, type Verdict, verdictOn } from '../../../daily/position.ts';
import { actionsIn, beginHistory, gameOf, perform, undo } from '../../../milestones/history.ts';
import { ACTION_TYPES, type Action, COLOURS, type Seat, targetScore } from '../../../milestones/index.ts';
import { describeBoard } from '../../../telling/board-in-words.ts';
import { eventInWords, toldOf } from '../../../telling/events-in-words.ts';
import { namesFor } from '../../../telling/names.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { CopyLink } from '../../keeping/CopyLink.tsx';
import { today } from '../../ui/days.ts';
import { lazily } from '../../ui/lazily.ts';
import { IdleChoice } from '../acting/IdleChoice.tsx';
import { BoardPane } from '../board/BoardPane.tsx';
import { ChangePosition } from '../board/ChangePosition.tsx';
import answerStyles from '../computer/answers.css?url';
import { Streak } from '../drills/Streak.tsx';
import { doneToday } from '../drills/streak-store.ts';
import { ActButtons } from '../examples/ActButtons.tsx';
import { Changes } from '../examples/Changes.tsx';
import { Pictures } from '../examples/Pictures.tsx';
import { TryingChoice } from '../examples/TryingChoice.tsx';
import { TryingPictures } from '../examples/TryingPictures.tsx';
import { useTrying } from '../examples/use-trying.ts';
import { keepInSight } from '../lessons/keep-in-sight.ts';
import { marksOf } from '../pieces/marks.ts';
import { type Attempt, keepAttempt, readAttempt } from './position-store.ts';

// What thinks, and its words, come when there is something to be said.
const Explained = lazily(
  () => import('./Explained.tsx'),
  (module) => module.Explained,
  answerStyles,
);

interface Props {
  readonly language: Language;
  readonly day: number;
  /** The day as it is written. */
  readonly date: string;
  readonly position: DailyPosition;
  /** The players' names by seat. */
  readonly players: readonly string[];
}

/** A position whose best turn is looked for: a whole turn is played, and then judged. Give it the day as its key. */
export function Puzzle({ language, day, date, position, players: allPlayers }: Props) {
  const words = wordsFor(language);
  const tableWords = tableWordsFor(language);
  const { game: start } = position;
  const { board, workerTiles } = start;
  const me = start.state.player;
  const [history, setHistory] = useState(() => beginHistory(start));
  const [attempt, setAttempt] = useState<Attempt>(() => readAttempt(day));
  const [showsAllowed, setShowsAllowed] = useState(false);
  const [said, say] = useState('');
  const foot = useRef<HTMLDivElement>(null);
  const verdictBox = useRef<HTMLDivElement>(null);

  const names = useMemo(() => namesFor(language, board, workerTiles), [language, board, workerTiles]);
  const players = allPlayers.slice(0, start.options.players);
  const seats: readonly Seat[] = players.map((name, i) => ({
    name,
    colour: COLOURS[i] as Seat['colour'],
    by: 'person',
  }));
  const named = players.map((name, i) => (i === me ? words('you', { name }) : name));
  const game = gameOf(history);
  const isMine = game.state.player === me && game.state.phase !== 'over';
  const trying = useTrying(game, ACTION_TYPES, isMine, { names, seats }, say);
  const steps = history.steps.slice(0, history.at);
  const taken = actionsIn(steps);
  const verdict = useMemo<Verdict | null>(() => (isMine ? null : verdictOn(position, taken)), [game]);
  const { choice } = trying;
  const last = steps.at(-1);
  const told =
    last === undefined
      ? []
      : toldOf(last.events).map((event) => eventInWords(event, { names, seats, state: game.state }));
  const isDone = attempt.done !== null;

  const change = (next: Attempt) => {
    setAttempt(next);
    keepAttempt(next);
    if (next.done !== null && day === today()) doneToday();
  };
  const act = (action: Action) => {
    const performed = perform(history, action);
    if (!performed.ok) return;
    setHistory(performed.history);
  };
  const back = () => {
    setHistory(beginHistory(start));
    say('');
  };

  useEffect(() => {
    if (last !== undefined) say(told.join(' '));
  }, [history]);
  useEffect(() => {
    if (verdict === null) return;
    if (!isDone) change({ day, tries: attempt.tries + 1, done: verdict === 'other' ? null : 'solved' });
    verdictBox.current?.focus();
    verdictBox.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  const beginning = useRef(true);
  useEffect(() => {
    if (!beginning.current && foot.current !== null) keepInSight(foot.current, game, choice);
    beginning.current = false;
  }, [JSON.stringify(choice), history]);

  const isExplained = verdict !== null && (verdict !== 'other' || isDone);
  const marks = marksOf({ game, player: me, events: last?.events ?? [] });
  const link = () => new URL(`${pageAddress(language, 'practice/position/')}#${day}`, location.href).href;
  const result = attempt.done === null ? null : words('done', { done: attempt.done, date, n: attempt.tries });
  return (
    <section class="example-stepper lesson lesson-with-board lesson-from-move position" aria-label={words('title')}>
      <p class="unseen" role="status">
        {said}
      </p>
      <div class="lesson-text">
        <p class="example-goal">
          <strong>{words('task')}</strong>{' '}
          {words('task.is', {
            you: players[me] as string,
            target: targetScore(start.options.players),
            n: start.state.pileCount,
          })}
        </p>
      </div>
      <div class="lesson-table">
        <TryingPictures
          game={game}
          player={me}
          trying={trying}
          showsAllowed={showsAllowed}
          views={['board', 'tiles', 'player']}
          players={named}
          names={names}
          marks={marks}
          drawBoard={(spots) => (
            <BoardPane
              language={language}
              label={describeBoard(game, names)}
              game={game}
              spots={spots}
              highlight={marks.board.highlight}
              attention={`${history.at} ${choice?.type}`}
              name="position"
              isKept={false}
            />
          )}
          changes={last !== undefined && <Changes before={start} after={game} player={me} names={names} />}
        />
        <details class="position-others">
          <summary>
            {words('others', {
              n: players.length - 1,
              scores: names.list(
                players.flatMap((name, i) =>
                  i === me ? [] : [`${name} ${names.vp(start.state.players[i]?.vp ?? 0)}`],
                ),
              ),
            })}
          </summary>
          {players.map(
            (name, i) =>
              i !== me && (
                <Pictures key={name} game={game} player={i} views={['player']} players={named} names={names} />
              ),
          )}
        </details>
      </div>
      <div class="lesson-panel">
        {verdict === null ? (
          <div class="lesson-foot" ref={foot}>
            <div class="lesson-choice">
              {told.length > 0 && <p class="example-told">{told.join(' ')}</p>}
              <TryingChoice game={game} trying={trying} names={names} />
              {choice?.type === 'move' && choice.to !== undefined && (
                <IdleChoice game={game} names={names} choice={choice} early onChoose={trying.choose} />
              )}
            </div>
            <fieldset class="lesson-acts" aria-label={words('acts')}>
              <ActButtons language={language} trying={trying} onAct={act} />
              <button
                type="button"
                aria-disabled={history.at === 0}
                onClick={() => history.at > 0 && setHistory(undo(history))}
              >
                {tableWords('bar.undo')}
              </button>
              <button type="button" aria-pressed={showsAllowed} onClick={() => setShowsAllowed(!showsAllowed)}>
                {stepperWordsFor(language)('show-allowed')}
              </button>
            </fieldset>
          </div>
        ) : (
          <div class={verdict === 'other' ? 'lesson-answer' : 'lesson-reached'} ref={verdictBox} tabIndex={-1}>
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
              <button type="button" class={verdict === 'other' ? 'example-confirm' : undefined} onClick={back}>
                {words('again')}
              </button>
              {!isExplained && (
                <button type="button" onClick={() => change({ ...attempt, done: 'shown' })}>
                  {words('show')}
                </button>
              )}
              <ChangePosition language={language} label={stepperWordsFor(language)('change')} game={start} />
            </div>
          </div>
        )}
        {isExplained && verdict !== null && (
          <Explained names={names} seats={seats} position={position} taken={taken} verdict={verdict} />
        )}
        {result !== null && (
          <div class="position-result">
            <p>{result}</p>
            <Streak key={attempt.done} language={language} />
            <CopyLink
              language={language}
              link={link()}
              text={words('share', { date, done: attempt.done ?? '', n: attempt.tries })}
              label={words('share.label')}
            />
          </div>
        )}
      </div>
    </section>
  );
}
