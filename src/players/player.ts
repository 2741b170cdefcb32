import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Action, View } from '../milestones/index.ts';

/**
 * Somebody who plays by computer. Is given what the player whose turn it is may know, and gives one or more actions to
 * take next, in this order; it is asked again after the last of them. Whatever it leaves to chance it draws from `random`, so
 * that a game can be played again. Takes no more than its own turn: nothing of what it gives follows a `turn-ended`.
 */
export type ComputerPlayer = (view: View, random: RandomGenerator) => readonly Action[];
