import { SAFETIES } from './cards.ts';
import type { RuleId } from './rules.ts';
import { type Drivers, otherThan, type PointSource, type Score, type Seat } from './types.ts';

/** The points for one of each source; a mile is one point (C6.1–C6.7). */
export const POINTS = {
  completed: 400,
  safeties: 100,
  allFour: 300,
  coupsFourres: 300,
  delayed: 300,
  safe: 300,
  shutOut: 500,
} as const;

/** The rule that gives the points of a source. */
export const RULE_OF: { readonly [Source in PointSource]: RuleId } = {
  miles: 'C6.1',
  completed: 'C6.2',
  safeties: 'C6.3',
  allFour: 'C6.3',
  coupsFourres: 'C6.4',
  delayed: 'C6.5',
  safe: 'C6.6',
  shutOut: 'C6.7',
};

// C6.8, the most that a game can give, follows from the others.

/** The points of a game that ended so, with so many cards left in the deck (C6.1–C6.7). */
export function scoresOf(drivers: Drivers, completedBy: Seat | null, deckCount: number): readonly [Score, Score] {
  return [scoreOf(0), scoreOf(1)];

  function scoreOf(player: Seat): Score {
    const { total, safeties, coupsFourres, miles } = drivers[player];
    const completed = completedBy === player;
    const parts = {
      miles: total,
      completed: completed ? POINTS.completed : 0,
      safeties: POINTS.safeties * safeties.length,
      allFour: safeties.length === SAFETIES.length ? POINTS.allFour : 0,
      coupsFourres: POINTS.coupsFourres * coupsFourres.length,
      delayed: completed && deckCount === 0 ? POINTS.delayed : 0,
      safe: completed && !miles.includes('200') ? POINTS.safe : 0,
      shutOut: completed && drivers[otherThan(player)].miles.length === 0 ? POINTS.shutOut : 0,
    };
    return { ...parts, total: Object.values(parts).reduce((sum, points) => sum + points, 0) };
  }
}
