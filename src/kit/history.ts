import type { Forbidden, Happening, Rules, Taken } from './game.ts';
import { playOn, type Step } from './play.ts';

/** A game with the way it came, to go back and forth on. Plain data, never changed in place. */
export interface History<Game, Action, Event> {
  readonly start: Game;
  /** All steps, those that were undone and can be redone included. */
  readonly steps: readonly Step<Game, Action, Event>[];
  /** How many of the steps count now. */
  readonly at: number;
  /** How many of the steps need not be asked about any more: what they ended was confirmed. */
  readonly confirmed: number;
  /** After how many actions something hidden was seen and then taken back, ascending. */
  readonly marks: readonly number[];
}

/** What comes of an action on a history. */
export type Performed<History, Refusal> =
  | { readonly ok: true; readonly history: History }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** What a history asks of the rules of its game. */
type PlayedBy<Game, Action, Event extends Happening, Refusal extends Forbidden> = Omit<
  Rules<Game, Action, Event, Refusal, unknown, never>,
  'newGame' | 'viewFor'
>;

/** The game as it stands now. */
function gameOf<Game, Action, Event>({ start, steps, at }: History<Game, Action, Event>): Game {
  return steps[at - 1]?.game ?? start;
}

/** The game that a step was taken in; `index` counts the steps from 0. */
function gameBefore<Game, Action, Event>({ start, steps }: History<Game, Action, Event>, index: number): Game {
  return steps[index - 1]?.game ?? start;
}

/** Where turns begin. */
function turnsFor<Game, Action, Event>(endsTurn: (before: Game, after: Game) => boolean) {
  type Way = History<Game, Action, Event>;

  /** Whether a player's turn begins where `at` steps count. */
  const beginsTurn = (history: Way, at: number) =>
    at === 0 || endsTurn(gameBefore(history, at - 1), gameBefore(history, at));

  /** How many steps count at the beginning of the turn that the last step belongs to. */
  function turnBefore(history: Way): number {
    let at = Math.max(0, history.at - 1);
    while (!beginsTurn(history, at)) at -= 1;
    return at;
  }

  /** How many steps count at the end of the turn that the next of the undone steps belongs to. */
  function turnAfter(history: Way): number {
    const last = history.steps.length;
    let at = Math.min(last, history.at + 1);
    while (at < last && !beginsTurn(history, at)) at += 1;
    return at;
  }

  return { beginsTurn, turnBefore, turnAfter };
}

/** Undo and redo, which remember what was seen. */
function undoFor<Game, Action, Event>(revealsHidden: (events: readonly Event[]) => boolean) {
  type Way = History<Game, Action, Event>;

  /** After how many actions something hidden was seen that going back to `at` would take back, marked ones left out. */
  function revealedSince({ steps, at: now, marks }: Way, at: number): number[] {
    const counts = Array.from({ length: Math.max(0, now - at) }, (_, i) => at + i + 1);
    return counts.filter(
      (count) => !marks.includes(count) && revealsHidden((steps[count - 1] as Step<Game, Action, Event>).events),
    );
  }

  /** Goes back or forth to where `at` steps count. Everything hidden that was seen and is taken back with them leaves a mark. */
  function goTo(history: Way, at: number): Way {
    const marks = [...history.marks, ...revealedSince(history, at)].sort((a, b) => a - b);
    return { ...history, at, marks };
  }

  /** Takes the last step back. */
  function undo(history: Way): Way {
    return history.at === 0 ? history : goTo(history, history.at - 1);
  }

  /** Takes the next of the undone steps again. */
  function redo(history: Way): Way {
    return history.at === history.steps.length ? history : goTo(history, history.at + 1);
  }

  return { revealedSince, goTo, undo, redo };
}

/** The one history, for the games of some rules: undo and redo, what awaits confirmation, and where turns begin. */
export function historyFor<Game, Action, Event extends Happening, Refusal extends Forbidden>(
  rules: PlayedBy<Game, Action, Event, Refusal>,
) {
  type Way = History<Game, Action, Event>;

  /** A history without steps. */
  function beginHistory(start: Game): Way {
    return { start, steps: [], at: 0, confirmed: 0, marks: [] };
  }

  /** Whether the last step ended a turn and nobody has confirmed that yet. */
  function awaitsConfirmation(history: Way): boolean {
    const { at, confirmed } = history;
    return at > confirmed && rules.endsTurn(gameBefore(history, at - 1), gameOf(history));
  }

  /** Whose turn the table shows: until a turn's end is confirmed, still the player who took it. */
  function playerAtTable(history: Way): number {
    return awaitsConfirmation(history)
      ? (history.steps[history.at - 1] as Step<Game, Action, Event>).action.player
      : rules.currentPlayer(gameOf(history));
  }

  /** Takes an action; what was undone before it is gone. Refused as the rules refuse it, with an empty list where a turn's end has to be confirmed first. */
  function perform(history: Way, action: Action): Performed<Way, Refusal> {
    if (awaitsConfirmation(history)) return { ok: false, refusals: [] };
    const before = gameOf(history);
    const {
      steps: [step],
      refusals,
    } = playOn(rules, before, [action]);
    if (step === undefined) return { ok: false, refusals };
    const { start, at, marks } = history;
    const steps = history.steps.slice(0, at);
    steps.push(step);
    const confirmed = rules.endsTurn(before, step.game) ? Math.min(history.confirmed, at) : at + 1;
    return { ok: true, history: { start, steps, at: at + 1, confirmed, marks } };
  }

  /** Confirms the end of a turn. */
  function confirmEnd(history: Way): Way {
    return { ...history, confirmed: Math.max(history.confirmed, history.at) };
  }

  /**
   * The history of a game that has been read: its actions are taken again. Where the last one ended a turn, that is asked
   * about once more.
   * @throws Error where an action is refused; a record that passed the schema holds none.
   */
  function replay(start: Game, actions: readonly Taken<Action>[], marks: readonly number[]): Way {
    const { steps, refusals } = playOn(rules, start, actions);
    if (refusals.length > 0) throw new Error(`action ${steps.length} is refused`);
    return { start, steps, at: steps.length, confirmed: Math.max(0, steps.length - 1), marks };
  }

  return {
    beginHistory,
    gameOf: gameOf<Game, Action, Event>,
    gameBefore: gameBefore<Game, Action, Event>,
    awaitsConfirmation,
    playerAtTable,
    perform,
    confirmEnd,
    replay,
    ...undoFor<Game, Action, Event>(rules.revealsHidden),
    ...turnsFor<Game, Action, Event>(rules.endsTurn),
  };
}
