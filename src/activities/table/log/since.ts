import type { History } from '../../../milestones/history.ts';
import type { Employment, Space } from '../../../milestones/index.ts';

/** What a player has done in one turn, in short. */
export interface ShortTurn {
  readonly player: number;
  /** The spaces that the piece moved to, with what is visible there. */
  readonly spaces: readonly { readonly space: Space; readonly worker: Employment }[];
  readonly vp: number;
  /** After how many steps it began, and where it ended. */
  readonly first: number;
  readonly end: number;
}

/** The turns of the others since the last one of the player whose turn begins; none in the middle of a turn or before the first. */
export function turnsSince({ steps, at }: History): ShortTurn[] {
  const player = steps[at - 1]?.game.state.player;
  const own = steps.slice(0, at).findLastIndex(({ action }) => action.player === player);
  const turns = new Map<number, ShortTurn>();
  for (const [i, { action, events, game }] of steps.slice(own + 1, at).entries()) {
    if (action.type === 'draft') continue;
    const turn = turns.get(action.player) ?? { player: action.player, spaces: [], vp: 0, first: own + 1 + i };
    const vp = events.reduce((sum, event) => sum + (event.type === 'vp' ? event.vp : 0), turn.vp);
    const workers = game.state.players[action.player]?.spaces ?? [];
    const moved = events.flatMap((event) =>
      event.type === 'moved' ? [{ space: event.to, worker: workers[Number(event.to.slice(-1)) - 1] ?? null }] : [],
    );
    turns.set(action.player, { ...turn, spaces: [...turn.spaces, ...moved], vp, end: own + 2 + i });
  }
  return [...turns.values()];
}
