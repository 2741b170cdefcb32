import { ascends, type Game, type GameEvent, GOODS, type Player, visibleWorkers } from '../../milestones/index.ts';
import type { Goal } from '../../steps/step.ts';

/** What a reader has done since taking over. */
export interface Tried {
  /** The player who was taken over. */
  readonly player: number;
  /** How many actions it took. */
  readonly actions: number;
  readonly events: readonly GameEvent[];
  readonly game: Game;
}

function received({ events, player }: Tried, good: string): number {
  return events.reduce(
    (sum, event) =>
      event.type === 'goods' && event.player === player && event.good === good ? sum + event.count : sum,
    0,
  );
}

function scored({ events, player }: Tried): number {
  return events.reduce((sum, event) => (event.type === 'vp' && event.player === player ? sum + event.vp : sum), 0);
}

/** Whether what a reader has done reaches a goal. */
export function reaches(tried: Tried, goal: Goal): boolean {
  const { spaces } = tried.game.state.players[tried.player] as Player;
  return (
    tried.actions > 0 &&
    tried.actions <= (goal.actions ?? Number.POSITIVE_INFINITY) &&
    GOODS.every((good) => received(tried, good) >= (goal.goods?.[good] ?? 0)) &&
    scored(tried) >= (goal.vp ?? 0) &&
    (goal.ascending === undefined || (visibleWorkers(spaces) >= goal.ascending && ascends(spaces)))
  );
}
