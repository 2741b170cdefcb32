import type { Action, Game } from '../milestones/index.ts';

/**
 * What a turn is about, as a text: where it goes, what it builds, hires, buys and delivers. Details are left out – which goods are sold or
 * given back, which worker is covered or gets a bonus, what an income brings – and so is the order within a space.
 */
export function planOf(actions: readonly Action[]): string {
  const visits: string[][] = [];
  for (const action of actions) {
    if (action.type === 'move') visits.push([`${action.to}${action.idle ? ' idle' : ''}`]);
    else visits.at(-1)?.push(...aims(action));
  }
  return JSON.stringify(visits.map(([space, ...aims]) => [space, ...aims.sort()]));
}

function aims(action: Action): string[] {
  switch (action.type) {
    case 'hire':
      return [`hire ${action.tile}`];
    case 'buy':
      return [`buy ${action.good}`];
    case 'street':
      return [`street ${action.milestone} ${action.to}`];
    case 'house':
      return [`house ${action.lot}`];
    case 'marketplace':
      return [`marketplace ${action.at}`];
    case 'deliver':
      return [`deliver ${action.marketplace}`];
    default:
      return [];
  }
}

/** Lists of a state as they were written before: states are never changed in place, and most of one is that of the state before. */
const written = new WeakMap<object, string>();

function textOf(list: readonly unknown[]): string {
  const known = written.get(list);
  if (known !== undefined) return known;
  const text = list
    .map((each) => JSON.stringify(each))
    .sort()
    .join();
  written.set(list, text);
  return text;
}

/** What a turn has led to, as a text: the same for turns that differ only in the order of what was done. */
export function outcomeOf({ state }: Game): string {
  const { streets, houses, flour, display, players, bonusTiles, ...others } = state;
  const whole = players.map((player) => JSON.stringify(player));
  const lists = [streets, houses, flour, display].map(textOf);
  return JSON.stringify([others, whole, Object.entries(bonusTiles).sort(), lists]);
}
