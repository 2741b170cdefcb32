import { stepsOf } from '../../milestones/history.ts';
import type { Action, Game, GameEvent } from '../../milestones/index.ts';

/** A game after some actions of its player, and all that happened. Throws when the rules forbid one of them, so that no picture can show it. */
export function played(game: Game, ...actions: readonly Action[]): { game: Game; events: readonly GameEvent[] } {
  const steps = stepsOf(game, actions);
  return { game: steps.at(-1)?.game ?? game, events: steps.flatMap(({ events }) => events) };
}

/** The VP that some events give in all. */
export function vpOf(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => (event.type === 'vp' ? sum + event.vp : sum), 0);
}

/** The number printed at a point. */
export function numberAt({ board }: Game, id: string): number {
  return board.points.find((point) => point.id === id)?.number ?? 0;
}
