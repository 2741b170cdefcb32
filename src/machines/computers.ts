import { awaitsConfirmation, confirmEnd, gameOf, type History, perform, playerAtTable } from '../milestones/history.ts';
import type { Action, Seat } from '../milestones/index.ts';
import type { Level } from '../players/levels.ts';

/** What a table waits for while a computer is at it: its thinking, its next action being shown, people who hold it, its failure. */
const COMPUTER_WAITING = ['thinking', 'showing', 'held', 'stuck'] as const;
export type ComputerWaiting = (typeof COMPUTER_WAITING)[number];

/** Whether what a table waits for is a computer’s. */
export const waitsForComputer = (waitsFor: string): waitsFor is ComputerWaiting =>
  (COMPUTER_WAITING as readonly string[]).includes(waitsFor);

/** A game with those who play it. */
interface Seated {
  readonly history: History;
  readonly seats: readonly Seat[];
}

const isPerson = (seats: readonly Seat[], player: number) => seats[player]?.by === 'person';

/** The computer that is at the table, as its seat names it: whose turn it is, or whose turn is about to end. Null for a person and when all is over. */
export function computerAtTable({ history, seats }: Seated): Level | null {
  if (gameOf(history).state.phase === 'over' && !awaitsConfirmation(history)) return null;
  const { by } = seats[playerAtTable(history)] as Seat;
  return by === 'person' ? null : by;
}

/** A game with what the computer at the table has still to do of what it has thought out. */
interface Planned {
  readonly history: History;
  readonly plan: readonly Action[];
}

/** Whether there is something to show before the computer at the table is asked again: an action, or the end of its turn. */
export function hasStep({ history, plan }: Planned): boolean {
  return plan.length > 0 || awaitsConfirmation(history);
}

/** One step of a computer's turn: its next action, or the end of the turn. Null where the rules refuse the action. */
export function advanced({ history, plan: [next, ...rest] }: Planned): Planned | null {
  if (awaitsConfirmation(history)) return { history: confirmEnd(history), plan: [] };
  const performed = next === undefined ? null : perform(history, next);
  return performed?.ok ? { history: performed.history, plan: rest } : null;
}

/** All steps that are left of a plan. Null where the rules refuse one of them. */
export function finished(planned: Planned): Planned | null {
  let now: Planned | null = planned;
  while (now !== null && hasStep(now)) now = advanced(now);
  return now;
}

/**
 * Where a person decides, so that people neither stop in the midst of a computer's turn nor lose what it did: the place at
 * which `at` steps count if a person decides there, or the next one further on in the same direction. Null where there is
 * none and where nothing would change.
 */
export function decisionNear({ history, seats }: Seated, at: number): number | null {
  const { steps } = history;
  if (at < 0 || at > steps.length || at === history.at) return null;
  const decides = (place: number) => place === steps.length || isPerson(seats, steps[place]?.action.player as number);
  const direction = Math.sign(at - history.at);
  let place = at;
  while (place >= 0 && !decides(place)) place += direction;
  return place < 0 ? null : place;
}
