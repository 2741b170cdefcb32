import { assign, type SnapshotFrom, setup } from 'xstate';
import { type TrialEvent, triedAction } from '../../machines/trial.ts';
import { beginHistory, type History, undo } from '../../milestones/history.ts';
import { readingTime } from './lines.ts';
import { type Cut, type Film, type Players, type Shot, shotsOf } from './shots.ts';

/** How fast the film can run. */
export const SPEEDS = [0.75, 1, 1.25, 1.5] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long it takes at most until everything that an action moves has arrived, in milliseconds. */
const MOVEMENT = 2_000;

/** A breath between two spoken lines, in milliseconds. */
const BREATH = 300;

interface Input {
  readonly film: Film;
  readonly cut: Cut;
  readonly players: Players;
  readonly speed: Speed;
  /** Says what is said in some shots. */
  readonly linesOf: (shots: readonly Shot[]) => readonly string[];
}

interface Context extends Input {
  readonly shots: readonly Shot[];
  readonly lines: readonly string[];
  /** The shot that is shown, from 0. */
  readonly at: number;
  /** Whether a voice speaks the lines. */
  readonly speaks: boolean;
  /** Whether it has spoken the line that is shown. */
  readonly isSpoken: boolean;
  /** Whether the film goes on by itself when the page is seen again. */
  readonly resumes: boolean;
  /** What the viewer has done since taking over. */
  readonly trial: History | null;
}

/** What viewers do with the film, and what the page tells it. */
export type FilmEvent =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'back' }
  | { readonly type: 'forward' }
  | { readonly type: 'goTo'; readonly shot: number }
  /** Shows a cut from its beginning, or from a shot of a chapter on. */
  | { readonly type: 'choose'; readonly cut: Cut; readonly chapter?: string; readonly n?: number }
  /** Lets choose again what to watch. */
  | { readonly type: 'leave' }
  /** Shows the same shot for another number of players. */
  | { readonly type: 'setPlayers'; readonly players: Players }
  | { readonly type: 'setSpeed'; readonly speed: Speed }
  | { readonly type: 'setVoice'; readonly speaks: boolean }
  /** The voice has spoken the line, or has given up. */
  | { readonly type: 'spoken' }
  | { readonly type: 'hidden' }
  | { readonly type: 'seen' }
  | { readonly type: 'takeOver' }
  | TrialEvent;

/** The shot that an event leads to. */
function shotAfter({ at, shots }: Context, event: FilmEvent): number {
  const to = event.type === 'goTo' ? event.shot : event.type === 'back' ? at - 1 : at + 1;
  return Math.min(shots.length - 1, Math.max(0, to));
}

/** The shots of a cut for so many players, and what is said in them. */
function cutOf(input: Input, cut: Cut, players: Players): Pick<Context, 'cut' | 'players' | 'shots' | 'lines'> {
  const shots = shotsOf(input.film, cut, players);
  return { cut, players, shots, lines: input.linesOf(shots) };
}

/** A cut from a shot of a chapter on; where the cut lacks the chapter, from its beginning, and at most from the chapter's last shot. */
function chosen(context: Context, { cut, chapter, n = 0 }: Extract<FilmEvent, { type: 'choose' }>): Partial<Context> {
  const next = cutOf(context, cut, context.players);
  const indices = [...next.shots.keys()].filter((i) => next.shots[i]?.chapter === chapter);
  return { ...next, at: indices[n] ?? indices.at(-1) ?? 0 };
}

/** The film: it shows one shot after the other, each as long as its movement and its line take, and can be taken over at any of them. */
export const filmMachine = setup({
  types: { context: {} as Context, events: {} as FilmEvent, input: {} as Input },
  delays: {
    /** With a voice the line ends with the voice, without one when it has been read. */
    shotTime: ({ context: { speaks, speed, lines, shots, at } }) => {
      const movement = shots[at]?.frame.events.length === 0 ? BREATH : MOVEMENT;
      return speaks ? movement : Math.max(movement, readingTime(lines[at] as string) / speed);
    },
  },
  actions: {
    step: assign({ at: ({ context, event }) => shotAfter(context, event) }),
    next: assign({ at: ({ context: { at } }) => at + 1 }),
    rewind: assign({ at: 0 }),
    beginLine: assign({ isSpoken: false }),
    endLine: assign({ isSpoken: true }),
    choose: assign(({ context, event }) => (event.type === 'choose' ? chosen(context, event) : {})),
    setPlayers: assign(({ context, event }) =>
      event.type === 'setPlayers' ? cutOf(context, context.cut, event.players) : {},
    ),
    setSpeed: assign({ speed: ({ context, event }) => (event.type === 'setSpeed' ? event.speed : context.speed) }),
    setVoice: assign({ speaks: ({ context, event }) => (event.type === 'setVoice' ? event.speaks : context.speaks) }),
    resume: assign({ resumes: true }),
    stay: assign({ resumes: false }),
    takeOver: assign({ trial: ({ context: { shots, at } }) => beginHistory((shots[at] as Shot).frame.next) }),
    act: assign({
      trial: ({ context: { trial }, event }) =>
        trial && event.type === 'act' ? (triedAction(trial, event.action) ?? trial) : trial,
    }),
    undo: assign({ trial: ({ context: { trial } }) => trial && undo(trial) }),
    startAgain: assign({ trial: ({ context: { trial } }) => trial && beginHistory(trial.start) }),
    giveBack: assign({ trial: null }),
  },
  guards: {
    isLast: ({ context: { at, shots } }) => at === shots.length - 1,
    waits: ({ context: { speaks, isSpoken } }) => speaks && !isSpoken,
    resumes: ({ context }) => context.resumes,
  },
}).createMachine({
  id: 'film',
  context: ({ input }) => ({
    ...input,
    at: 0,
    speaks: false,
    isSpoken: false,
    resumes: false,
    trial: null,
    ...cutOf(input, input.cut, input.players),
  }),
  initial: 'idle',
  on: {
    choose: { target: '.paused', actions: ['giveBack', 'choose'] },
    leave: '.idle',
    setPlayers: { actions: 'setPlayers' },
    setSpeed: { actions: 'setSpeed' },
    setVoice: { actions: 'setVoice' },
    goTo: { target: '.paused', actions: ['giveBack', 'step'] },
    back: { target: '.paused', actions: 'step' },
    forward: [
      { guard: 'isLast', target: '.ended' },
      { target: '.paused', actions: 'step' },
    ],
    takeOver: { target: '.trying', actions: 'takeOver' },
  },
  states: {
    /** What to watch is being chosen. */
    idle: { on: { play: 'playing' } },
    playing: {
      entry: 'beginLine',
      after: {
        shotTime: [
          { guard: 'waits', target: 'waitingForSpeech' },
          { guard: 'isLast', target: 'ended' },
          { target: 'playing', reenter: true, actions: 'next' },
        ],
      },
      on: {
        pause: 'paused',
        hidden: { target: 'paused', actions: 'resume' },
        spoken: { actions: 'endLine' },
        // The shot begins anew: with or without a voice, and at the new speed.
        setVoice: { target: 'playing', reenter: true, actions: 'setVoice' },
        setSpeed: { target: 'playing', reenter: true, actions: 'setSpeed' },
        goTo: { target: 'playing', reenter: true, actions: 'step' },
      },
    },
    /** Everything has moved; the line is still being spoken. */
    waitingForSpeech: {
      on: {
        spoken: [
          { guard: 'isLast', target: 'ended' },
          { target: 'playing', actions: 'next' },
        ],
        pause: 'paused',
        hidden: { target: 'paused', actions: 'resume' },
        setVoice: { target: 'playing', actions: 'setVoice' },
        setSpeed: { target: 'playing', actions: 'setSpeed' },
        goTo: { target: 'playing', actions: 'step' },
      },
    },
    paused: {
      exit: 'stay',
      on: { play: 'playing', seen: { guard: 'resumes', target: 'playing' } },
    },
    trying: {
      on: {
        act: { actions: 'act' },
        undo: { actions: 'undo' },
        startAgain: { actions: 'startAgain' },
        return: { target: 'paused', actions: 'giveBack' },
        back: {},
        forward: {},
        takeOver: {},
        leave: {},
      },
    },
    ended: { on: { play: { target: 'playing', actions: 'rewind' }, back: 'paused' } },
  },
});

type Snapshot = SnapshotFrom<typeof filmMachine>;

/** What the island reads off the machine. */
export const selectFilm = {
  shot: ({ context: { shots, at } }: Snapshot): Shot => shots[at] as Shot,
  line: ({ context: { lines, at } }: Snapshot): string => lines[at] as string,
  isRunning: (snapshot: Snapshot): boolean => snapshot.matches('playing') || snapshot.matches('waitingForSpeech'),
} as const;
