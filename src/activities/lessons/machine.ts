import { assign, enqueueActions, fromPromise, not, type SnapshotFrom, setup } from 'xstate';
import type { Step } from '../../kit/play.ts';
import type { AnswerOf, HintOf } from './answers.ts';
import type { AttemptOf } from './attempts.ts';
import type { LessonOf, LessonTypes } from './lesson.ts';
import type { Lessons } from './lessons-for.ts';
import type { GraphOf } from './proof.ts';

/** How long a page may search without a pause, in milliseconds. */
const SLICE = 12;
/** Where to look, what to think of, the move. */
export const HINT_STAGES = 3;

/** What a learner does in a lesson. */
export type LessonEventOf<Action> =
  | { readonly type: 'act'; readonly action: Action }
  /** Takes the last action back, and the replies to it; after a mistake as many as it needs to be mended. */
  | { readonly type: 'undo' }
  | { readonly type: 'startAgain' }
  /** Goes on although the last action was none of the best. */
  | { readonly type: 'goOn' }
  | { readonly type: 'hint' }
  /** Goes on where an earlier visit stopped, unless something has been done in this one. */
  | { readonly type: 'resume'; readonly actions: readonly Action[] }
  /** Shows what follows from a mistake, action by action. */
  | { readonly type: 'watch' };

/** What the machine is given. */
interface Given<L extends LessonTypes> {
  readonly lesson: LessonOf<L>;
}

interface Context<L extends LessonTypes> extends Given<L> {
  readonly graph: GraphOf<L>;
  readonly attempt: AttemptOf<L>;
  /** What the reader pressed during the search; it is done afterwards. The last press counts. */
  readonly early: LessonEventOf<L['action']> | null;
  /** What is said to the reader's last action; null before the first, and when it was taken back. */
  readonly answer: AnswerOf<L> | null;
  /** How many stages of the hint are shown. */
  readonly hints: number;
  /** How often the reader has gone at it, from 1. */
  readonly tries: number;
  /** What follows from a mistake, and how much of it is shown. */
  readonly follows: readonly TakenOf<L>[];
  readonly shown: number;
}

type TakenOf<L extends LessonTypes> = Step<L['game'], L['action'], L['event']>;

const FORGOTTEN = { answer: null, hints: 0, follows: [], shown: 0 } as const;

/** Searches bit by bit, so that the page stays awake. A guided game is not searched. */
async function searchedBy<L extends LessonTypes>(
  { search }: Lessons<L>,
  lesson: LessonOf<L>,
  signal: AbortSignal,
): Promise<GraphOf<L>> {
  if (lesson.par === null) return new Map();
  const searching = search({ ...lesson, par: lesson.par });
  for (let pause = 0; ; ) {
    if (performance.now() >= pause) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      pause = performance.now() + SLICE;
    }
    const { done, value } = searching.next();
    if (done) return value;
  }
}

/** The actions in which something happens that can be seen. */
function tellingOf<L extends LessonTypes>(taken: readonly TakenOf<L>[]): readonly TakenOf<L>[] {
  return taken.filter(({ events }) => events.some(({ type }) => type !== 'turn-ended'));
}

/** What an action, a mistake that is taken back, and watching what follows from one, change in the machine's context. */
function changesFor<L extends LessonTypes>(lessons: Lessons<L>) {
  const { gameOf, act, actionsTaken, takenBack, followed, keyOf, answer } = lessons;

  /** What comes of an action of the reader; nothing where it is refused. */
  function acted(context: Context<L>, action: L['action']): Partial<Context<L>> {
    const { lesson, graph, attempt: before } = context;
    const tried = act(lesson, before, action);
    if (!tried.ok) return {};
    const { attempt } = tried;
    return { ...FORGOTTEN, attempt, answer: answer(lesson, graph, before, action, attempt) };
  }

  /** Whether the goal is out of reach. A guided game, which is not searched, has none that could be. */
  function isLost(graph: GraphOf<L>, attempt: AttemptOf<L>): boolean {
    return (
      graph.size > 0 && (graph.get(keyOf(attempt))?.distance ?? Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY
    );
  }

  /** The attempt without the mistake: as far back as the goal can be reached. */
  function withoutMistake({ lesson, graph, attempt }: Context<L>): AttemptOf<L> {
    let back = takenBack(lesson, attempt);
    while (isLost(graph, back) && actionsTaken(lesson, back) > 0) back = takenBack(lesson, back);
    return back;
  }

  /** One action more of what follows from a mistake. */
  function watched({ answer, attempt, shown }: Context<L>): Partial<Context<L>> {
    if (shown > 0 || answer?.kind !== 'said') return { shown: shown + 1 };
    return { follows: tellingOf<L>(followed(gameOf(attempt), answer.said.follows ?? [])), shown: 1 };
  }
  return { acted, withoutMistake, watched };
}

/** What the machine does and asks. */
function setupFor<L extends LessonTypes>(lessons: Lessons<L>) {
  const { begin, resumed, choices, actionsTaken, takenBack } = lessons;
  const { acted, withoutMistake, watched } = changesFor(lessons);
  const isFailure = ({ failures = [] }: LessonOf<L>, answer: AnswerOf<L> | null) =>
    answer?.kind === 'said' && failures.some((failure) => failure === answer.said);

  return setup({
    types: { context: {} as Context<L>, events: {} as LessonEventOf<L['action']>, input: {} as Given<L> },
    actors: {
      search: fromPromise<GraphOf<L>, Given<L>>(({ input, signal }) => searchedBy(lessons, input.lesson, signal)),
    },
    actions: {
      act: assign(({ context, event }) => (event.type === 'act' ? acted(context, event.action) : {})),
      takeBack: assign(({ context: { lesson, attempt, tries } }) => ({
        ...FORGOTTEN,
        attempt: takenBack(lesson, attempt),
        tries: tries + 1,
      })),
      takeMistakeBack: assign(({ context }) => ({
        ...FORGOTTEN,
        attempt: withoutMistake(context),
        tries: context.tries + 1,
      })),
      startAgain: assign(({ context: { lesson, tries } }) => ({
        ...FORGOTTEN,
        attempt: begin(lesson),
        tries: tries + 1,
      })),
      remember: assign({ early: ({ event }) => event }),
      /** Does what was pressed during the search. */
      catchUp: enqueueActions(({ context: { early }, enqueue }) => {
        enqueue.assign({ early: null });
        if (early !== null) enqueue.raise(early);
      }),
      resume: assign(({ context, event }) => {
        if (event.type !== 'resume') return {};
        return { attempt: resumed(context.lesson, event.actions) };
      }),
      hint: assign({ hints: ({ context }) => Math.min(HINT_STAGES, context.hints + 1) }),
      watch: assign(({ context }) => watched(context)),
      /** Keeps the progress; the page says how. */
      keep: () => {},
    },
    guards: {
      hasActed: ({ context: { lesson, attempt } }) => actionsTaken(lesson, attempt) > 0,
      reached: ({ context }) => context.answer?.kind === 'reached',
      /** Nothing is to be said but what happened. */
      right: ({ context }) => context.answer === null || context.answer.kind === 'right',
      canGoOn: ({ context: { lesson, attempt, answer } }) =>
        !isFailure(lesson, answer) && choices(lesson, attempt).length > 0,
      canWatch: ({ context: { answer, follows, shown } }) =>
        answer?.kind === 'said' && answer.said.follows !== undefined && (shown === 0 || shown < follows.length),
    },
  });
}

/** A lesson: the reader acts, every action is answered, and nothing goes on before the reader says so. */
function machineFor<L extends LessonTypes>(lessons: Lessons<L>) {
  return setupFor(lessons).createMachine({
    id: 'lesson',
    context: ({ input: { lesson } }) => ({
      lesson,
      graph: new Map(),
      attempt: lessons.begin(lesson),
      early: null,
      tries: 1,
      ...FORGOTTEN,
    }),
    initial: 'searching',
    states: {
      searching: {
        on: {
          resume: { actions: 'resume' },
          act: { actions: 'remember' },
          hint: { actions: 'remember' },
          undo: { guard: 'hasActed', actions: 'remember' },
          startAgain: { guard: 'hasActed', actions: 'remember' },
        },
        invoke: {
          src: 'search',
          input: ({ context: { lesson } }) => ({ lesson }),
          onDone: { target: 'acting', actions: [assign({ graph: ({ event }) => event.output }), 'catchUp'] },
        },
      },
      acting: {
        on: {
          resume: { guard: not('hasActed'), actions: 'resume' },
          act: { target: 'answering', actions: 'act' },
          hint: { actions: 'hint' },
          undo: { guard: 'hasActed', actions: 'takeBack' },
          startAgain: { guard: 'hasActed', actions: 'startAgain' },
        },
      },
      answering: {
        always: [
          { guard: 'reached', target: 'reached' },
          { guard: 'right', target: 'acting' },
          { target: 'corrected' },
        ],
      },
      corrected: {
        on: {
          undo: { target: 'acting', actions: 'takeMistakeBack' },
          startAgain: { target: 'acting', actions: 'startAgain' },
          goOn: { guard: 'canGoOn', target: 'acting', actions: assign({ follows: [], shown: 0 }) },
          watch: { guard: 'canWatch', actions: 'watch' },
        },
      },
      reached: {
        entry: 'keep',
        on: {
          undo: { target: 'acting', actions: 'takeBack' },
          startAgain: { target: 'acting', actions: 'startAgain' },
        },
      },
    },
  });
}

/** What an island reads off the machine. */
function selectFor<L extends LessonTypes>({ gameOf, hintAt, actionsTaken }: Lessons<L>) {
  type Snapshot = SnapshotFrom<ReturnType<typeof machineFor<L>>>;
  return {
    attempt: ({ context }: Snapshot): AttemptOf<L> => context.attempt,
    /** The game that is shown: as it is, or as far as what follows from a mistake has been watched. */
    game: ({ context: { attempt, follows, shown } }: Snapshot): L['game'] =>
      follows[Math.min(shown, follows.length) - 1]?.game ?? gameOf(attempt),
    isActing: (snapshot: Snapshot): boolean => snapshot.matches('acting') || snapshot.matches('searching'),
    isReached: (snapshot: Snapshot): boolean => snapshot.matches('reached'),
    isCorrected: (snapshot: Snapshot): boolean => snapshot.matches('corrected'),
    canGoOn: (snapshot: Snapshot): boolean => snapshot.can({ type: 'goOn' }),
    canWatch: (snapshot: Snapshot): boolean => snapshot.can({ type: 'watch' }),
    canUndo: (snapshot: Snapshot): boolean => snapshot.can({ type: 'undo' }),
    answer: ({ context }: Snapshot): AnswerOf<L> | null => context.answer,
    watched: ({ context: { follows, shown } }: Snapshot): readonly TakenOf<L>[] => follows.slice(0, shown),
    hints: ({ context }: Snapshot): number => context.hints,
    hint: ({ context: { lesson, graph, attempt } }: Snapshot): HintOf<L> | null => hintAt(lesson, graph, attempt),
    /** The actions that the reader has taken. */
    mine: ({ context: { lesson, attempt } }: Snapshot): readonly L['action'][] =>
      attempt.steps.flatMap(({ action: { player, ...action } }) =>
        player === lesson.player ? [action as unknown as L['action']] : [],
      ),
    tries: ({ context }: Snapshot): number => context.tries,
    actions: ({ context: { lesson, attempt } }: Snapshot): number => actionsTaken(lesson, attempt),
  } as const;
}

/** A lesson of some game as a machine, with what an island reads off it. */
export function lessonMachineFor<L extends LessonTypes>(lessons: Lessons<L>) {
  return { machine: machineFor(lessons), select: selectFor(lessons) };
}
