import {
  type Action,
  apply,
  type Game,
  type GameEvent,
  type Outcome,
  type PlayerAction,
  type Refusal,
} from '../milestones/index.ts';

/** An accepted action: what happened, and the game after it. */
export interface Step {
  readonly action: PlayerAction;
  readonly events: readonly GameEvent[];
  readonly game: Game;
}

/** A game with the way it came, to go back and forth on. Plain data, never changed in place. */
export interface History {
  readonly start: Game;
  /** All steps, those that were undone and can be redone included. */
  readonly steps: readonly Step[];
  /** How many of the steps count now. */
  readonly at: number;
  /** How many of the steps need not be asked about any more: what they ended was confirmed. */
  readonly confirmed: number;
  /** After how many actions a tile from the pile was seen and then taken back, ascending. */
  readonly marks: readonly number[];
}

/** A history without steps. */
export function beginHistory(start: Game): History {
  return { start, steps: [], at: 0, confirmed: 0, marks: [] };
}

/** The game as it stands now. */
export function gameOf({ start, steps, at }: History): Game {
  return steps[at - 1]?.game ?? start;
}

/** The game that a step was taken in; `index` counts the steps from 0. */
export function gameBefore({ start, steps }: History, index: number): Game {
  return steps[index - 1]?.game ?? start;
}

/** Whether an action ended what a player was at: a turn, the game, or the choice of both starting tiles. */
export function endsTurn(before: Game, after: Game): boolean {
  return (
    before.state.player !== after.state.player ||
    after.state.phase === 'over' ||
    (before.state.phase === 'draft' && after.state.phase !== 'draft')
  );
}

/** Whether the last step ended a turn and nobody has confirmed that yet. */
export function awaitsConfirmation(history: History): boolean {
  const { at, confirmed } = history;
  return at > confirmed && endsTurn(gameBefore(history, at - 1), gameOf(history));
}

/** Whose turn the table shows: until a turn's end is confirmed, still the player who took it. */
export function playerAtTable(history: History): number {
  const last = history.steps[history.at - 1];
  return last !== undefined && awaitsConfirmation(history) ? last.action.player : gameOf(history).state.player;
}

export type Performed =
  | { readonly ok: true; readonly history: History }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Takes an action; what was undone before it is gone. Refused as the engine refuses it, with an empty list where a turn's end has to be confirmed first. */
export function perform(history: History, action: Action): Performed {
  if (awaitsConfirmation(history)) return { ok: false, refusals: [] };
  const before = gameOf(history);
  const outcome: Outcome = apply(before, action);
  if (!outcome.ok) return outcome;
  const step: Step = {
    action: { player: before.state.player, ...action },
    events: outcome.events,
    game: outcome.game,
  };
  const at = history.at + 1;
  const ends = endsTurn(before, outcome.game);
  return {
    ok: true,
    history: {
      ...history,
      steps: [...history.steps.slice(0, history.at), step],
      at,
      confirmed: ends ? Math.min(history.confirmed, at - 1) : at,
    },
  };
}

/** Confirms the end of a turn. */
export function confirmEnd(history: History): History {
  return { ...history, confirmed: Math.max(history.confirmed, history.at) };
}

/** After how many actions a tile of the pile was turned up that going back to `at` would take back, marked ones left out. */
export function revealedSince({ steps, at: now, marks }: History, at: number): number[] {
  const counts = Array.from({ length: Math.max(0, now - at) }, (_, i) => at + i + 1);
  return counts.filter(
    (count) => !marks.includes(count) && steps[count - 1]?.events.some((event) => event.type === 'refilled'),
  );
}

/** Goes back or forth to where `at` steps count. Every tile of the pile that is taken back with them leaves a mark. */
export function goTo(history: History, at: number): History {
  const marks = [...history.marks, ...revealedSince(history, at)].sort((a, b) => a - b);
  return { ...history, at, marks: marks.length > history.marks.length ? marks : history.marks };
}

/** Takes the last step back. */
export function undo(history: History): History {
  return history.at === 0 ? history : goTo(history, history.at - 1);
}

/** Takes the next of the undone steps again. */
export function redo(history: History): History {
  return history.at === history.steps.length ? history : goTo(history, history.at + 1);
}

/** Whether a player's turn, or choice of starting tiles, begins where `at` steps count. */
const beginsTurn = (history: History, at: number) =>
  at === 0 || endsTurn(gameBefore(history, at - 1), gameBefore(history, at));

/** How many steps count at the beginning of the turn that the last step belongs to. */
export function turnBefore(history: History): number {
  let at = Math.max(0, history.at - 1);
  while (!beginsTurn(history, at)) at -= 1;
  return at;
}

/** How many steps count at the end of the turn that the next of the undone steps belongs to. */
export function turnAfter(history: History): number {
  const last = history.steps.length;
  let at = Math.min(last, history.at + 1);
  while (at < last && !beginsTurn(history, at)) at += 1;
  return at;
}

/**
 * The history of a game that has been read: its actions are taken again. Where the last one ended a turn, that is asked
 * about once more.
 * @throws Error where an action is refused; a record that passed the schema holds none.
 */
export function replay(start: Game, actions: readonly PlayerAction[], marks: readonly number[]): History {
  const steps: Step[] = [];
  let game = start;
  for (const action of actions) {
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(`action ${steps.length} is refused`);
    game = outcome.game;
    steps.push({ action, events: outcome.events, game });
  }
  return { start, steps, at: steps.length, confirmed: Math.max(0, steps.length - 1), marks };
}
