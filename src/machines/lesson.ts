import { assign, fromPromise, not, type SnapshotFrom, setup } from 'xstate';
import type { Step } from '../kit/play.ts';
import type { LessonOf, LessonTypes } from '../lessons/lesson.ts';
import type { AnswerOf, AttemptOf, GraphOf, HintOf, Lessons } from '../lessons/lessons-for.ts';
import { MILESTONES_LESSONS } from '../lessons/milestones.ts';

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

/** A lesson of some game as a machine, with what an island reads off it. */
export function lessonMachineFor<L extends LessonTypes>(lessons: Lessons<L>) {
  const { gameOf, begin, act, resumed, choices, actionsTaken, takenBack, followed, keyOf, search, hintAt, answer } =
    lessons;
  type Game = L['game'];
  type Action = L['action'];
  type Lesson = LessonOf<L>;
  type Attempt = AttemptOf<L>;
  type Taken = Step<Game, Action, L['event']>;
  type Answer = AnswerOf<L>;
  type Graph = GraphOf<L>;
  type Sent = LessonEventOf<Action>;
  /** What is to be searched. */
  interface Searched {
    readonly lesson: Lesson;
  }

  interface Context {
    readonly lesson: Lesson;
    readonly graph: Graph;
    readonly attempt: Attempt;
    /** What is said to the reader's last action; null before the first, and when it was taken back. */
    readonly answer: Answer | null;
    /** How many stages of the hint are shown. */
    readonly hints: number;
    /** How often the reader has gone at it, from 1. */
    readonly tries: number;
    /** What follows from a mistake, and how much of it is shown. */
    readonly follows: readonly Taken[];
    readonly shown: number;
  }

  /** Searches bit by bit, so that the page stays awake. A guided game is not searched. */
  async function searched({ input: { lesson }, signal }: { input: Searched; signal: AbortSignal }): Promise<Graph> {
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
  function isLost(graph: Graph, attempt: Attempt): boolean {
    return (
      graph.size > 0 && (graph.get(keyOf(attempt))?.distance ?? Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY
    );
  }

  /** The attempt without the mistake: as far back as the goal can be reached. */
  function withoutMistake({ lesson, graph, attempt }: Context): Attempt {
    let back = takenBack(lesson, attempt);
    while (isLost(graph, back) && actionsTaken(lesson, back) > 0) back = takenBack(lesson, back);
    return back;
  }

  /** The actions in which something happens that can be seen. */
  const tellingOf = (taken: readonly Taken[]) =>
    taken.filter(({ events }) => events.some(({ type }) => type !== 'turn-ended'));

  const FORGOTTEN = { answer: null, hints: 0, follows: [], shown: 0 } as const;

  /** A lesson: the reader acts, every action is answered, and nothing goes on before the reader says so. */
  const machine = setup({
    types: { context: {} as Context, events: {} as Sent, input: {} as Searched },
    actors: { search: fromPromise<Graph, Searched>(searched) },
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
          input: ({ context: { lesson } }) => ({ lesson }),
          onDone: { target: 'acting', actions: assign({ graph: ({ event }) => event.output }) },
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

  const isFailure = ({ failures = [] }: Lesson, answer: Answer | null) =>
    answer?.kind === 'said' && failures.some((failure) => failure === answer.said);

  type Snapshot = SnapshotFrom<typeof machine>;

  /** What the island reads off the machine. */
  const select = {
    attempt: ({ context }: Snapshot): Attempt => context.attempt,
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
    watched: ({ context: { follows, shown } }: Snapshot): readonly Taken[] => follows.slice(0, shown),
    hints: ({ context }: Snapshot): number => context.hints,
    hint: ({ context: { lesson, graph, attempt } }: Snapshot): HintOf<L> | null => hintAt(lesson, graph, attempt),
    /** The actions that the reader has taken. */
    mine: ({ context: { lesson, attempt } }: Snapshot): readonly Action[] =>
      attempt.steps.flatMap(({ action: { player, ...action } }) =>
        player === lesson.player ? [action as unknown as Action] : [],
      ),
    tries: ({ context }: Snapshot): number => context.tries,
    actions: ({ context: { lesson, attempt } }: Snapshot): number => actionsTaken(lesson, attempt),
  } as const;

  return { machine, select };
}

/** A lesson of the board game. */
export const MILESTONES_LESSON = lessonMachineFor(MILESTONES_LESSONS);
