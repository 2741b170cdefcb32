import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import {
  awaitsConfirmation,
  beginHistory,
  confirmEnd,
  gameOf,
  goTo,
  type History,
  perform,
} from '../milestones/history.ts';
import {
  type Action,
  type GameSet,
  newGame,
  type Options,
  recordOf,
  SAVED_GAME_FORMAT,
  type SavedGame,
  type Seat,
  type View,
  viewFor,
} from '../milestones/index.ts';
import type { Level } from '../players/levels.ts';
import { advanced, type ComputerWaiting, computerAtTable, decisionNear, finished, hasStep } from './computers.ts';
import { WAITING, type Waiting, waitsForIn } from './waiting.ts';

export type WaitsFor = 'loading' | 'setup' | Waiting | ComputerWaiting;

/** What a computer is asked: what its player may know, and which kind of player it is. */
export interface Thought {
  readonly view: View;
  readonly by: Level;
}

/** How often a computer is asked for its turn before the people are told that it fails. */
const ATTEMPTS = 3;

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
  /** What the computer at the table has still to do of what it has thought out. */
  readonly plan: readonly Action[];
  /** How often it has failed to think of anything. */
  readonly failures: number;
}

export type GameMachineEvent =
  | ({ readonly type: 'start' } & NewTable)
  /** Goes on with another game, which is kept already; it takes the place of the one at the table. */
  | { readonly type: 'open'; readonly table: TableGame }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'confirm' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Goes back or forth to where so many steps count, or beyond it to the next decision of a person. */
  | { readonly type: 'goTo'; readonly at: number }
  /** Goes on from where so many steps counted, as a game of its own: the one at the table stays as it was kept last. */
  | { readonly type: 'branch'; readonly at: number; readonly started: string }
  /** Shows the rest of a computer's turn at once. */
  | { readonly type: 'skip' }
  /** Holds the computers, and lets them go on or try again. */
  | { readonly type: 'hold' }
  | { readonly type: 'goOn' }
  /** Goes to the set-up; the game is kept until another one starts. */
  | { readonly type: 'leave' }
  | { readonly type: 'resume' };

const tableIn = ({ table }: Context): TableGame => table as TableGame;

/** What the table waits for: that the end of a turn is confirmed, or what the game waits for. */
function waitsFor(context: Context): Waiting {
  const { history } = tableIn(context);
  return awaitsConfirmation(history) ? 'turnEnd' : waitsForIn(gameOf(history));
}

/** A step of a person on the way of the game; null where it is not possible. */
const STEPS = {
  act: ({ history }: TableGame, event: GameMachineEvent): History | null => {
    const performed = event.type === 'act' ? perform(history, event.action) : null;
    return performed?.ok ? performed.history : null;
  },
  confirm: ({ history }: TableGame) => (awaitsConfirmation(history) ? confirmEnd(history) : null),
  undo: (table: TableGame) => wentTo(table, table.history.at - 1),
  redo: (table: TableGame) => wentTo(table, table.history.at + 1),
  goTo: (table: TableGame, event: GameMachineEvent) => (event.type === 'goTo' ? wentTo(table, event.at) : null),
} as const;

function wentTo(table: TableGame, at: number): History | null {
  const decision = decisionNear(table, at);
  return decision === null ? null : goTo(table.history, decision);
}

function stepped(context: Context, event: GameMachineEvent): History | null {
  const table = tableIn(context);
  if ((event.type === 'act' || event.type === 'confirm') && computerAtTable(table) !== null) return null;
  return event.type in STEPS ? STEPS[event.type as keyof typeof STEPS](table, event) : null;
}

/** What the computer at the table is asked. */
function thoughtOf(table: TableGame): Thought {
  const game = gameOf(table.history);
  return { view: viewFor(game, game.state.player), by: computerAtTable(table) as Level };
}

/** What comes of going on with a computer's plan; where the rules refuse it, that is a failure and another one is asked for. */
function played({ table, plan, failures }: Context, goOn: typeof advanced): Partial<Context> {
  const next = goOn({ history: (table as TableGame).history, plan });
  if (next === null) return { plan: [], failures: failures + 1 };
  return { table: { ...(table as TableGame), history: next.history }, plan: next.plan, failures: 0 };
}

/** What a game is continued with by people: no computer has planned anything. */
const UNTHOUGHT = { plan: [], failures: 0 } as const;

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
  actors: {
    load: fromPromise<TableGame | null>(async () => null),
    think: fromPromise<readonly Action[], Thought>(async () => []),
  },
  delays: { pace: 0 },
  actions: {
    save: () => {},
    begin: assign(({ context, event }) => {
      if (event.type !== 'start') return {};
      const { seats, seed, started, variants, startingPlayer } = event;
      const given = startingPlayer === undefined ? {} : { startingPlayer };
      const start = newGame({ players: seats.length, seed, set: context.set, variants, ...given });
      return { table: { history: beginHistory(start), seats, started, seed }, ...UNTHOUGHT };
    }),
    open: assign(({ event }) => (event.type === 'open' ? { table: event.table, ...UNTHOUGHT } : {})),
    branch: assign(({ context, event }) => {
      if (event.type !== 'branch') return {};
      const table = tableIn(context);
      return { table: { ...table, history: goTo(table.history, event.at), started: event.started }, ...UNTHOUGHT };
    }),
    step: assign(({ context, event }) => {
      const history = stepped(context, event);
      return history === null ? {} : { table: { ...tableIn(context), history }, ...UNTHOUGHT };
    }),
    plan: assign((_, plan: readonly Action[]) => ({ plan })),
    fail: assign(({ context }) => ({ plan: [], failures: context.failures + 1 })),
    forgive: assign({ failures: 0 }),
    advance: assign(({ context }) => played(context, advanced)),
    finish: assign(({ context }) => played(context, finished)),
  },
  guards: {
    hasGame: ({ context }) => context.table !== null,
    isPossible: ({ context, event }) => stepped(context, event) !== null,
    isPast: ({ context, event }) => event.type === 'branch' && event.at >= 0 && event.at < tableIn(context).history.at,
    waitsFor: ({ context }, what: Waiting) => waitsFor(context) === what,
    computerFails: ({ context }) => context.failures === ATTEMPTS,
    computerHasStep: ({ context }) =>
      computerAtTable(tableIn(context)) !== null && hasStep({ history: tableIn(context).history, plan: context.plan }),
    /** Whether a computer's turn is shown at once; given, like `pace`, by whoever shows the table. */
    showsAtOnce: () => false,
    computerIsAsked: ({ context }) => computerAtTable(tableIn(context)) !== null,
  },
}).createMachine({
  id: 'game',
  context: ({ input }) => ({ set: input.set, table: null, ...UNTHOUGHT }),
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
        open: { target: 'playing', actions: 'open' },
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
        branch: { guard: 'isPast', target: '.asking', actions: ['branch', 'save'] },
        start: { target: '.asking', actions: ['begin', 'save'] },
        open: { target: '.asking', actions: 'open' },
        leave: 'setup',
      },
      states: {
        asking: {
          always: [
            { guard: 'computerFails', target: 'stuck' },
            { guard: 'computerHasStep', target: 'showing' },
            { guard: 'computerIsAsked', target: 'thinking' },
            ...WAITING.map((what) => ({ guard: { type: 'waitsFor', params: what } as const, target: what })),
          ],
        },
        thinking: {
          invoke: {
            src: 'think',
            input: ({ context }) => thoughtOf(tableIn(context)),
            onDone: [
              {
                guard: ({ event }) => event.output.length > 0,
                target: 'asking',
                actions: { type: 'plan', params: ({ event }) => event.output },
              },
              { target: 'asking', actions: 'fail' },
            ],
            onError: { target: 'asking', actions: 'fail' },
          },
          on: { hold: 'held' },
        },
        showing: {
          always: { guard: 'showsAtOnce', target: 'asking', actions: ['finish', 'save'] },
          after: { pace: { target: 'asking', actions: ['advance', 'save'] } },
          on: { skip: { target: 'asking', actions: ['finish', 'save'] }, hold: 'held' },
        },
        held: { on: { goOn: 'asking' } },
        stuck: { on: { goOn: { target: 'asking', actions: 'forgive' } } },
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
