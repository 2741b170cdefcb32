import type { Choice } from '../machines/choice.ts';
import { type Action, apply, type Game, houseValue, layoutOf, legalActions, netOf } from '../milestones/index.ts';

/** Where what is being chosen can go, with the most that it would score there. */
export type ValuesAhead = ReadonlyMap<string, number>;

const NONE: ValuesAhead = new Map();

function scoreOf(game: Game, action: Action): number {
  const outcome = apply(game, action);
  return outcome.ok ? outcome.events.reduce((sum, event) => sum + (event.type === 'vp' ? event.vp : 0), 0) : 0;
}

/** What a house would score on each lot that it may stand on (8.11), and a delivery at most at each marketplace that can have it (10.5). */
export function valuesAhead(game: Game, type: Choice['type']): ValuesAhead {
  if (type !== 'house' && type !== 'deliver') return NONE;
  const layout = layoutOf(game.board);
  const net = netOf(layout, game.state);
  const values = new Map<string, number>();
  for (const action of legalActions(game)) {
    if (action.type !== type) continue;
    const at = action.type === 'house' ? action.lot : action.type === 'deliver' ? action.marketplace : '';
    // A bonus tile that comes with a house scores by itself.
    const lot = layout.lots[layout.lotIndex.get(at) ?? -1];
    const vp = lot === undefined ? scoreOf(game, action) : houseValue(layout, net, lot);
    values.set(at, Math.max(values.get(at) ?? 0, vp));
  }
  return values;
}
