import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { determinize, legalActions } from '../milestones/index.ts';
import type { ComputerPlayer } from './player.ts';

function oneOf<T>(list: readonly T[], random: RandomGenerator): T {
  return list[uniformInt(random, 0, list.length - 1)] as T;
}

/** Plays by chance: first draws the type of action, then the action, so that types with few actions are not drowned by the others. */
export const random: ComputerPlayer = (view, random) => {
  // What is allowed does not depend on the order of the draw pile.
  const legal = legalActions(determinize(view, 0));
  const type = oneOf([...new Set(legal.map((action) => action.type))], random);
  return [
    oneOf(
      legal.filter((action) => action.type === type),
      random,
    ),
  ];
};
