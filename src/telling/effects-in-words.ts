import { wordsFor } from 'words:advice';
import type { Effect, Stop } from '../players/reasons/effects.ts';
import { sourceKey, type Telling } from './events-in-words.ts';
import type { Names } from './names.ts';
import { playerIn } from './reader.ts';
import { placeOf } from './reason-in-words.ts';

const PARTS = ['gained', 'prepared', 'denied', 'costs'] as const;

/** What is open to another player, or no longer is. */
const OPEN = { construction: 'denied.construction', opens: 'costs.opens' } as const;

function effectInWords(effect: Effect, names: Names, seats: Telling['seats']): string {
  const words = wordsFor(names.language);
  const named = (player: number) => playerIn(seats[player]?.name ?? '', names.language);
  const spaces = (stops: readonly Stop[]) =>
    stops.map(({ space, worker }) => (worker === null ? names.space(space) : names.employment(worker))).join(', ');
  switch (effect.what) {
    case 'win':
      return words('gained.win');
    case 'vp':
      return words('gained.vp', { vp: effect.vp, source: sourceKey(effect.source) });
    case 'scoring':
      return words(`${effect.part}.scoring`, { vp: effect.vp });
    case 'goods':
      return names.goods(effect.goods);
    case 'tile':
      return words('gained.tile', { tile: names.tile(effect.tile) });
    case 'plan':
      return words('prepared.plan', { vp: effect.vp, spaces: spaces(effect.stops) });
    case 'time':
      return words('prepared.time');
    case 'yield':
      return words('prepared.yield', { goods: names.goods({ [effect.good]: effect.after }), before: effect.before });
    case 'bonus':
      return words('prepared.bonus', { kind: names.kind(effect.kind) });
    case 'income':
      return words(`${effect.part}.income`);
    case 'lap':
      return words('prepared.lap', { n: effect.workers });
    case 'lead': {
      const kinds = names.kinds(effect.kind).toLocaleLowerCase(names.language);
      return effect.part === 'denied'
        ? words('denied.lead', { kinds, ...named(effect.player) })
        : words(`${effect.part}.lead`, { kinds });
    }
    case 'construction':
    case 'opens':
      return words(OPEN[effect.what], {
        ...named(effect.player),
        type: effect.action.type,
        at: placeOf(effect.action, names),
        vp: effect.vp,
      });
    case 'end':
      return words('denied.end');
    case 'back':
      return words('costs.back', { goods: names.goods(effect.goods) });
    case 'workers':
      return words('costs.workers', {
        n: effect.workers.length,
        workers: names.list(effect.workers.map(names.employment)),
      });
    case 'fewer':
      return words('costs.fewer', {
        vp: effect.vp,
        spaces: spaces(effect.stops),
        won: effect.won ? 'yes' : 'other',
      });
  }
}

/** Effects of one sort under their heading. */
interface ToldEffects {
  readonly heading: string;
  readonly effects: readonly string[];
}

/** What a turn gains, prepares, takes from the others and gives up. */
export function effectsInWords(effects: readonly Effect[], names: Names, seats: Telling['seats']): ToldEffects[] {
  return PARTS.flatMap((part) => {
    const told = effects.filter((effect) => effect.part === part);
    if (told.length === 0) return [];
    return [
      { heading: wordsFor(names.language)(part), effects: told.map((effect) => effectInWords(effect, names, seats)) },
    ];
  });
}
