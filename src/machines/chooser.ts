import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Action, ActionType, Game, Refusal } from '../milestones/index.ts';
import { actionOf, type Choice, extensions, filledIn, isChosen, type Place, pick, refusalsFor } from './choice.ts';
import { nearestAction } from './nearest-action.ts';

/** What a player is asked: the game, and the kinds of actions to choose from. */
export interface Asked {
  readonly game: Game;
  readonly tools: readonly ActionType[];
}

/** What a player points at or presses: a place of the table and what is there. */
export interface Pointed {
  readonly place: Place;
  readonly value: unknown;
}

/** What has been chosen, or why it was not. */
interface Tried {
  /** What has been pressed together so far; null where nothing can be chosen. */
  readonly choice: Choice | null;
  /** Why what was pressed is not allowed, every rule; empty where it is. */
  readonly refusals: readonly Refusal[];
  /** The kind of action that is refused as a whole, whatever would be chosen for it; null where it is one choice that is. */
  readonly refusedKind: ActionType | null;
  /** The legal action that is nearest to what was refused. */
  readonly instead: Action | null;
}

/** A choice belongs to one question: with the next one it is made anew. */
interface Context extends Tried {
  readonly asked: Asked;
  readonly pointed: Pointed | null;
}

/** Every event says what is asked, so that a press never meets a choice that was made of another game. */
export type ChooserEvent = { readonly asked: Asked } & (
  | { readonly type: 'press'; readonly at: Pointed }
  | { readonly type: 'point'; readonly at: Pointed | null }
  /** A choice that was not pressed together on the table: a kind of action, goods, a whole action. */
  | { readonly type: 'choose'; readonly choice: Choice }
  /** Explains an action that was asked for and is not allowed. */
  | { readonly type: 'explain'; readonly choice: Choice }
  /** Takes what is allowed nearest to what was refused. */
  | { readonly type: 'takeNearest' }
);

const NOT_REFUSED = { refusals: [], refusedKind: null, instead: null } as const;

/** Whether a visit goes on from one game to another: to the same player, at the same space. */
const isSameVisit = ({ state: a }: Game, { state: b }: Game) =>
  a.phase !== 'move' && b.phase === 'space' && a.player === b.player && a.movesLeft === b.movesLeft;

/**
 * What a player begins with: the kind of action that was chosen last, if it is still possible, or the first that is; else the first. Where
 * a visit goes on, another kind isn't chosen for them: they would do it without having meant to.
 */
function begun({ game, tools }: Asked, before: Pick<Context, 'asked' | 'choice'> | null): Tried {
  const possible = tools.filter((type) => extensions(game, { type }).length > 0);
  const last = before?.choice?.type;
  const hasActed = last !== undefined && before !== null && isSameVisit(before.asked.game, game);
  const others = hasActed && possible.length > 0 && tools.length > 1 ? undefined : (possible[0] ?? tools[0]);
  const type = last !== undefined && possible.includes(last) ? last : others;
  return { choice: type === undefined ? null : { type }, ...NOT_REFUSED };
}

/** What comes of pressing or pointing at something. */
function pressed({ game }: Asked, choice: Choice | null, { place, value }: Pointed): Tried {
  if (choice === null) return { choice, ...NOT_REFUSED };
  const picked = pick(game, choice, place, value);
  if (picked.ok) return { choice: picked.choice, ...NOT_REFUSED };
  const { refusals, tried } = picked;
  return { choice, refusals, refusedKind: null, instead: nearestAction(game, tried) };
}

/** Why a choice that was not pressed together on the table is not allowed. */
function explained({ game }: Asked, choice: Choice): Omit<Tried, 'choice'> {
  const refusals = refusalsFor(game, choice);
  const isKind = refusals.length > 0 && Object.keys(choice).length === 1;
  return { refusals, refusedKind: isKind ? choice.type : null, instead: null };
}

/** What has been tried of what is asked: as it was, if that is still the question, else from the beginning. */
function triedOf(context: Context, asked: Asked): Tried {
  const { game, tools } = context.asked;
  return game === asked.game && tools.join() === asked.tools.join() ? context : begun(asked, context);
}

/** One after the other, what a player chooses for an action: at the table, in examples, in lessons. */
export const chooserMachine = setup({
  types: { context: {} as Context, events: {} as ChooserEvent, input: {} as { readonly asked: Asked } },
  actions: {
    press: assign(({ context, event }) => {
      if (event.type !== 'press') return {};
      return { asked: event.asked, ...pressed(event.asked, triedOf(context, event.asked).choice, event.at) };
    }),
    point: assign(({ context, event }) => {
      if (event.type !== 'point') return {};
      return { ...triedOf(context, event.asked), asked: event.asked, pointed: event.at };
    }),
    choose: assign(({ event }) => {
      if (event.type !== 'choose') return {};
      const { asked, choice } = event;
      // Goods are given back one by one: that they are too few yet is no fault.
      const why = choice.type === 'give-back' ? NOT_REFUSED : explained(asked, choice);
      // A kind of action alone says nothing yet about what it is to cost.
      const isKind = Object.keys(choice).length === 1;
      return { asked, choice: isKind ? choice : filledIn(asked.game, choice), ...why };
    }),
    explain: assign(({ context, event }) => {
      if (event.type !== 'explain') return {};
      const { asked, choice } = event;
      return { asked, choice: triedOf(context, asked).choice, ...explained(asked, choice) };
    }),
    takeNearest: assign(({ context, event }) => ({
      asked: event.asked,
      choice: triedOf(context, event.asked).choice && (context.instead as Choice),
      ...NOT_REFUSED,
    })),
  },
  guards: {
    isRefused: ({ context }) => context.refusals.length > 0,
    hasNearest: ({ context, event }) => triedOf(context, event.asked) === context && context.instead !== null,
  },
}).createMachine({
  id: 'chooser',
  context: ({ input: { asked } }) => ({ asked, pointed: null, ...begun(asked, null) }),
  initial: 'choosing',
  on: {
    press: { target: '.judging', actions: 'press' },
    point: { actions: 'point' },
    choose: { target: '.judging', actions: 'choose' },
    explain: { target: '.judging', actions: 'explain' },
  },
  states: {
    judging: { always: [{ guard: 'isRefused', target: 'refused' }, { target: 'choosing' }] },
    choosing: {},
    refused: { on: { takeNearest: { guard: 'hasNearest', target: 'choosing', actions: 'takeNearest' } } },
  },
});

type Snapshot = SnapshotFrom<typeof chooserMachine>;

/** What the player is about to do. */
export interface Choosing extends Tried {
  readonly tools: readonly ActionType[];
  /** The legal action that the choice has become. */
  readonly action: Action | null;
  /** The choice as it would be with what is pointed at, else as it is. */
  readonly shown: Choice | null;
}

/** What the islands read off the machine, for what is asked now. */
export function choosingOf({ context }: Snapshot, asked: Asked): Choosing {
  const { game, tools } = asked;
  const tried = triedOf(context, asked);
  const { choice } = tried;
  const action = choice === null ? null : actionOf(game, choice);
  // What was pointed at in another state of the game says nothing about this one.
  const pointed = context.asked.game === game ? context.pointed : null;
  if (pointed === null || choice === null || isChosen(choice, pointed.place, pointed.value))
    return { ...tried, tools, action, shown: choice };
  const trial = pressed(asked, choice, pointed);
  return { ...trial, choice, tools, action, shown: trial.choice };
}
