import { KINDS, type Kind } from '../types.ts';

/** So many bonus tiles, one of each kind after the other: for bushes of which nobody has said what lies on them. */
export const bonusTilesInTurn = (count: number): Kind[] =>
  Array.from({ length: Math.max(0, count) }, (_, i) => KINDS[i % KINDS.length] as Kind);
