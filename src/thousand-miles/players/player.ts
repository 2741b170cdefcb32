import { legalActions } from '../legal-actions.ts';
import { type Action, otherThan, withDriver } from '../types.ts';
import type { View } from '../view.ts';

/**
 * Somebody who plays by computer: is given what the driver whose turn it is may know, and gives the action to take. Whatever
 * it leaves to chance follows from the seed, a 32-bit integer, so that a game can be played again.
 */
export type CardPlayer = (view: View, seed: number) => Action;

/** What the driver at turn may do: it does not depend on the hidden cards, so they are left out. */
export function openTo({ options, viewer, me, other, open }: View): readonly Action[] {
  const { handCount: _, ...driver } = other;
  const drivers = withDriver([me, me], otherThan(viewer), { ...driver, hand: [] });
  return legalActions({ options, state: { ...open, drivers }, deck: [], opening: null });
}
