import { assign, type SnapshotFrom, setup } from 'xstate';

/** How many times faster than at first a game can be shown again. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** One of the speeds. */
export type Speed = (typeof SPEEDS)[number];

/** How long a step is shown at the speed 1, in milliseconds: long enough to read a sentence and to find its place on the board. */
const STEP_TIME = 2_400;

interface Context {
  /** After how many steps the table is shown. */
  readonly at: number;
  /** How many steps there are. */
  readonly last: number;
  readonly speed: Speed;
}

/** What somebody who looks back does. */
export type ReplayEvent =
  /** Goes to where so many steps count, or as near to it as there are steps. */
  | { readonly type: 'goTo'; readonly at: number }
  /** Shows a step after the other; from the last one it begins again. */
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'setSpeed'; readonly speed: Speed }
  /** The game itself has gone on, or back, while it is looked at. */
  | { readonly type: 'setLast'; readonly last: number };

const within = (at: number, last: number) => Math.min(last, Math.max(0, at));

/** Where somebody is who looks back at a game, and whether it goes on by itself. It knows how many steps there are, and nothing else of the game. */
export const replayMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReplayEvent,
    input: {} as Pick<Context, 'at' | 'last'>,
  },
  delays: { stepTime: ({ context: { speed } }) => STEP_TIME / speed },
  actions: {
    goTo: assign(({ context, event }) => (event.type === 'goTo' ? { at: within(event.at, context.last) } : {})),
    step: assign({ at: ({ context: { at, last } }) => within(at + 1, last) }),
    begin: assign({ at: 0 }),
    setSpeed: assign(({ event }) => (event.type === 'setSpeed' ? { speed: event.speed } : {})),
    setLast: assign(({ context, event }) =>
      event.type === 'setLast' ? { last: event.last, at: within(context.at, event.last) } : {},
    ),
  },
  guards: { isLast: ({ context: { at, last } }) => at === last },
}).createMachine({
  id: 'replay',
  context: ({ input: { at, last } }) => ({ at: within(at, last), last, speed: 1 }),
  initial: 'paused',
  on: {
    goTo: { target: '.paused', actions: 'goTo' },
    setLast: { actions: 'setLast' },
  },
  states: {
    paused: {
      on: {
        play: [
          { guard: 'isLast', target: 'playing', actions: 'begin' },
          { target: 'playing', actions: 'step' },
        ],
        setSpeed: { actions: 'setSpeed' },
      },
    },
    playing: {
      always: { guard: 'isLast', target: 'paused' },
      after: { stepTime: { target: 'playing', reenter: true, actions: 'step' } },
      on: {
        pause: 'paused',
        setSpeed: { target: 'playing', reenter: true, actions: 'setSpeed' },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof replayMachine>;

/** What the island reads off the machine. */
export const selectReplay = {
  at: ({ context }: Snapshot): number => context.at,
  speed: ({ context }: Snapshot): Speed => context.speed,
  isPlaying: (snapshot: Snapshot): boolean => snapshot.matches('playing'),
} as const;
