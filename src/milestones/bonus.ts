import type { Layout } from './layout.ts';
import { hasWorkerFor } from './loop.ts';
import type { LotId, Player, State } from './types.ts';

/** The lots around a point whose bonus tile the player could take now (9.1, 9.4, 9.8). */
export function bonusesInReach(layout: Layout, state: State, player: Player, point: number): LotId[] {
  const inReach: LotId[] = [];
  for (const { id } of layout.lotsAt[point] as Layout['lotsAt'][number]) {
    const kind = state.bonusTiles[id];
    if (kind !== undefined && hasWorkerFor(player.spaces, kind)) inReach.push(id);
  }
  return inReach;
}
