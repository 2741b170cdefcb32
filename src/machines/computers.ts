import type { Forbidden, Happening, Rules } from '../kit/game.ts';
import { type History, historyFor } from '../kit/history.ts';

/** What a table waits for while a computer is at it: its thinking, its next action being shown, people who hold it, its failure. */
const COMPUTER_WAITING = ['thinking', 'showing', 'held', 'stuck'] as const;
/** What a table waits for while a computer is at it. */
export type ComputerWaiting = (typeof COMPUTER_WAITING)[number];

/** Whether what a table waits for is a computer’s. */
export const waitsForComputer = (waitsFor: string): waitsFor is ComputerWaiting =>
  (COMPUTER_WAITING as readonly string[]).includes(waitsFor);

/** Who sits at a table: a person, or a computer of some kind. */
export interface AnySeat {
  readonly by: string;
}

/** The kinds of computers among those who can sit at a table. */
export type ComputerAt<Seat extends AnySeat> = Exclude<Seat['by'], 'person'>;

/** A game with those who play it. */
interface Seated<Game, Action, Event, Seat> {
  readonly history: History<Game, Action, Event>;
  readonly seats: readonly Seat[];
}

/** A game with what the computer at the table has still to do of what it has thought out. */
interface Planned<Game, Action, Event> {
  readonly history: History<Game, Action, Event>;
  readonly plan: readonly Action[];
}

/** Computers at the table of any game: when they are asked, how they go on with what they have thought out, and where people decide. */
export function computersFor<Game, Action, Event extends Happening, Refusal extends Forbidden, Seat extends AnySeat>(
  rules: Omit<Rules<Game, Action, Event, Refusal, unknown, never>, 'newGame' | 'viewFor'>,
) {
  const { awaitsConfirmation, confirmEnd, gameBefore, gameOf, perform, playerAtTable } = historyFor(rules);

  /** The computer that is at the table, as its seat names it: whose turn it is, or whose turn is about to end. Null for a person and when all is over. */
  function computerAtTable({ history, seats }: Seated<Game, Action, Event, Seat>): ComputerAt<Seat> | null {
    const { by } = seats[playerAtTable(history)] as Seat;
    if (by === 'person' || (rules.isOver(gameOf(history)) && !awaitsConfirmation(history))) return null;
    return by as ComputerAt<Seat>;
  }

  /** Whether there is something to show before the computer at the table is asked again: an action, or the end of its turn. */
  function hasStep({ history, plan }: Planned<Game, Action, Event>): boolean {
    return plan.length > 0 || awaitsConfirmation(history);
  }

  /** One step of a computer's turn: its next action with all that is not to be seen after it, or the end of the turn. Null where the rules refuse an action. */
  function advanced({
    history,
    plan: [next, ...rest],
  }: Planned<Game, Action, Event>): Planned<Game, Action, Event> | null {
    if (awaitsConfirmation(history)) return { history: confirmEnd(history), plan: [] };
    const performed = next === undefined ? null : perform(history, next);
    if (!performed?.ok) return null;
    const advancedSoFar = { history: performed.history, plan: rest };
    const isUnseen = rest[0] !== undefined && rules.isUnseen?.(rest[0]) === true;
    return isUnseen && !awaitsConfirmation(performed.history) ? advanced(advancedSoFar) : advancedSoFar;
  }

  /** All steps that are left of a plan. Null where the rules refuse one of them. */
  function finished(planned: Planned<Game, Action, Event>): Planned<Game, Action, Event> | null {
    let now: Planned<Game, Action, Event> | null = planned;
    while (now !== null && hasStep(now)) now = advanced(now);
    return now;
  }

  /**
   * Where a person decides, so that people neither stop where a computer plays or nothing is to be decided nor lose what was done: the place at
   * which `at` steps count if a person decides there, or the next one further on in the same direction. Null where there is
   * none and where nothing would change.
   */
  function decisionNear({ history, seats }: Seated<Game, Action, Event, Seat>, at: number): number | null {
    const { steps } = history;
    const isDecided = (place: number) => rules.goesOnWith?.(gameBefore(history, place)) == null;
    if (at < 0 || at > steps.length || at === history.at) return null;
    const decides = (place: number) =>
      place === steps.length || (seats[steps[place]?.action.player as number]?.by === 'person' && isDecided(place));
    const direction = Math.sign(at - history.at);
    let place = at;
    while (place >= 0 && !decides(place)) place += direction;
    return place < 0 ? null : place;
  }

  return { computerAtTable, hasStep, advanced, finished, decisionNear };
}
