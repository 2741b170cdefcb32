import { expect, test } from 'vitest';
import firstGame from '../../../content/lessons/first-game.json' with { type: 'json' };
import passing from '../../../content/lessons/passing.json' with { type: 'json' };
import { GOAL_IDS, reachedGoals } from '../../../src/islands/milestones/first-game/goals.ts';
import { readLesson } from '../../../src/lessons/read-lesson.ts';
import { type History, replay } from '../../../src/milestones/history.ts';
import { seatsOf } from '../../../src/site/lessons/seats.ts';
import { gameWithEverything } from '../../browser/planned-games.ts';

test('who plays a first game is a person against the computer of the lesson', () => {
  const seats = seatsOf(readLesson('first-game', firstGame), 'en');
  expect(seats).toEqual([
    { name: 'Nora', colour: 'red', by: 'person' },
    { name: 'Pip', colour: 'blue', by: 'apprentice' },
  ]);
  expect(seatsOf(readLesson('passing', passing), 'en')).toBeNull();
});

test('the goals are reached one after the other by what the player does, and by nobody else', () => {
  const { start, actions } = gameWithEverything();
  const at = (count: number): History => replay(start, actions.slice(0, count), []);
  expect(reachedGoals(at(0), 0)).toEqual([]);
  const drafts = actions.flatMap(({ type, player }, i) => (type === 'draft' && player === 0 ? [i] : []));
  expect(reachedGoals(at((drafts[0] as number) + 1), 0)).toEqual([]);
  expect(reachedGoals(at((drafts[1] as number) + 1), 0)).toEqual(['tiles']);
  const street = actions.findIndex(({ type }) => type === 'street');
  const builder = actions[street]?.player as number;
  expect(reachedGoals(at(street), builder)).not.toContain('street');
  expect(reachedGoals(at(street + 1), builder)).toContain('street');
  expect(reachedGoals(at(street + 1), 1 - builder)).not.toContain('street');
  // Whoever ends the game, it has come to its end for both.
  const over = [0, 1].map((player) => reachedGoals(at(actions.length), player));
  for (const reached of over) expect(reached).toContain('end');
  expect(new Set(over.flat())).toEqual(new Set(GOAL_IDS));
});
