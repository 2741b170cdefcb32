import { and, assign, fromPromise, not, setup } from 'xstate';
import type { Forbidden, Happening, Rules } from '../kit/game.ts';
import { type History, historyFor } from '../kit/history.ts';
import { type AnySeat, type ComputerAt, type ComputerWaiting, computersFor } from './computers.ts';

/** What a table waits for: what is kept to be read, people who set up a game, a computer, or `people` – what for, the game says. */
export type Stage = 'loading' | 'setup' | 'people' | ComputerWaiting;

/** What a computer is asked: what its player may know, and which kind of player it is. */
export interface ThoughtOf<View, Seat extends AnySeat> {
  readonly view: View;
  readonly by: ComputerAt<Seat>;
}

/** A game at a table: who plays, how it came to where it is, and the seed it was dealt from, if that is known. */
export interface TableOf<Game, Action, Event, Seat> {
  readonly history: History<Game, Action, Event>;
  readonly seats: readonly Seat[];
  /** When it was begun: ISO 8601, in UTC. */
  readonly started: string;
  readonly seed: number | null;
}

/** What somebody looks back at. */
export interface PastOf<Table> {
  /** After how many steps the table is shown first. */
  readonly at: number;
  /** Whether it goes on by itself from there. */
  readonly plays: boolean;
  /** The table that is looked at, where it is not the one at which people play. */
  readonly table?: Table;
}

/** What can happen to a table of any game. */
export type TableEventOf<Table, Action, New> =
  | { readonly type: 'start'; readonly asked: New }
  /** Goes on with another game, which is kept already; it takes the place of the one at the table. */
  | { readonly type: 'open'; readonly table: Table }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'confirm' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Goes back or forth to where so many steps count, or beyond it to the next decision of a person. */
  | { readonly type: 'goTo'; readonly at: number }
  /** Whether what has been seen is taken back after all. */
  | { readonly type: 'takeBack' }
  | { readonly type: 'leaveIt' }
  /** Goes on from where so many steps counted, as a game of its own: the one at the table stays as it was kept last. */
  | { readonly type: 'branch'; readonly at: number; readonly started: string }
  /** Shows the table as it was after so many steps, or another one; a computer waits meanwhile. `plays` lets it go on from there by itself. */
  | ({ readonly type: 'lookBack' } & PastOf<Table>)
  /** Shows the table as it is now. */
  | { readonly type: 'return' }
  /** Tells so much of how the game has ended. */
  | { readonly type: 'tell'; readonly told: number }
  /** Shows the rest of a computer's turn at once. */
  | { readonly type: 'skip' }
  /** Holds the computers, and lets them go on or try again. */
  | { readonly type: 'hold' }
  | { readonly type: 'goOn' }
  /** Goes to the set-up; the game is kept until another one starts. */
  | { readonly type: 'leave' }
  | { readonly type: 'resume' };

/** How often a computer is asked for its turn before the people are told that it fails. */
const ATTEMPTS = 3;

/** Nothing happens behind the back of somebody who looks back. */
const HELD_FOR_PAST = { target: 'held', actions: { type: 'lookBack', params: { holds: true } } } as const;

/** Something hidden that has been seen is taken back only after a question. */
const GOING_BACK = [
  { guard: 'takesBackSeen', actions: 'askToGoBack' },
  { guard: 'isPossible', target: '.asking', actions: ['step', 'save'] },
] as const;

/** Everything of a game's end has been told. */
const TOLD = Number.POSITIVE_INFINITY;

/**
 * What a game is continued with by people: no computer has planned anything, nothing is to be decided about going back, nobody
 * looks back, and nothing of its end has been told.
 */
const UNTHOUGHT = { plan: [], failures: 0, goingBack: null, past: null, told: 0 } as const;

interface Context<Table, Action> {
  readonly table: Table | null;
  /** What the computer at the table has still to do of what it has thought out. */
  readonly plan: readonly Action[];
  /** How often it has failed to think of anything. */
  readonly failures: number;
  /** How many steps will count if people decide to take back what has been seen; null where nothing is to be decided. */
  readonly goingBack: number | null;
  /** What somebody looks back at, and whether a computer waits for that; null while the table is shown as it is now. */
  readonly past: (PastOf<Table> & { readonly holds: boolean }) | null;
  /** How many things have been told of how the game has ended. */
  readonly told: number;
}

const tableIn = <Table>({ table }: Pick<Context<Table, unknown>, 'table'>): Table => table as Table;

type RulesOf<Game, Action, Event extends Happening, Refusal extends Forbidden, View> = Omit<
  Rules<Game, Action, Event, Refusal, View, never>,
  'newGame'
>;

/** What an event, or a computer, makes of a table: the steps that people and computers take, and where one goes along them. */
function stepsFor<
  Game,
  Action,
  Event extends Happening,
  Refusal extends Forbidden,
  View,
  Seat extends AnySeat,
  Table extends TableOf<Game, Action, Event, Seat>,
>(rules: RulesOf<Game, Action, Event, Refusal, View>) {
  type Sent = TableEventOf<Table, Action, unknown>;
  type GameHistory = History<Game, Action, Event>;
  const { awaitsConfirmation, confirmEnd, gameOf, goTo, perform } = historyFor(rules);
  const { computerAtTable, advanced, decisionNear } = computersFor<Game, Action, Event, Refusal, Seat>(rules);

  /** A table that comes from elsewhere. Where its game was over before, how it ended is told already. */
  function opened(table: Table): Partial<Context<Table, Action>> {
    const { history } = table;
    const isOver = rules.isOver(gameOf(history)) && !awaitsConfirmation(history);
    return { table, ...UNTHOUGHT, told: isOver ? TOLD : 0 };
  }

  /** Where an event would go along the steps; null where it goes nowhere. */
  function placeFor(table: Table, event: Sent): number | null {
    const { at } = table.history;
    if (event.type === 'undo') return decisionNear(table, at - 1);
    if (event.type === 'redo') return decisionNear(table, at + 1);
    return event.type === 'goTo' ? decisionNear(table, event.at) : null;
  }

  /** A history with what goes on by itself after it. */
  function goneOn(history: GameHistory): GameHistory {
    const next = awaitsConfirmation(history) ? null : (rules.goesOnWith?.(gameOf(history)) ?? null);
    const performed = next === null ? null : perform(history, next);
    return performed?.ok ? goneOn(performed.history) : history;
  }

  /** A step of a person on the way of the game; null where it is not possible. */
  function stepOf(table: Table, event: Sent): GameHistory | null {
    const { history } = table;
    if (event.type === 'act' || event.type === 'confirm') {
      if (computerAtTable(table) !== null) return null;
      if (event.type === 'confirm') return awaitsConfirmation(history) ? confirmEnd(history) : null;
      const performed = perform(history, event.action);
      return performed.ok ? goneOn(performed.history) : null;
    }
    const place = placeFor(table, event);
    return place === null ? null : goTo(history, place);
  }

  // Whether a step is possible is known by taking it: the guard's answer is the action's.
  let last: { readonly table: Table; readonly event: Sent; readonly history: ReturnType<typeof stepOf> } | null = null;
  function stepped(context: Context<Table, Action>, event: Sent): ReturnType<typeof stepOf> {
    const table = tableIn(context);
    if (last?.table !== table || last.event !== event) last = { table, event, history: stepOf(table, event) };
    return last.history;
  }

  /** What comes of going on with a computer's plan; where the rules refuse it, that is a failure and another one is asked for. */
  function played(
    { table, plan, failures }: Context<Table, Action>,
    goOn: typeof advanced,
  ): Partial<Context<Table, Action>> {
    const next = goOn({ history: (table as Table).history, plan });
    if (next === null) return { plan: [], failures: failures + 1 };
    return { table: { ...(table as Table), history: next.history }, plan: next.plan, failures: 0 };
  }

  /** What a computer is asked: what its player may know, and which kind of player it is. */
  function asked(table: Table): ThoughtOf<View, Seat> {
    const game = gameOf(table.history);
    return {
      view: rules.viewFor(game, rules.currentPlayer(game)),
      by: computerAtTable(table) as ComputerAt<Seat>,
    };
  }
  return { opened, placeFor, stepped, played, asked };
}

/** What the machine of a table does and asks. */
function setupFor<
  Game,
  Action,
  Event extends Happening,
  Refusal extends Forbidden,
  View,
  Seat extends AnySeat,
  Table extends TableOf<Game, Action, Event, Seat>,
  New,
>(
  rules: RulesOf<Game, Action, Event, Refusal, View>,
  tableOf: (asked: New) => Table,
  steps: ReturnType<typeof stepsFor<Game, Action, Event, Refusal, View, Seat, Table>>,
) {
  const { confirmEnd, goTo, revealedSince } = historyFor(rules);
  const { computerAtTable, hasStep, advanced, finished } = computersFor<Game, Action, Event, Refusal, Seat>(rules);
  const { opened, placeFor, stepped, played } = steps;

  return setup({
    types: { context: {} as Context<Table, Action>, events: {} as TableEventOf<Table, Action, New> },
    actors: {
      load: fromPromise<Table | null>(async () => null),
      think: fromPromise<readonly Action[], ThoughtOf<View, Seat>>(async () => []),
    },
    delays: { pace: 0 },
    actions: {
      save: () => {},
      begin: assign(({ event }) => (event.type === 'start' ? { table: tableOf(event.asked), ...UNTHOUGHT } : {})),
      open: assign(({ event }) => (event.type === 'open' ? opened(event.table) : {})),
      branch: assign(({ context, event }) => {
        if (event.type !== 'branch') return {};
        const table = tableIn(context);
        return { table: { ...table, history: goTo(table.history, event.at), started: event.started }, ...UNTHOUGHT };
      }),
      step: assign(({ context, event }) => {
        const history = stepped(context, event);
        return history === null ? {} : { table: { ...tableIn(context), history }, ...UNTHOUGHT };
      }),
      confirm: assign(({ context }) => {
        const table = tableIn(context);
        return { table: { ...table, history: confirmEnd(table.history) } };
      }),
      askToGoBack: assign(({ context, event }) => ({ goingBack: placeFor(tableIn(context), event) })),
      takeBack: assign(({ context }) => {
        const table = tableIn(context);
        return { table: { ...table, history: goTo(table.history, context.goingBack as number) }, ...UNTHOUGHT };
      }),
      leaveIt: assign({ goingBack: null }),
      lookBack: assign(({ event }, { holds }: { readonly holds: boolean }) =>
        event.type === 'lookBack' ? { past: { ...event, holds } } : {},
      ),
      return: assign({ past: null }),
      tell: assign(({ event }) => (event.type === 'tell' ? { told: event.told } : {})),
      leave: assign({ past: null, told: TOLD }),
      plan: assign((_, plan: readonly Action[]) => ({ plan })),
      fail: assign(({ context }) => ({ plan: [], failures: context.failures + 1 })),
      forgive: assign({ failures: 0 }),
      advance: assign(({ context }) => played(context, advanced)),
      finish: assign(({ context }) => played(context, finished)),
    },
    guards: {
      hasGame: ({ context }) => context.table !== null,
      isPossible: ({ context, event }) => stepped(context, event) !== null,
      isPast: ({ context, event }) =>
        event.type === 'branch' && event.at >= 0 && event.at < tableIn(context).history.at,
      /** Whether an event would take back something hidden that has been seen: that is asked about first. */
      takesBackSeen: ({ context, event }) => {
        const place = placeFor(tableIn(context), event);
        return place !== null && revealedSince(tableIn(context).history, place).length > 0;
      },
      holdsForPast: ({ context }) => context.past?.holds === true,
      isAskedAboutGoingBack: ({ context }) => context.goingBack !== null,
      /** Whether people confirm the end of each of their turns; given, like `showsAtOnce`, by whoever shows the table. */
      confirmsTurns: () => true,
      computerFails: ({ context }) => context.failures === ATTEMPTS,
      computerHasStep: ({ context }) =>
        computerAtTable(tableIn(context)) !== null &&
        hasStep({ history: tableIn(context).history, plan: context.plan }),
      /** Whether a computer's turn is shown at once; given, like `pace`, by whoever shows the table. */
      showsAtOnce: () => false,
      computerIsAsked: ({ context }) => computerAtTable(tableIn(context)) !== null,
    },
  });
}

/**
 * The table of one game, whatever its rules. It wraps the engine: its states are who the table waits for, its guards ask the
 * engine, and undo and redo go along the list of games. `load` and `save` are given by whoever provides the storage, `think`
 * by whoever provides the computers; `tableOf` lays the table of a new game. What else a table holds stays with it.
 */
export function tableMachineFor<
  Game,
  Action,
  Event extends Happening,
  Refusal extends Forbidden,
  View,
  Seat extends AnySeat,
  Table extends TableOf<Game, Action, Event, Seat>,
  New,
>(rules: RulesOf<Game, Action, Event, Refusal, View>, tableOf: (asked: New) => Table) {
  const steps = stepsFor<Game, Action, Event, Refusal, View, Seat, Table>(rules);
  const { opened, asked } = steps;
  return setupFor<Game, Action, Event, Refusal, View, Seat, Table, New>(rules, tableOf, steps).createMachine({
    id: 'table',
    context: { table: null, ...UNTHOUGHT },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          onDone: [
            { guard: ({ event }) => event.output === null, target: 'setup' },
            { target: 'playing', actions: assign(({ event }) => opened(event.output as Table)) },
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
          undo: GOING_BACK,
          redo: { guard: 'isPossible', target: '.asking', actions: ['step', 'save'] },
          goTo: GOING_BACK,
          takeBack: { guard: 'isAskedAboutGoingBack', target: '.asking', actions: ['takeBack', 'save'] },
          leaveIt: { actions: 'leaveIt' },
          branch: { guard: 'isPast', target: '.asking', actions: ['branch', 'save'] },
          start: { target: '.asking', actions: ['begin', 'save'] },
          open: { target: '.asking', actions: 'open' },
          lookBack: { actions: { type: 'lookBack', params: { holds: false } } },
          return: [{ guard: 'holdsForPast', target: '.asking', actions: 'return' }, { actions: 'return' }],
          tell: { actions: 'tell' },
          leave: { target: 'setup', actions: 'leave' },
        },
        states: {
          asking: {
            always: [
              { guard: not('computerIsAsked'), target: 'people' },
              { guard: 'computerFails', target: 'stuck' },
              { guard: 'computerHasStep', target: 'showing' },
              { target: 'thinking' },
            ],
          },
          // Where people go on one after the other, no state is left: that is the quicker half of a press.
          people: {
            always: { guard: 'computerIsAsked', target: 'asking' },
            on: {
              act: [
                { guard: and(['isPossible', not('confirmsTurns')]), actions: ['step', 'confirm', 'save'] },
                { guard: 'isPossible', actions: ['step', 'save'] },
              ],
              confirm: { guard: 'isPossible', actions: ['step', 'save'] },
            },
          },
          thinking: {
            invoke: {
              src: 'think',
              input: ({ context }) => asked(context.table as Table),
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
            on: { hold: 'held', lookBack: HELD_FOR_PAST },
          },
          showing: {
            always: { guard: 'showsAtOnce', target: 'asking', actions: ['finish', 'save'] },
            after: { pace: { target: 'asking', actions: ['advance', 'save'] } },
            on: { skip: { target: 'asking', actions: ['finish', 'save'] }, hold: 'held', lookBack: HELD_FOR_PAST },
          },
          held: { on: { goOn: 'asking' } },
          stuck: { on: { goOn: { target: 'asking', actions: 'forgive' } } },
        },
      },
    },
  });
}

/** What a table waits for, off its machine. */
export function stageOf({ value }: { readonly value: unknown }): Stage {
  return (typeof value === 'string' ? value : (value as { readonly playing: Stage }).playing) as Stage;
}
