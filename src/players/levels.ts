import { apprentice } from './apprentice.ts';
import { consider, type Enough } from './consider.ts';
import { journeyman } from './journeyman.ts';
import type { ComputerPlayer } from './player.ts';
import { senior } from './senior.ts';

/** The computer players that people play against, the weakest first. Their names are kinds of seats in saved games. */
export const LEVELS = ['apprentice', 'senior', 'journeyman', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * A computer player. `enough` says how long it may think about its next turn; only the master takes any time worth speaking
 * of. Ask for a new player each turn where `enough` looks at a clock.
 */
export function playerOf(level: Level, enough: Enough): ComputerPlayer {
  if (level === 'apprentice') return apprentice;
  if (level === 'senior') return senior;
  if (level === 'journeyman') return journeyman;
  return (view, random) => consider(view, random, enough)[0]?.actions ?? [];
}
