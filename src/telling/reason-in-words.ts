import { wordsFor } from 'words:advice';
import { PRODUCT } from '../milestones/index.ts';
import type { Reason } from '../players/reasons/reason.ts';
import { type Construction, siteOf } from '../players/reasons/rivals.ts';
import type { Values } from '../words/words.ts';
import type { Telling } from './events-in-words.ts';
import type { Names } from './names.ts';
import { playerIn } from './reader.ts';

/** Where something is built or delivered. */
export function placeOf(action: Construction, names: Names): string {
  const site = siteOf(action);
  if (action.type === 'house') return names.lot(site);
  return action.type === 'deliver' ? names.point(site) : names.numberAt(site);
}

/** The one thing that is said for a turn, as a sentence. */
export function reasonInWords(reason: Reason, names: Names, seats: Telling['seats']): string {
  const words = wordsFor(names.language);
  const named = (player: number) => playerIn(seats[player]?.name ?? '', names.language);
  const { why, ...facts } = reason;
  const values: Values = {
    // Counts and choices are said as they are.
    ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => ['number', 'string'].includes(typeof fact))),
    ...('kind' in reason && { kind: names.kind(reason.kind), good: PRODUCT[reason.kind] }),
    ...('goods' in reason && {
      goods: names.goods(reason.goods, 'object'),
      count: Math.max(0, ...Object.values(reason.goods)),
    }),
    ...('action' in reason && { type: reason.action.type, at: placeOf(reason.action, names) }),
    ...('player' in reason && named(reason.player ?? -1)),
    ...('from' in reason && { from: reason.from === null ? 'none' : 'other', ...named(reason.from ?? -1) }),
  };
  return words(`says.${why}`, values);
}
