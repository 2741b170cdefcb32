import '../../ui/roomy.css';
import '../../choosing/roomy.css';
import '../../choosing/choosing.css';
import '../../choosing/task.css';
import { wordsFor } from 'words:daily';
import { wordsFor as stepperWordsFor } from 'words:stepper';
import { wordsFor as tableWordsFor } from 'words:table';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPane } from '../../board/BoardPane.tsx';
import { marksOf } from '../../board/pieces/marks.ts';
import { ActButtons } from '../../choosing/ActButtons.tsx';
import { Changes } from '../../choosing/Changes.tsx';
import { IdleChoice } from '../../choosing/IdleChoice.tsx';
import { Pictures } from '../../choosing/Pictures.tsx';
import { TryingChoice } from '../../choosing/TryingChoice.tsx';
import { TryingPictures } from '../../choosing/TryingPictures.tsx';
import { useInSight } from '../../choosing/use-in-sight.ts';
import { type Trying, useTrying } from '../../choosing/use-trying.ts';
import type { Choice } from '../../machines/choice.ts';
import { actionsIn, beginHistory, gameOf, perform, undo } from '../../milestones/history.ts';
import { ACTION_TYPES, type Action, COLOURS, type Game, type Seat, targetScore } from '../../milestones/index.ts';
import { isCounted, keepDone } from '../../streak/streak-store.ts';
import { describeBoard } from '../../telling/board-in-words.ts';
import { eventInWords, toldOf } from '../../telling/events-in-words.ts';
import { type Names, namesFor } from '../../telling/names.ts';
import answerStyles from '../../thinking/answers.css?url';
import { today } from '../../ui/days.ts';
import { Live } from '../../ui/Live.tsx';
import { lazily } from '../../ui/lazily.ts';
import { useKept } from '../../ui/use-kept.ts';
import { useSaid } from '../../ui/use-said.ts';
import type { Language } from '../../words/languages.ts';
import { Judged, Result } from './Answered.tsx';
import { ATTEMPT_KEY, type Attempt, joined, keepTry, readAttempt } from './position-store.ts';
import { type DailyPosition, type Verdict, verdictOn } from './verdict.ts';

// What thinks, and its words, come when there is something to be said.
const Explained = lazily(
  () => import('./Explained.tsx'),
  (module) => module.Explained,
  answerStyles,
);

/** How far the reader has come with a position on this page. */
export type Stage = 'untouched' | 'begun' | 'done';

interface Props {
  readonly language: Language;
  readonly day: number;
  /** The day as it is written. */
  readonly date: string;
  readonly position: DailyPosition;
  /** The players' names by seat. */
  readonly players: readonly string[];
  readonly onStage: (stage: Stage) => void;
}

/**
 * The tries at the position of a day, kept as they change. What was begun on its own day counts for that, also when midnight passes
 * before it is done; what a link has brought before its day counts when the day has come.
 */
function useAttempt(day: number) {
  const [attempt, setAttempt] = useKept<Attempt>(
    [ATTEMPT_KEY],
    (shown) => joined(readAttempt(day), shown),
    () => readAttempt(day),
  );
  const [opened] = useState(today);
  const isDone = attempt.done !== null;
  useEffect(() => {
    const isOfItsDay = (attempt.begun === day || opened === day) && Math.abs(today() - day) <= 1;
    if (isDone && isOfItsDay && !isCounted(day)) keepDone(day);
  }, [isDone]);
  const change = (tried: (now: Attempt) => Attempt) =>
    setAttempt(keepTry(attempt, (now) => ({ ...tried(now), begun: now.begun ?? opened })));
  return { attempt, change };
}

interface Shown {
  readonly attempt: Attempt;
  /** Null as long as the turn is not over. */
  readonly verdict: Verdict | null;
  readonly choice: Choice | null;
  /** Whether an action has been taken. */
  readonly isMoved: boolean;
  readonly box: RefObject<HTMLElement>;
}

/** Counts a turn that is over as a try, shows what is said to it, and tells how far the reader has come. */
function useProgress(
  { attempt, verdict, choice, isMoved, box }: Shown,
  change: (tried: (now: Attempt) => Attempt) => void,
  onStage: (stage: Stage) => void,
): void {
  const isDone = attempt.done !== null;
  useEffect(() => {
    if (verdict === null) return;
    if (!isDone) change((now) => ({ ...now, tries: now.tries + 1, done: verdict === 'other' ? null : 'solved' }));
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  const [untouched] = useState(() => JSON.stringify(choice));
  const isTouched = isMoved || JSON.stringify(choice) !== untouched;
  const isBegun = isTouched || attempt.tries > 0 || isDone;
  useEffect(() => {
    if (isBegun) onStage(isDone && (verdict !== null || !isTouched) ? 'done' : 'begun');
  }, [isBegun, isTouched, verdict, isDone]);
}

/** A position whose best turn is looked for: a whole turn is played, and then judged. Give it the day as its key. */
export function Puzzle({ language, day, date, position, players: allPlayers, onStage }: Props) {
  const words = wordsFor(language);
  const { game: start } = position;
  const { board, workerTiles } = start;
  const me = start.state.player;
  const [history, setHistory] = useState(() => beginHistory(start));
  const { attempt, change } = useAttempt(day);
  const [showsAllowed, setShowsAllowed] = useState(false);
  const [said, say] = useSaid();
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
  useProgress({ attempt, verdict, choice, isMoved: history.at > 0, box: verdictBox }, change, onStage);
  useInSight(foot, game, choice, [history]);

  const isExplained = verdict !== null && (verdict !== 'other' || isDone);
  const marks = marksOf({ game, player: me, events: last?.events ?? [] });
  return (
    <section class="choosing lesson lesson-with-board lesson-from-move position" aria-label={words('title')}>
      <Live class="unseen" of={said}>
        {said.text}
      </Live>
      <div class="lesson-text">
        <p class="choosing-goal">
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
        <Others start={start} game={game} players={players} named={named} names={names} />
      </div>
      <div class="lesson-panel">
        {verdict === null ? (
          <div class="lesson-foot" ref={foot}>
            <Choosing
              names={names}
              game={game}
              trying={trying}
              told={told}
              showsAllowed={showsAllowed}
              onAct={act}
              onUndo={history.at === 0 ? null : () => setHistory(undo(history))}
              onShowAllowed={setShowsAllowed}
            />
          </div>
        ) : (
          <Judged
            language={language}
            verdict={verdict}
            isDone={isDone}
            start={start}
            box={verdictBox}
            onAgain={back}
            onShow={isExplained ? null : () => change((now) => ({ ...now, done: 'shown' }))}
          />
        )}
        {isExplained && verdict !== null && (
          <Explained names={names} seats={seats} position={position} taken={taken} verdict={verdict} />
        )}
        <Result language={language} day={day} date={date} attempt={attempt} />
      </div>
    </section>
  );
}

interface ChoosingProps {
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
function Choosing({ names, game, trying, told, showsAllowed, onAct, onUndo, onShowAllowed }: ChoosingProps) {
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

interface OthersProps {
  readonly start: Game;
  /** The same game, as far as the reader has played it. */
  readonly game: Game;
  readonly players: readonly string[];
  /** The same, with the reader among them. */
  readonly named: readonly string[];
  readonly names: Names;
}

/** The player boards of the others. */
function Others({ start, game, players, named, names }: OthersProps) {
  const words = wordsFor(names.language);
  const me = start.state.player;
  return (
    <details class="position-others">
      <summary>
        {words('others', {
          n: players.length - 1,
          scores: names.list(
            players.flatMap((name, i) => (i === me ? [] : [`${name} ${names.vp(start.state.players[i]?.vp ?? 0)}`])),
          ),
        })}
      </summary>
      {players.map(
        (name, i) =>
          i !== me && <Pictures key={name} game={game} player={i} views={['player']} players={named} names={names} />,
      )}
    </details>
  );
}
