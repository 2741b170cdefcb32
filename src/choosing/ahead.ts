import { wordsFor } from 'words:acting';
import type { LoopTag } from '../board/pieces/LoopTags.tsx';
import { apply, type Game, GOODS, type Goods, legalActions, type Space } from '../milestones/index.ts';
import { demandsInWords } from '../telling/events-in-words.ts';
import type { Names } from '../telling/names.ts';

/** What a move to a space brings by itself. */
export interface Yield {
  readonly goods: Partial<Goods>;
  readonly vp: number;
  /** What the castle would demand. */
  readonly demands: { readonly giveBack: number; readonly cover: boolean } | null;
}

export const NO_YIELDS: ReadonlyMap<Space, Yield> = new Map();

/** What each space ahead would yield, in the order of the loop; empty where no move is to be made (6.1, 6.6, 7.1, 11.1). */
export function yieldsAhead(game: Game): ReadonlyMap<Space, Yield> {
  if (game.state.phase !== 'move') return NO_YIELDS;
  const yields = new Map<Space, Yield>();
  for (const action of legalActions(game)) {
    if (action.type !== 'move' || action.idle) continue;
    const outcome = apply(game, action);
    if (!outcome.ok) continue;
    let goods: Partial<Goods> = {};
    let vp = 0;
    let demands: Yield['demands'] = null;
    for (const event of outcome.events) {
      if (event.type === 'goods') goods = { ...goods, [event.good]: (goods[event.good] ?? 0) + event.count };
      if (event.type === 'vp' && event.source !== 'majority') vp += event.vp;
      if (event.type === 'demanded') demands = event;
    }
    yields.set(action.to, { goods, vp, demands });
  }
  return yields;
}

/** A yield on its space: “+2” and the good, below it “+1 VP”; for the castle what it takes. Nothing where a space yields nothing. */
export function yieldTags(yields: ReadonlyMap<Space, Yield>, names: Names): LoopTag[] {
  const tags = [...yields].flatMap(([at, { goods, vp, demands }]): LoopTag[] => {
    const gained = GOODS.flatMap((good) => (goods[good] ? [`+${goods[good]}`, { drawing: good }] : []));
    const taken = demands !== null && demands.giveBack > 0 ? [`−${demands.giveBack}`] : [];
    const covered = demands?.cover ? [{ drawing: 'cover' } as const] : [];
    // Both beside each other would lie over the next space.
    const scored = vp > 0 ? [{ at, isSecond: gained.length > 0, parts: [`+${names.vp(vp)}`] }] : [];
    return [{ at, parts: [...gained, ...taken, ...covered] }, ...scored];
  });
  return tags.filter(({ parts }) => parts.length > 0);
}

/** A yield in words: “gives 2 stone and 1 VP”. Empty for a building that only offers something. */
export function yieldInWords(space: Space, { goods, vp, demands }: Yield, names: Names): string {
  const words = wordsFor(names.language);
  if (demands !== null) return words('yields.demands', { what: demandsInWords({ names }, demands) });
  const what = names.goods(goods, 'object');
  if (what !== '') return words('yields.goods', { what, vp });
  return space.startsWith('worker-') ? words('yields.nothing') : '';
}

/** Yields in words by their spaces, for their names. */
export function yieldNames(yields: ReadonlyMap<Space, Yield>, names: Names): ReadonlyMap<Space, string> {
  return new Map([...yields].map(([space, ahead]) => [space, yieldInWords(space, ahead, names)]));
}
