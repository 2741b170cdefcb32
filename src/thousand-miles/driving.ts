import type { Mile } from './cards.ts';
import type { Condition, Driver, Light, Refusal } from './types.ts';

/** How far the trip goes (C1.1). */
export const TRIP = 1000;
/** How many 200s a driver may play in a game (C3.3). */
export const MOST_200S = 2;
/** What may be driven on yellow (C3.2). */
export const UNDER_A_LIMIT: readonly Mile[] = ['25', '50'];

/** The light of a driver: red unless rolling, yellow under a Speed Limit, else green (C3.1, C4.2). */
export function lightOf(condition: Condition, limit: boolean): Light {
  if (condition !== 'rolling') return 'red';
  return limit ? 'yellow' : 'green';
}

/** A driver for whom something has changed, with the light that follows. */
export function changed(driver: Driver, change: Partial<Driver>): Driver {
  const after = { ...driver, ...change };
  return { ...after, light: lightOf(after.condition, after.limit) };
}

/** What forbids a driver to play a mile card: first what no other card could change (C3.2–C3.4). */
export function refusalsOfMile({ miles, total, light, condition }: Driver, card: Mile): Refusal[] {
  const found: Refusal[] = [];
  if (card === '200' && miles.filter((played) => played === '200').length >= MOST_200S)
    found.push({ rule: 'C3.3', reason: 'two-200s', at: ['200'] });
  if (total + Number(card) > TRIP) found.push({ rule: 'C3.4', reason: 'past-1000', at: [card] });
  if (condition === 'waiting') found.push({ rule: 'C3.2', reason: 'roll-first', at: ['roll', 'right-of-way'] });
  else if (condition !== 'rolling') found.push({ rule: 'C3.2', reason: 'held-up', at: [condition] });
  if (light === 'yellow' && !UNDER_A_LIMIT.includes(card))
    found.push({ rule: 'C3.2', reason: 'limited', at: ['speed-limit'] });
  return found;
}

/** A driver after a mile card. */
export function driven(driver: Driver, card: Mile): Driver {
  return changed(driver, { miles: [...driver.miles, card], total: driver.total + Number(card) });
}
