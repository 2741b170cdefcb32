import '../../ui/roomy.css';
import '../../choosing/roomy.css';
import '../../choosing/choosing.css';
import '../../choosing/task.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPane } from '../../board/BoardPane.tsx';
import { BuildingNames } from '../../board/pieces/BuildingNames.tsx';
import { marksOf } from '../../board/pieces/marks.ts';
import { Changes } from '../../choosing/Changes.tsx';
import { TryingPictures } from '../../choosing/TryingPictures.tsx';
import { useInSight } from '../../choosing/use-in-sight.ts';
import { gameOf } from '../../milestones/history.ts';
import type { Seat } from '../../milestones/index.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { describeBoard } from '../../telling/board-in-words.ts';
import { eventInWords, toldOf } from '../../telling/events-in-words.ts';
import { moveInWords } from '../../telling/move-in-words.ts';
import { namesFor } from '../../telling/names.ts';
import { lazily } from '../../ui/lazily.ts';
import { useSaid } from '../../ui/use-said.ts';
import type { Language } from '../../words/languages.ts';
import { answerInWords } from './answer-in-words.ts';
import { BoardActs } from './BoardActs.tsx';
import type { Lesson as LessonData, MilestonesLessons } from './board-lesson.ts';
import { MILESTONES_LESSONS } from './board-lessons.ts';
import { LessonFrame, type LessonInWords, useLessonSaid } from './LessonFrame.tsx';
import { lessonMachineFor } from './machine.ts';
import type { Titled } from './Reached.tsx';
import { useBoardActs } from './use-board-acts.ts';
import { useLesson } from './use-lesson.ts';

const MILESTONES_LESSON = lessonMachineFor(MILESTONES_LESSONS);

interface Props {
  readonly language: Language;
  readonly lesson: LessonData;
  /** The lesson's texts in the page's language, by their keys without its id. */
  readonly texts: Readonly<Record<string, string>>;
  /** The players' names by seat: the reader is addressed. */
  readonly players: readonly string[];
  /** Who sits at the table where the lesson is a whole game, which is played there. */
  readonly seats: readonly Seat[] | null;
  /** The lesson that comes after it; null after the last. */
  readonly next: Titled | null;
  /** What comes after it for those who prepare to explain the game, whose links lead to `#explaining`; null where it is none of theirs. */
  readonly nextToExplain: Titled | null;
  /** The drill that practises what it is about, if one does. */
  readonly drill: Titled | null;
}

const ToTable = lazily(
  () => import('./ToTable.tsx'),
  (module) => module.ToTable,
);

/** A lesson: one with a position is played here, a whole game at the table. */
export default function Lesson(props: Props) {
  const { seats } = props;
  return seats === null ? <Guided {...props} /> : <ToTable {...props} seats={seats} />;
}

/** A guided scenario: the explanation and the goal, the table, and an answer to everything that the reader does. */
function Guided({ language, lesson, texts, players, next, nextToExplain, drill }: Props) {
  const now = useLesson(MILESTONES_LESSON, lesson, lesson.id);
  const [said, say] = useSaid();
  const [showsAllowed, setShowsAllowed] = useState(false);
  const [isExplaining, setExplaining] = useState(false);
  useEffect(() => setExplaining(location.hash === '#explaining'), []);
  const { confirmActions } = useSettings();
  const panel = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const { attempt, game, answer, latest, watched, hints } = now;
  const me = lesson.player;
  const { board, workerTiles } = game;
  const names = useMemo(() => namesFor(language, board, workerTiles), [language, board, workerTiles]);
  const seats = players.map((name) => ({ name }));
  const acts = useBoardActs(lesson, now, { names, seats }, say);
  const { trying } = acts;
  const inWords: LessonInWords<MilestonesLessons> = {
    language,
    now,
    texts,
    saying: answer === null ? null : answerInWords(answer, now.before, texts, names),
    tell: (steps) =>
      steps.flatMap(({ events, game: { state } }) =>
        toldOf(events).map((event) => eventInWords(event, { names, seats, state })),
      ),
    move: (action) => moveInWords(action, game, names),
  };

  // What is chosen, and why it may not be, makes the foot higher.
  useInSight(foot, game, trying.choice, [trying.refusals.length, hints, attempt, showsAllowed]);
  useEffect(() => {
    if (hints > 0) panel.current?.querySelector('.lesson-hint')?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [hints]);
  useLessonSaid(inWords, panel, say);
  useEffect(() => {
    if (watched.length > 0) say(inWords.tell(watched.slice(-1)).join(' '));
  }, [watched.length]);

  // What has just been done shines.
  const events = (watched.length > 0 ? watched : latest).flatMap((step) => step.events);
  const marks = marksOf({ game, player: me, events });
  // What was gained stands beside the praise: on a phone the foot may cover the player board, where it stands otherwise.
  const changes = now.hasActed && <Changes before={now.before} after={gameOf(attempt)} player={me} names={names} />;
  const isPraised = now.isActing && answer?.kind === 'right';
  return (
    <LessonFrame
      lesson={inWords}
      par={lesson.par}
      said={said}
      next={isExplaining ? nextToExplain : next}
      drill={drill}
      all="learn/"
      play="play/"
      onBack={acts.back}
      styled={`${lesson.views.includes('board') ? 'lesson-with-board ' : ''}lesson-from-${attempt.start.state.phase}`}
      atOnce={!confirmActions}
      panel={panel}
      table={
        <TryingPictures
          game={game}
          player={me}
          trying={trying}
          showsAllowed={showsAllowed}
          views={lesson.views}
          players={players}
          names={names}
          drawBoard={(spots) => (
            <BoardPane
              language={language}
              label={describeBoard(game, names)}
              game={game}
              spots={spots}
              highlight={marks.board.highlight}
              attention={`${attempt.steps.length} ${watched.length} ${trying.choice?.type}`}
              name={lesson.id}
              isKept={false}
            />
          )}
          marks={marks}
          changes={
            <>
              {!isPraised && changes}
              <BuildingNames names={names} />
            </>
          }
        />
      }
    >
      <BoardActs
        lesson={lesson}
        inWords={inWords}
        acts={acts}
        names={names}
        gained={changes}
        foot={foot}
        showsAllowed={showsAllowed}
        onShowAllowed={setShowsAllowed}
      />
    </LessonFrame>
  );
}
