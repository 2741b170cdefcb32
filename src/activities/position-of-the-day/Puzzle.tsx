import '../../ui/roomy.css';
import '../../choosing/roomy.css';
import '../../choosing/choosing.css';
import '../../choosing/task.css';
import { wordsFor } from 'words:daily';
import { useMemo, useRef, useState } from 'preact/hooks';
import { BoardPane } from '../../board/BoardPane.tsx';
import { marksOf } from '../../board/pieces/marks.ts';
import { Changes } from '../../choosing/Changes.tsx';
import { TryingPictures } from '../../choosing/TryingPictures.tsx';
import { useInSight } from '../../choosing/use-in-sight.ts';
import { useTrying } from '../../choosing/use-trying.ts';
import { ACTION_TYPES, COLOURS, type Game, type Seat, targetScore } from '../../milestones/index.ts';
import { describeBoard } from '../../telling/board-in-words.ts';
import { namesFor } from '../../telling/names.ts';
import { readerName } from '../../telling/reader.ts';
import answerStyles from '../../thinking/answers.css?url';
import { Live } from '../../ui/Live.tsx';
import { lazily } from '../../ui/lazily.ts';
import { useSaid } from '../../ui/use-said.ts';
import type { Language } from '../../words/languages.ts';
import { Judged, Result } from './Answered.tsx';
import { Others } from './Others.tsx';
import { TurnChoice } from './TurnChoice.tsx';
import { type Stage, useAttempt, useProgress } from './use-attempt.ts';
import { useTurn } from './use-turn.ts';
import type { DailyPosition } from './verdict.ts';

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
  readonly onStage: (stage: Stage) => void;
}

/** The seats of a game among people. */
const seatsOf = (players: readonly string[]): readonly Seat[] =>
  players.map((name, i) => ({ name, colour: COLOURS[i] as Seat['colour'], by: 'person' }));

/** A position whose best turn is looked for: a whole turn is played, and then judged. Give it the day as its key. */
export function Puzzle({ language, day, date, position, players: allPlayers, onStage }: Props) {
  const words = wordsFor(language);
  const { game: start } = position;
  const { board, workerTiles } = start;
  const me = start.state.player;
  const { attempt, change } = useAttempt(day);
  const [showsAllowed, setShowsAllowed] = useState(false);
  const [said, say] = useSaid();
  const foot = useRef<HTMLDivElement>(null);
  const verdictBox = useRef<HTMLDivElement>(null);

  const names = useMemo(() => namesFor(language, board, workerTiles), [language, board, workerTiles]);
  const others = allPlayers.slice(0, start.options.players);
  const players = others.map((name, i) => (i === me ? readerName(language) : name));
  const seats = seatsOf(players);
  const turn = useTurn(position, { names, seats }, say);
  const { history, game, taken, last, verdict } = turn;
  const trying = useTrying(game, ACTION_TYPES, turn.isMine, { names, seats }, say);
  const { choice } = trying;
  const isDone = attempt.done !== null;
  useProgress({ attempt, verdict, choice, isMoved: history.at > 0, box: verdictBox }, change, onStage);
  useInSight(foot, game, choice, [history]);

  const isExplained = verdict !== null && (verdict !== 'other' || isDone);
  const marks = marksOf({ game, player: me, events: last?.events ?? [] });
  return (
    <section class="choosing lesson lesson-with-board lesson-from-move position" aria-label={words('title')}>
      <Live class="unseen" of={said}>
        {said.text}
      </Live>
      <Task language={language} start={start} />
      <div class="lesson-table">
        <TryingPictures
          game={game}
          player={me}
          trying={trying}
          showsAllowed={showsAllowed}
          views={['board', 'tiles', 'player']}
          players={players}
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
        <Others start={start} game={game} players={players} names={names} />
      </div>
      <div class="lesson-panel">
        {verdict === null ? (
          <div class="lesson-foot" ref={foot}>
            <TurnChoice
              names={names}
              game={game}
              trying={trying}
              told={turn.told}
              showsAllowed={showsAllowed}
              onAct={turn.act}
              onUndo={turn.undo}
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
            onAgain={turn.beginAgain}
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

interface TaskProps {
  readonly language: Language;
  readonly start: Game;
}

/** What is asked of the reader. */
function Task({ language, start: { options, state } }: TaskProps) {
  const words = wordsFor(language);
  return (
    <div class="lesson-text">
      <p class="choosing-goal">
        <strong>{words('task')}</strong>{' '}
        {words('task.is', { target: targetScore(options.players), n: state.pileCount })}
      </p>
    </div>
  );
}
