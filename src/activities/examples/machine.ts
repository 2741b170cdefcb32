import { assign, type SnapshotFrom, setup } from 'xstate';
import { type TrialEvent, triedAction } from '../../machines/trial.ts';
import { beginHistory, gameOf, type History, undo } from '../../milestones/history.ts';
import { acceptedGameOfScene, type Game } from '../../milestones/index.ts';
import { framesOf } from '../../steps/frames.ts';
import type { Example, Frame, Goal } from '../../steps/step.ts';
import { reaches } from './goal.ts';

/** What the machine needs of an example. */
export type ScriptedExample = Pick<Example, 'scene' | 'steps' | 'try'>;

/** How long a step is shown before the next one when the example plays by itself, in milliseconds: long enough to read a caption. */
const READING_TIME = 5_000;

interface Context {
  readonly example: ScriptedExample;
  readonly frames: readonly Frame[];
  /** The step that is shown, from 0. */
  readonly at: number;
  /** What the reader has done since taking over. */
  readonly trial: History | null;
}

/** What a reader does with an example: stepping through it, and trying after taking over. */
export type ExampleEvent =
  | { readonly type: 'first' }
  | { readonly type: 'back' }
  | { readonly type: 'forward' }
  | { readonly type: 'last' }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'goTo'; readonly step: number }
  /** From the step that is shown, or from a position that came with a link. */
  | { readonly type: 'takeOver'; readonly game?: Game }
  | TrialEvent;

/** The step that an event leads to. */
function stepAfter({ at, frames }: Context, event: ExampleEvent): number {
  const last = frames.length - 1;
  switch (event.type) {
    case 'first':
      return 0;
    case 'back':
      return Math.max(0, at - 1);
    case 'last':
      return last;
    case 'goTo':
      return Math.min(last, Math.max(0, event.step));
    default:
      return Math.min(last, at + 1);
  }
}

/** The result of an action that the reader tries; null where it is refused. */
const tried = ({ trial }: Context, event: ExampleEvent): History | null =>
  trial !== null && event.type === 'act' ? triedAction(trial, event.action) : null;

/** An example to step through, and to take over from any of its steps. It wraps the engine: each step is a game. */
export const exampleMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ExampleEvent,
    input: {} as ScriptedExample,
  },
  delays: { readingTime: READING_TIME },
  actions: {
    step: assign({ at: ({ context, event }) => stepAfter(context, event) }),
    takeOver: assign({
      trial: ({ context, event }) => {
        const given = event.type === 'takeOver' ? event.game : undefined;
        return beginHistory(given ?? (context.frames[context.at] as Frame).next);
      },
    }),
    act: assign({ trial: ({ context, event }) => tried(context, event) ?? context.trial }),
    undo: assign({ trial: ({ context: { trial } }) => trial && undo(trial) }),
    startAgain: assign({ trial: ({ context: { trial } }) => trial && beginHistory(trial.start) }),
    giveBack: assign({ trial: null }),
  },
  guards: { isLast: ({ context: { at, frames } }) => at === frames.length - 1 },
}).createMachine({
  id: 'example',
  context: ({ input }) => ({
    example: input,
    frames: framesOf(input.steps, acceptedGameOfScene(input.scene)),
    at: 0,
    trial: null,
  }),
  initial: 'watching',
  on: { goTo: { target: '.watching', actions: ['giveBack', 'step'] } },
  states: {
    watching: {
      initial: 'paused',
      on: {
        first: { target: '.paused', actions: 'step' },
        back: { target: '.paused', actions: 'step' },
        forward: { target: '.paused', actions: 'step' },
        last: { target: '.paused', actions: 'step' },
        takeOver: { target: 'trying', actions: 'takeOver' },
      },
      states: {
        paused: {
          on: {
            play: [
              // From the end it begins again.
              { guard: 'isLast', target: 'playing', actions: assign({ at: 0 }) },
              { target: 'playing', actions: 'step' },
            ],
          },
        },
        playing: {
          always: { guard: 'isLast', target: 'paused' },
          after: { readingTime: { target: 'playing', reenter: true, actions: 'step' } },
          on: { pause: 'paused' },
        },
      },
    },
    trying: {
      on: {
        act: { guard: ({ context, event }) => tried(context, event) !== null, actions: 'act' },
        undo: { actions: 'undo' },
        startAgain: { actions: 'startAgain' },
        return: { target: 'watching', actions: 'giveBack' },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof exampleMachine>;

/** What the island reads off the machine. */
export const selectExample = {
  at: ({ context }: Snapshot): number => context.at,
  frame: ({ context: { frames, at } }: Snapshot): Frame => frames[at] as Frame,
  frames: ({ context }: Snapshot): readonly Frame[] => context.frames,
  isPlaying: (snapshot: Snapshot): boolean => snapshot.matches({ watching: 'playing' }),
  trial: ({ context }: Snapshot): History | null => context.trial,
  /** The goal, which is set at the position of one step only. */
  goal: ({ context: { trial, frames, at, example } }: Snapshot): Goal | null =>
    at === example.try.step - 1 && trial?.start === frames[at]?.next ? (example.try.goal ?? null) : null,
  reachedGoal: (snapshot: Snapshot): boolean => {
    const { trial } = snapshot.context;
    const goal = selectExample.goal(snapshot);
    if (trial === null || goal === null) return false;
    const { player } = trial.start.state;
    const events = trial.steps.slice(0, trial.at).flatMap((taken) => taken.events);
    return reaches({ player, actions: trial.at, events, game: gameOf(trial) }, goal);
  },
} as const;
