import { learner } from './learner.ts';
import type { CardPlayer } from './player.ts';
import { racer } from './racer.ts';

/** The computer players that people play against, the weaker first. Their names are kinds of seats in kept games. */
export const LEVELS = ['learner', 'racer'] as const;
export type Level = (typeof LEVELS)[number];

/** The player of each level. */
export const PLAYER: { readonly [L in Level]: CardPlayer } = { learner, racer };
