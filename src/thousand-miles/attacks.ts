import { type ActionCard, CURED_BY, REMEDY_OF, type Remedy, SAFETY_OF } from './cards.ts';
import { changed } from './driving.ts';
import type { Condition, Driver, Refusal } from './types.ts';

/** The action card that stops a driver, if it is one that does. */
export function stoppedBy(condition: Condition): Exclude<ActionCard, 'speed-limit'> | null {
  return condition === 'waiting' || condition === 'rolling' ? null : condition;
}

/** What forbids to play an action card on a driver (C4.1, C4.2, C5.2). */
export function refusalsOfAttack({ safeties, condition, limit, light }: Driver, card: ActionCard): Refusal[] {
  const found: Refusal[] = [];
  if (safeties.includes(SAFETY_OF[card])) found.push({ rule: 'C5.2', reason: 'protected', at: [SAFETY_OF[card]] });
  if (card === 'speed-limit') {
    // The Right of Way, which C4.2 names too, is a safety that protects (C5.2). The light does not matter.
    if (limit) found.push({ rule: 'C4.2', reason: 'limited-already', at: ['speed-limit'] });
    return found;
  }
  const standing = stoppedBy(condition);
  if (standing !== null) found.push({ rule: 'C4.1', reason: 'held-up-already', at: [standing] });
  else if (condition === 'waiting') found.push({ rule: 'C4.1', reason: 'not-rolling', at: ['roll'] });
  else if (light === 'yellow') found.push({ rule: 'C4.1', reason: 'light-yellow', at: ['speed-limit'] });
  return found;
}

/** A driver on whom an action card was played (C4.1, C4.2). */
export function attacked(driver: Driver, card: ActionCard): Driver {
  return changed(driver, card === 'speed-limit' ? { limit: true } : { condition: card });
}

/** What forbids a driver to play a remedy (C4.3, C4.4). */
export function refusalsOfRemedy(driver: Driver, card: Remedy): Refusal[] {
  const action = CURED_BY[card];
  if (action === 'stop') return refusalsOfRoll(driver);
  // C4.4: whatever the light.
  if (action === 'speed-limit') return driver.limit ? [] : [{ rule: 'C4.4', reason: 'nothing-to-cure', at: [action] }];
  return driver.condition === action ? [] : [{ rule: 'C4.3', reason: 'nothing-to-cure', at: [action] }];
}

function refusalsOfRoll({ condition, safeties }: Driver): Refusal[] {
  const found: Refusal[] = [];
  if (safeties.includes('right-of-way')) found.push({ rule: 'C4.3', reason: 'needs-no-roll', at: ['right-of-way'] });
  if (condition === 'rolling') found.push({ rule: 'C4.3', reason: 'rolling-already', at: ['roll'] });
  const standing = stoppedBy(condition);
  if (standing !== null && standing !== 'stop')
    found.push({ rule: 'C4.3', reason: 'cure-first', at: [standing, REMEDY_OF[standing]] });
  return found;
}

/** A driver after a remedy: rolling after a Roll, and after another one where the Right of Way lies (C4.3–C4.5). */
export function cured(driver: Driver, card: Remedy): Driver {
  if (card === 'end-of-limit') return changed(driver, { limit: false });
  const rolls = card === 'roll' || driver.safeties.includes('right-of-way');
  return changed(driver, { condition: rolls ? 'rolling' : 'waiting' });
}
