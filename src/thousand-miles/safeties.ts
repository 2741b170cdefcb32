import { stoppedBy } from './attacks.ts';
import { type ActionCard, SAFETY_OF, type Safety } from './cards.ts';
import { changed } from './driving.ts';
import type { Driver } from './types.ts';

// C5.1 forbids nothing: a safety of the hand may be played at any time in one's own turn.

/** What a safety brings about (C5.3–C5.5). */
export interface Protection {
  readonly driver: Driver;
  /** The action that it undoes as if never played; null where it is no coup-fourré. */
  readonly coup: ActionCard | null;
  /** The other actions that it ends. */
  readonly ended: readonly ActionCard[];
}

/** The action cards that lie before a driver. */
export function actionsOn({ condition, limit }: Driver): ActionCard[] {
  const stopped = stoppedBy(condition);
  return [...(stopped === null ? [] : [stopped]), ...(limit ? (['speed-limit'] as const) : [])];
}

/** A driver who plays a safety, where `answerable` is the action card that was played just before, if one was. */
export function protect(driver: Driver, safety: Safety, answerable: ActionCard | null): Protection {
  const coup = answerable !== null && SAFETY_OF[answerable] === safety ? answerable : null;
  const gone = actionsOn(driver).filter((action) => SAFETY_OF[action] === safety);
  const safeties = [...driver.safeties, safety];
  const conditionLeft = gone.some((action) => action === driver.condition) ? 'waiting' : driver.condition;
  // Only who was rolling can be stopped (C4.1), so who undoes that rolls again (C5.4).
  const rolls = driver.condition === coup || (conditionLeft === 'waiting' && safeties.includes('right-of-way'));
  return {
    driver: changed(driver, {
      safeties,
      coupsFourres: coup === null ? driver.coupsFourres : [...driver.coupsFourres, safety],
      condition: rolls ? 'rolling' : conditionLeft,
      limit: driver.limit && !gone.includes('speed-limit'),
    }),
    coup,
    // C5.5: what lay there before is ended, but it is no coup-fourré.
    ended: gone.filter((action) => action !== coup),
  };
}
