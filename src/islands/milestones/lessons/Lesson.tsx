import '../../ui/roomy.css';
import '../acting/roomy.css';
import '../examples/example.css';
import '../../lessons/lesson.css';
import { wordsFor } from 'words:lesson';
import { wordsFor as stepperWordsFor } from 'words:stepper';
import { wordsFor as tableWordsFor } from 'words:table';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MILESTONES_LESSONS } from '../../../lessons/milestones.ts';
import type { Lesson as LessonData } from '../../../lessons/types.ts';
import type { Choice } from '../../../machines/choice.ts';
import { HINT_STAGES, MILESTONES_LESSON } from '../../../machines/lesson.ts';
import { gameOf, type Step } from '../../../milestones/history.ts';
import type { Action, ActionType, Seat } from '../../../milestones/index.ts';
import { answerInWords } from '../../../telling/answer-in-words.ts';
import { describeBoard } from '../../../telling/board-in-words.ts';
import { eventInWords, toldOf } from '../../../telling/events-in-words.ts';
import { moveInWords } from '../../../telling/move-in-words.ts';
import { namesFor } from '../../../telling/names.ts';
import type { Language } from '../../../words/languages.ts';
import { Corrected } from '../../lessons/Corrected.tsx';
import { Hints, hintInWords } from '../../lessons/Hints.tsx';
import { KeepingNotices } from '../../lessons/KeepingNotices.tsx';
import { Reached, type Titled } from '../../lessons/Reached.tsx';
import { Told } from '../../lessons/Told.tsx';
import { useChanges } from '../../lessons/use-changes.ts';
import { useLesson } from '../../lessons/use-lesson.ts';
import { lazily } from '../../ui/lazily.ts';
import { IdleChoice } from '../acting/IdleChoice.tsx';
import { BoardPane } from '../board/BoardPane.tsx';
import { ChangePosition } from '../board/ChangePosition.tsx';
import { ActButtons } from '../examples/ActButtons.tsx';
import { Changes } from '../examples/Changes.tsx';
import { TryingChoice } from '../examples/TryingChoice.tsx';
import { TryingPictures } from '../examples/TryingPictures.tsx';
import { type Trying, useTrying } from '../examples/use-trying.ts';
import { marksOf } from '../pieces/marks.ts';
import { BuildingNames } from './BuildingNames.tsx';
import { keepInSight } from './keep-in-sight.ts';

interface Props {
  readonly language: Language;
  readonly lesson: LessonData;
  /** The lesson's texts in the page's language, by their keys without its id. */
  readonly texts: Readonly<Record<string, string>>;
  /** The players' names by seat. */
  readonly players: readonly string[];
  /** Who sits at the table where the lesson is a whole game, which is played there. */
  readonly seats: readonly Seat[] | null;
  /** The lesson that comes after it; null after the last. */
  readonly next: Titled | null;
  /** The drill that practises what it is about, if one does. */
  readonly drill: Titled | null;
  /** What is shown beside the explanation. */
  readonly children?: ComponentChildren;
}

const ToTable = lazily(
  () => import('./ToTable.tsx'),
  (module) => module.ToTable,
);

const { choices, isTool } = MILESTONES_LESSONS;
const selectLesson = MILESTONES_LESSON.select;

/** Of all the rules that forbid something, who learns needs the first. */
function mostTelling(trying: Trying): Trying {
  return { ...trying, refusals: trying.refusals.slice(0, 1) };
}

/** A lesson: one with a position is played here, a whole game at the table. */
export default function Lesson(props: Props) {
  const { seats } = props;
  return seats === null ? <Guided {...props} /> : <ToTable {...props} seats={seats} />;
}

/** A guided scenario: the explanation and the goal, the table, and an answer to everything that the reader does. */
function Guided({ language, lesson, texts, players, next, drill, children }: Props) {
  const words = wordsFor(language);
  const stepperWords = stepperWordsFor(language);
  const tableWords = tableWordsFor(language);
  const { snapshot, send, kept, setKept } = useLesson(MILESTONES_LESSON, lesson, lesson.id);
  const [said, say] = useState('');
  const [showsAllowed, setShowsAllowed] = useState(false);
  const [aside, setAside] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);

  const attempt = selectLesson.attempt(snapshot);
  const game = selectLesson.game(snapshot);
  const answer = selectLesson.answer(snapshot);
  const isActing = selectLesson.isActing(snapshot);
  const isReached = selectLesson.isReached(snapshot);
  const isCorrected = selectLesson.isCorrected(snapshot);
  const me = lesson.player;

  const { board, workerTiles } = game;
  const names = useMemo(() => namesFor(language, board, workerTiles), [language, board, workerTiles]);
  const seats = players.map((name) => ({ name }));
  const types = useMemo(() => [...new Set(lesson.tools.map(({ type }) => type as ActionType))], [lesson]);
  const isMine = isActing && game.state.player === me && game.state.phase !== 'over';
  const tried = mostTelling(useTrying(game, types, isMine, { names, seats }, say));
  const onlyFinishing = tried.finishing !== undefined && choices(lesson, attempt).length === 1;
  const trying = onlyFinishing ? { ...tried, choice: null, action: null, preview: null, refusals: [] } : tried;
  const { choice } = trying;
  const drop = () => choice !== null && trying.choose({ type: choice.type } as Choice);

  // What the reader did last, and all that came of it.
  const mine = attempt.steps.findLastIndex((each) => each.action.player === me);
  const latest = attempt.steps.slice(Math.max(0, mine));
  const watched = selectLesson.watched(snapshot);
  const tell = (taken: readonly Step[]) =>
    taken.flatMap(({ events, game: { state } }) =>
      toldOf(events).map((event) => eventInWords(event, { names, seats, state })),
    );
  const before = attempt.steps[mine - 1]?.game ?? attempt.start;
  const saying = answer === null ? null : answerInWords(answer, before, texts, names);
  const hints = selectLesson.hints(snapshot);
  const hint = selectLesson.hint(snapshot);
  const canHint = hints < (hint === null ? 1 : HINT_STAGES);
  const move = (action: Action) => moveInWords(action, game, names);
  // To end something is one press anyway.
  const isPrepared = hint !== null && hint.action.type !== 'done' && hint.action.type !== 'leave-bonus';
  const hinting = { language, hint, stages: hints, texts, move };
  // What has just been done shines.
  const events = (watched.length > 0 ? watched : latest).flatMap((step) => step.events);
  const marks = marksOf({ game, player: me, events });

  const act = (taken: Action) => {
    const allowed = isTool(lesson, taken);
    setAside(!allowed);
    // When it is taken back, it is not to stand there as though it were wanted again.
    drop();
    if (allowed) send({ type: 'act', action: taken });
    else say(words('aside'));
  };
  const back = (type: 'undo' | 'startAgain') => {
    setAside(false);
    send({ type });
    say(words('undone'));
  };
  // What is only chosen goes before what has been done.
  const hasChosen = choice !== null && Object.keys(choice).length > 1;
  const undo = () => {
    if (!hasChosen) return back('undo');
    drop();
    say(words('undone'));
  };

  // Each change is said once.
  useChanges(panel, attempt.steps, isActing, () => {
    const heading = isReached ? [words('reached')] : answer?.kind === 'right' ? [words('right')] : [];
    say([...tell(latest), ...heading, ...(saying?.sentences ?? [])].join(' '));
  });
  // What is chosen, and why it may not be, makes the foot higher.
  const beginning = useRef(true);
  useEffect(() => {
    // The page is read from its top.
    if (!beginning.current && foot.current !== null) keepInSight(foot.current, game, trying.choice);
    beginning.current = false;
  }, [trying.refusals.length, JSON.stringify(trying.choice), hints, attempt, showsAllowed]);
  useEffect(() => {
    if (hints === 0) return;
    say(hintInWords(hinting).at(-1) ?? '');
    const hint = panel.current?.querySelector<HTMLElement>('.lesson-hint');
    hint?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    // With the last one the button is gone.
    if (!canHint) hint?.focus();
  }, [hints]);
  useEffect(() => {
    if (watched.length > 0) say(tell(watched.slice(-1)).join(' '));
  }, [watched.length]);

  return (
    <section
      class={`example-stepper lesson ${lesson.views.includes('board') ? 'lesson-with-board ' : ''}lesson-from-${attempt.start.state.phase}`}
      data-roomy
      aria-label={texts.title}
    >
      <p class="unseen" role="status">
        {said}
      </p>
      <KeepingNotices language={language} kept={kept} onChange={setKept} />
      <div class="lesson-text">
        <p class="lesson-intro">{texts.intro}</p>
        {children}
        <p class="example-goal">
          <strong>{words('goal')}</strong> {texts.task}
        </p>
      </div>
      <div class="lesson-table">
        <TryingPictures
          game={game}
          player={me}
          trying={trying}
          showsAllowed={showsAllowed}
          views={lesson.views}
          players={players.map((name, i) => (i === me ? words('you', { name }) : name))}
          names={names}
          drawBoard={(spots) => (
            <BoardPane
              language={language}
              label={describeBoard(game, names)}
              game={game}
              spots={spots}
              highlight={marks.board.highlight}
              attention={`${attempt.steps.length} ${watched.length} ${choice?.type}`}
              name={lesson.id}
              isKept={false}
            />
          )}
          marks={marks}
          changes={
            <>
              {mine >= 0 && <Changes before={before} after={gameOf(attempt)} player={me} names={names} />}
              <BuildingNames names={names} />
            </>
          }
        />
      </div>
      <div class="lesson-panel" ref={panel}>
        {watched.length === 0 && mine >= 0 && <Told heading={words('happened')} sentences={tell(latest)} />}
        {isReached && saying !== null && (
          <Reached
            language={language}
            text={saying.sentences.join(' ')}
            actions={selectLesson.actions(snapshot)}
            par={lesson.par}
            tries={selectLesson.tries(snapshot)}
            next={next}
            drill={drill}
            all="learn/"
            play="play/"
            onOther={() => back('startAgain')}
          />
        )}
        {isCorrected && saying !== null && (
          <Corrected
            language={language}
            saying={saying}
            watched={tell(watched)}
            canWatch={selectLesson.canWatch(snapshot)}
            canGoOn={selectLesson.canGoOn(snapshot)}
            onWatch={() => send({ type: 'watch' })}
            onUndo={() => back('undo')}
            onGoOn={() => send({ type: 'goOn' })}
          />
        )}
        {isActing && (
          <>
            <div class="lesson-foot" ref={foot}>
              <div class="lesson-choice">
                {answer?.kind === 'right' && <p class="lesson-right">{words('right')}</p>}
                {aside && <p class="lesson-aside">{words('aside')}</p>}
                <div
                  class={trying.refusals.length > 0 ? 'lesson-choose lesson-refused' : 'lesson-choose'}
                  tabIndex={-1}
                  data-focus
                >
                  {onlyFinishing && <p>{words('finished', { done: tableWords('bar.done') })}</p>}
                  <TryingChoice game={game} trying={trying} names={names} />
                </div>
                {hints > 0 && (
                  <Hints {...hinting} onPrepare={isPrepared ? (prepared) => trying.choose(prepared as Choice) : null} />
                )}
                {lesson.tools.some((tool) => 'idle' in tool) && (
                  <IdleChoice game={game} names={names} choice={choice} early onChoose={trying.choose} />
                )}
              </div>
              <fieldset
                class={onlyFinishing ? 'lesson-acts lesson-finishes' : 'lesson-acts'}
                aria-label={words('acts')}
              >
                <ActButtons language={language} trying={trying} onAct={act} />
                {canHint && (
                  <button
                    type="button"
                    onClick={() => {
                      // The hint takes the place of what was refused.
                      if (trying.refusals.length > 0) drop();
                      send({ type: 'hint' });
                    }}
                  >
                    {words(hints === 0 ? 'hint' : 'hint.more')}
                  </button>
                )}
                <button type="button" aria-disabled={!hasChosen && !selectLesson.canUndo(snapshot)} onClick={undo}>
                  {tableWords('bar.undo')}
                </button>
              </fieldset>
            </div>
            <div class="lesson-acts">
              <button type="button" aria-pressed={showsAllowed} onClick={() => setShowsAllowed(!showsAllowed)}>
                {stepperWords('show-allowed')}
              </button>
              <button type="button" aria-disabled={!selectLesson.canUndo(snapshot)} onClick={() => back('startAgain')}>
                {words('again')}
              </button>
              <ChangePosition language={language} label={stepperWords('change')} game={game} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}
