import { wordsFor } from 'words:advice';
import type { Reason } from '../players/reasons.ts';
import { sourceKey, type Telling } from './events-in-words.ts';
import type { Names } from './names.ts';

const PARTS = ['gained', 'prepared', 'denied', 'costs'] as const;

/** What is open to another player, or no longer is. */
const OPEN = { construction: 'denied.construction', withheld: 'denied.withheld', opens: 'costs.opens' } as const;

type Construction = Extract<Reason, { readonly what: 'construction' }>['action'];

/** Where something is built or delivered. */
function placeOf(action: Construction, names: Names): string {
  switch (action.type) {
    case 'street':
      return names.numberAt(action.milestone);
    case 'house':
      return names.lot(action.lot);
    case 'marketplace':
      return names.numberAt(action.at);
    case 'deliver':
      return names.point(action.marketplace);
  }
}

function reasonInWords(reason: Reason, names: Names, seats: Telling['seats']): string {
  const words = wordsFor(names.language);
  const nameOf = (player: number) => seats[player]?.name ?? '';
  const spaces = (of: readonly Parameters<Names['space']>[0][]) => of.map(names.space).join(', ');
  switch (reason.what) {
    case 'win':
      return words('gained.win');
    case 'vp':
      return words('gained.vp', { vp: reason.vp, source: sourceKey(reason.source) });
    case 'most':
      return words('gained.most', { vp: reason.vp });
    case 'scoring':
      return words(`${reason.part}.scoring`, { vp: reason.vp });
    case 'goods':
      return names.goods(reason.goods);
    case 'tile':
      return words('gained.tile', { tile: names.tile(reason.tile) });
    case 'plan':
      return words('prepared.plan', { vp: reason.vp, spaces: spaces(reason.spaces) });
    case 'hiring':
    case 'time':
      return words(`prepared.${reason.what}`);
    case 'yield':
      return words('prepared.yield', { goods: names.goods({ [reason.good]: reason.after }), before: reason.before });
    case 'bonus':
      return words('prepared.bonus', { kind: names.kind(reason.kind) });
    case 'income':
      return words(`${reason.part}.income`);
    case 'lap':
    case 'ahead':
      return words(`prepared.${reason.what}`, { n: reason.workers });
    case 'lead': {
      const kinds = names.kinds(reason.kind).toLocaleLowerCase(names.language);
      return reason.part === 'denied'
        ? words('denied.lead', { kinds, player: nameOf(reason.player) })
        : words(`${reason.part}.lead`, { kinds });
    }
    case 'construction':
    case 'withheld':
    case 'opens':
      return words(OPEN[reason.what], {
        player: nameOf(reason.player),
        type: reason.action.type,
        at: placeOf(reason.action, names),
        vp: reason.vp,
      });
    case 'end':
      return words('denied.end');
    case 'kept':
      return words('prepared.kept', { goods: names.goods(reason.goods) });
    case 'back':
      return words('costs.back', { goods: names.goods(reason.goods) });
    case 'workers':
      return words('costs.workers', {
        n: reason.workers.length,
        workers: names.list(reason.workers.map(names.employment)),
      });
    case 'fewer':
      return words('costs.fewer', {
        vp: reason.vp,
        spaces: spaces(reason.spaces),
        won: reason.won ? 'yes' : 'other',
      });
  }
}

/** Reasons of one sort under their heading. */
interface ToldReasons {
  readonly heading: string;
  readonly reasons: readonly string[];
}

/** What a turn gains, prepares, takes from the others and gives up. */
export function reasonsInWords(reasons: readonly Reason[], names: Names, seats: Telling['seats']): ToldReasons[] {
  return PARTS.flatMap((part) => {
    const told = reasons.filter((reason) => reason.part === part);
    if (told.length === 0) return [];
    return [
      { heading: wordsFor(names.language)(part), reasons: told.map((reason) => reasonInWords(reason, names, seats)) },
    ];
  });
}
