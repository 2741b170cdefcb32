import { type Action, apply, type Game, type GameEvent } from '../../../milestones/index.ts';

/** A game after some actions of its player, and all that happened. Throws when the rules forbid one of them, so that no picture can show it. */
export function played(game: Game, ...actions: readonly Action[]): { game: Game; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let current = game;
  for (const action of actions) {
    const outcome = apply(current, { player: current.state.player, ...action });
    if (!outcome.ok) throw new Error(`a picture shows what the rules forbid: ${JSON.stringify(outcome.refusals)}`);
    current = outcome.game;
    events.push(...outcome.events);
  }
  return { game: current, events };
}

/** The VP that some events give in all. */
export function vpOf(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => (event.type === 'vp' ? sum + event.vp : sum), 0);
}

/** The number printed at a point. */
export function numberAt({ board }: Game, id: string): number {
  return board.points.find((point) => point.id === id)?.number ?? 0;
}
