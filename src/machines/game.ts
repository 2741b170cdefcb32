import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import {
  type Action,
  type GameSet,
  newGame,
  type Options,
  recordOf,
  SAVED_GAME_FORMAT,
  type SavedGame,
  type Seat,
} from '../milestones/index.ts';
import {
  awaitsConfirmation,
  beginHistory,
  confirmEnd,
  gameOf,
  goTo,
  type History,
  perform,
  redo,
  undo,
} from './history.ts';
import { WAITING, type Waiting, waitsForIn } from './waiting.ts';

export type WaitsFor = 'loading' | 'setup' | Waiting;

/** A game at the table: who plays, how it came to where it is, and the seed it was dealt from, if that is known. */
export interface TableGame {
  readonly history: History;
  readonly seats: readonly Seat[];
  /** When it was begun: ISO 8601, in UTC. */
  readonly started: string;
  readonly seed: number | null;
}

/** Everything that chance or people decide about a new game. */
export interface NewTable extends Omit<TableGame, 'history'>, Pick<Options, 'variants'> {
  readonly seed: number;
  /** Drawn where it is left out. */
  readonly startingPlayer?: number;
}

interface Context {
  readonly set: GameSet;
  readonly table: TableGame | null;
}

export type GameMachineEvent =
  | ({ readonly type: 'start' } & NewTable)
  /** Goes on with a game that came from elsewhere, such as the position of a link; it takes the place of the one at the table. */
  | { readonly type: 'open'; readonly table: TableGame }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'confirm' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Goes back or forth to where so many steps count. */
  | { readonly type: 'goTo'; readonly at: number }
  /** Goes to the set-up; the game is kept until another one starts. */
  | { readonly type: 'leave' }
  | { readonly type: 'resume' };

const historyIn = ({ table }: Context): History => (table as TableGame).history;

/** What the table waits for: that the end of a turn is confirmed, or what the game waits for. */
function waitsFor(context: Context): Waiting {
  const history = historyIn(context);
  return awaitsConfirmation(history) ? 'turnEnd' : waitsForIn(gameOf(history));
}

/** A step on the way of the game; null where it is not possible. */
const STEPS = {
  act: (history: History, event: GameMachineEvent): History | null => {
    const performed = event.type === 'act' ? perform(history, event.action) : null;
    return performed?.ok ? performed.history : null;
  },
  confirm: (history: History) => (awaitsConfirmation(history) ? confirmEnd(history) : null),
  undo: (history: History) => (history.at > 0 ? undo(history) : null),
  redo: (history: History) => (history.at < history.steps.length ? redo(history) : null),
  goTo: (history: History, event: GameMachineEvent) => {
    const at = event.type === 'goTo' ? event.at : -1;
    return at >= 0 && at <= history.steps.length && at !== history.at ? goTo(history, at) : null;
  },
} as const;

function stepped(context: Context, event: GameMachineEvent): History | null {
  return event.type in STEPS ? STEPS[event.type as keyof typeof STEPS](historyIn(context), event) : null;
}

/**
 * The table of one game. It wraps the engine: its states are what the table waits for, its guards ask the engine, and undo
 * and redo go along the list of games. `load` and `save` are given by whoever provides the storage.
 */
export const gameMachine = setup({
  types: {
    context: {} as Context,
    events: {} as GameMachineEvent,
    input: {} as { readonly set: GameSet },
  },
  actors: { load: fromPromise<TableGame | null>(async () => null) },
  actions: {
    save: () => {},
    begin: assign(({ context, event }) => {
      if (event.type !== 'start') return {};
      const { seats, seed, started, variants, startingPlayer } = event;
      const given = startingPlayer === undefined ? {} : { startingPlayer };
      const start = newGame({ players: seats.length, seed, set: context.set, variants, ...given });
      return { table: { history: beginHistory(start), seats, started, seed } };
    }),
    open: assign(({ event }) => (event.type === 'open' ? { table: event.table } : {})),
    step: assign(({ context, event }) => {
      const history = stepped(context, event);
      return history === null ? {} : { table: { ...(context.table as TableGame), history } };
    }),
  },
  guards: {
    hasGame: ({ context }) => context.table !== null,
    isPossible: ({ context, event }) => stepped(context, event) !== null,
    waitsFor: ({ context }, what: Waiting) => waitsFor(context) === what,
  },
}).createMachine({
  id: 'game',
  context: ({ input }) => ({ set: input.set, table: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'setup' },
          { target: 'playing', actions: assign(({ event }) => ({ table: event.output })) },
        ],
        onError: 'setup',
      },
    },
    setup: {
      on: {
        start: { target: 'playing', actions: ['begin', 'save'] },
        open: { target: 'playing', actions: ['open', 'save'] },
        resume: { guard: 'hasGame', target: 'playing' },
      },
    },
    playing: {
      initial: 'asking',
      on: {
        act: { guard: 'isPossible', target: '.asking', actions: ['step', 'save'] },
        confirm: { guard: 'isPossible', target: '.asking', actions: ['step', 'save'] },
        undo: { guard: 'isPossible', target: '.asking', actions: ['step', 'save'] },
        redo: { guard: 'isPossible', target: '.asking', actions: ['step', 'save'] },
        goTo: { guard: 'isPossible', target: '.asking', actions: ['step', 'save'] },
        start: { target: '.asking', actions: ['begin', 'save'] },
        open: { target: '.asking', actions: ['open', 'save'] },
        leave: 'setup',
      },
      states: {
        asking: {
          always: WAITING.map((what) => ({ guard: { type: 'waitsFor', params: what } as const, target: what })),
        },
        draft: {},
        move: {},
        tradingHouse: {},
        boardOfWorks: {},
        mill: {},
        castle: {},
        bonus: {},
        turnEnd: {},
        over: {},
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof gameMachine>;

/** What the islands read off the machine. */
export const select = {
  table: ({ context }: Snapshot): TableGame | null => context.table,
  /** `loading`, `setup`, or what the game waits for. */
  waitsFor: ({ value }: Snapshot): WaitsFor => (typeof value === 'string' ? value : value.playing) as WaitsFor,
} as const;

/** A game at the table in the form in which it is saved; what can still be redone is left out. */
export function savedGameOf({ history, seats, started }: TableGame, changed: string): SavedGame {
  const { start, steps, at, marks } = history;
  const actions = steps.slice(0, at).map((step) => step.action);
  return { format: SAVED_GAME_FORMAT, record: recordOf(start, actions), seats, started, changed, marks };
}
