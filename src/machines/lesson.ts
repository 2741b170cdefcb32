import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type Answer, answer } from '../lessons/answer.ts';
import { act, actionsTaken, begin, choices, followed, takenBack } from '../lessons/attempt.ts';
import { type Graph, keyOf, search } from '../lessons/graph.ts';
import { type Hint, hintAt } from '../lessons/hint.ts';
import type { Lesson } from '../lessons/types.ts';
import { gameOf, type History, type Step } from '../milestones/history.ts';
import type { Action, Game } from '../milestones/index.ts';

/** How long a page may search without a pause, in milliseconds. */
const SLICE = 12;
/** Where to look, what to think of, the move. */
export const HINT_STAGES = 3;

interface Context {
  readonly lesson: Lesson;
  readonly graph: Graph;
  readonly attempt: History;
  /** What is said to the reader's last action; null before the first, and when it was taken back. */
  readonly answer: Answer | null;
  /** How many stages of the hint are shown. */
  readonly hints: number;
  /** How often the reader has gone at it, from 1. */
  readonly tries: number;
  /** What follows from a mistake, and how much of it is shown. */
  readonly follows: readonly Step[];
  readonly shown: number;
}

/** What a learner does in a lesson. */
export type LessonEvent =
  | { readonly type: 'act'; readonly action: Action }
  /** Takes the last action back, and the replies to it; after a mistake as many as it needs to be mended. */
  | { readonly type: 'undo' }
  | { readonly type: 'startAgain' }
  /** Goes on although the last action was none of the best. */
  | { readonly type: 'goOn' }
  | { readonly type: 'hint' }
  /** Goes on where an earlier visit stopped. */
  | { readonly type: 'resume'; readonly actions: readonly Action[] }
  /** Shows what follows from a mistake, action by action. */
  | { readonly type: 'watch' };

/** Searches bit by bit, so that the page stays awake. A guided game is not searched. */
async function searched({ input: lesson, signal }: { input: Lesson; signal: AbortSignal }): Promise<Graph> {
  if (lesson.par === null) return new Map();
  const searching = search({ ...lesson, par: lesson.par });
  for (let pause = performance.now() + SLICE; ; ) {
    const { done, value } = searching.next();
    if (done) return value;
    if (performance.now() < pause) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    pause = performance.now() + SLICE;
  }
}

/** What comes of an action of the reader; nothing where it is refused. */
function acted(context: Context, action: Action): Partial<Context> {
  const { lesson, graph, attempt: before } = context;
  const tried = act(lesson, before, action);
  if (!tried.ok) return {};
  const { attempt } = tried;
  return {
    attempt,
    answer: answer(lesson, graph, before, action, attempt),
    hints: 0,
    follows: [],
    shown: 0,
  };
}

/** Whether the goal is out of reach. A guided game, which is not searched, has none that could be. */
function isLost(graph: Graph, attempt: History): boolean {
  return (
    graph.size > 0 && (graph.get(keyOf(attempt))?.distance ?? Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY
  );
}

/** The attempt without the mistake: as far back as the goal can be reached. */
function withoutMistake({ lesson, graph, attempt }: Context): History {
  let back = takenBack(lesson, attempt);
  while (isLost(graph, back) && actionsTaken(lesson, back) > 0) back = takenBack(lesson, back);
  return back;
}

/** The attempt after these actions of the reader, as far as they are possible. */
function resumed(lesson: Lesson, actions: readonly Action[]): History {
  return actions.reduce((attempt, action) => {
    const tried = act(lesson, attempt, action);
    return tried.ok ? tried.attempt : attempt;
  }, begin(lesson));
}

/** The actions in which something happens that can be seen. */
const tellingOf = (taken: readonly Step[]) =>
  taken.filter(({ events }) => events.some(({ type }) => type !== 'turn-ended'));

const FORGOTTEN = { answer: null, hints: 0, follows: [], shown: 0 } as const;

/** A lesson: the reader acts, every action is answered, and nothing goes on before the reader says so. */
export const lessonMachine = setup({
  types: { context: {} as Context, events: {} as LessonEvent, input: {} as { readonly lesson: Lesson } },
  actors: { search: fromPromise<Graph, Lesson>(searched) },
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
    resume: assign(({ context, event }) => {
      if (event.type !== 'resume') return {};
      return { attempt: resumed(context.lesson, event.actions) };
    }),
    hint: assign({ hints: ({ context }) => Math.min(HINT_STAGES, context.hints + 1) }),
    watch: assign(({ context: { answer, attempt, follows, shown } }) => ({
      follows:
        shown > 0 || answer?.kind !== 'said'
          ? follows
          : tellingOf(followed(gameOf(attempt), answer.said.follows ?? [])),
      shown: shown + 1,
    })),
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
}).createMachine({
  id: 'lesson',
  context: ({ input: { lesson } }) => ({
    lesson,
    graph: new Map(),
    attempt: begin(lesson),
    tries: 1,
    ...FORGOTTEN,
  }),
  initial: 'searching',
  states: {
    searching: {
      on: { resume: { actions: 'resume' } },
      invoke: {
        src: 'search',
        input: ({ context }) => context.lesson,
        onDone: { target: 'acting', actions: assign({ graph: ({ event }) => event.output }) },
      },
    },
    acting: {
      on: {
        act: { target: 'answering', actions: 'act' },
        hint: { actions: 'hint' },
        undo: { guard: 'hasActed', actions: 'takeBack' },
        startAgain: { guard: 'hasActed', actions: 'startAgain' },
      },
    },
    answering: {
      always: [{ guard: 'reached', target: 'reached' }, { guard: 'right', target: 'acting' }, { target: 'corrected' }],
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

const isFailure = ({ failures = [] }: Lesson, answer: Answer | null) =>
  answer?.kind === 'said' && failures.some((failure) => failure === answer.said);

type Snapshot = SnapshotFrom<typeof lessonMachine>;

/** What the island reads off the machine. */
export const selectLesson = {
  attempt: ({ context }: Snapshot): History => context.attempt,
  /** The game that is shown: as it is, or as far as what follows from a mistake has been watched. */
  game: ({ context: { attempt, follows, shown } }: Snapshot): Game =>
    follows[Math.min(shown, follows.length) - 1]?.game ?? gameOf(attempt),
  isActing: (snapshot: Snapshot): boolean => snapshot.matches('acting') || snapshot.matches('searching'),
  isReached: (snapshot: Snapshot): boolean => snapshot.matches('reached'),
  isCorrected: (snapshot: Snapshot): boolean => snapshot.matches('corrected'),
  canGoOn: (snapshot: Snapshot): boolean => snapshot.can({ type: 'goOn' }),
  canWatch: (snapshot: Snapshot): boolean => snapshot.can({ type: 'watch' }),
  canUndo: (snapshot: Snapshot): boolean => snapshot.can({ type: 'undo' }),
  answer: ({ context }: Snapshot): Answer | null => context.answer,
  watched: ({ context: { follows, shown } }: Snapshot): readonly Step[] => follows.slice(0, shown),
  hints: ({ context }: Snapshot): number => context.hints,
  hint: ({ context: { lesson, graph, attempt } }: Snapshot): Hint | null => hintAt(lesson, graph, attempt),
  /** The actions that the reader has taken. */
  mine: ({ context: { lesson, attempt } }: Snapshot): readonly Action[] =>
    attempt.steps.flatMap(({ action: { player, ...action } }) => (player === lesson.player ? [action as Action] : [])),
  tries: ({ context }: Snapshot): number => context.tries,
  actions: ({ context: { lesson, attempt } }: Snapshot): number => actionsTaken(lesson, attempt),
} as const;
