import { expect, test } from 'vitest';
import firstGame from '../../../../content/lessons/first-game.json' with { type: 'json' };
import passing from '../../../../content/lessons/passing.json' with { type: 'json' };
import { readLesson } from '../../../../src/activities/lessons/read-board-lesson.ts';
import { seatsOf } from '../../../../src/activities/lessons/whole-game-seats.ts';
import {
  GOAL_IDS,
  justReached,
  nextGoal,
  numbersOf,
  reachedGoals,
} from '../../../../src/activities/table/first-game/goals.ts';
import { gameOf, type History, replay } from '../../../../src/milestones/history.ts';
import type { Player } from '../../../../src/milestones/index.ts';
import { gameWithEverything } from '../../../browser/planned-games.ts';

test('who plays a first game is a person against the computer of the lesson', () => {
  const seats = seatsOf(readLesson('first-game', firstGame), 'en');
  expect(seats).toEqual([
    { name: 'You', colour: 'red', by: 'person' },
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

test('what is reached for the first time is praised until the player’s next turn has begun, and once', () => {
  const { start, actions } = gameWithEverything();
  const all = Array.from({ length: actions.length + 1 }, (_, count) => replay(start, actions.slice(0, count), []));
  const street = actions.findIndex(({ type }) => type === 'street');
  const builder = actions[street]?.player as number;
  const praised = all.flatMap((history, count) => (justReached(history, builder).includes('street') ? [count] : []));
  expect(praised[0]).toBe(street + 1);
  // While the turn is played, while the others play, and until the next own action.
  const turns = actions.flatMap(({ player }, i) => (i > street && player !== builder ? [i] : []));
  const next = actions.findIndex(({ player }, i) => i > (turns[0] as number) && player === builder);
  expect(praised).toEqual(Array.from({ length: next - street }, (_, i) => street + 1 + i));
  const ever = new Set(all.flatMap((history) => justReached(history, builder)));
  expect(ever).toEqual(new Set(reachedGoals(all.at(-1) as History, builder)));
});

test('what is proposed next is the first open goal that the turn can reach, else the first open one', () => {
  const { start, actions } = gameWithEverything();
  const passedOver = new Set<string>();
  for (const [count, { player }] of actions.entries()) {
    const history = replay(start, actions.slice(0, count), []);
    const game = gameOf(history);
    const reached = reachedGoals(history, player);
    const [first] = GOAL_IDS.filter((id) => !reached.includes(id));
    const next = nextGoal(game, reached);
    // Nothing comes before the end, which nobody reaches by themselves.
    expect(next?.isWithinReach && next.id === 'end').toBe(false);
    if (!next?.isWithinReach) expect(next?.id).toBe(first);
    else if (next.id !== first) passedOver.add(`${first} for ${next.id}`);
    // What the next action reaches was within reach, so that nothing after it was proposed.
    const after = reachedGoals(replay(start, actions.slice(0, count + 1), []), player);
    for (const id of after.filter((id) => id !== 'end' && !reached.includes(id))) {
      expect(next?.isWithinReach, id).toBe(true);
      expect(GOAL_IDS.indexOf(next?.id as (typeof GOAL_IDS)[number])).toBeLessThanOrEqual(GOAL_IDS.indexOf(id));
    }
  }
  expect(passedOver.size).toBeGreaterThan(0);
  expect(nextGoal(start, [])).toEqual({ id: 'tiles', isWithinReach: true });
  expect(nextGoal(start, GOAL_IDS)).toBeNull();
});

test('the guide says of the starting tiles whether their numbers ascend', () => {
  const { start } = gameWithEverything();
  const withNumbers = (...numbers: number[]): History => {
    const spaces = [...numbers.map((number) => ({ kind: 'coiner' as const, number })), null, null, null, null];
    const players = start.state.players.map(
      (player, i): Player => (i === 0 ? { ...player, spaces: spaces as Player['spaces'] } : player),
    );
    return replay({ ...start, state: { ...start.state, players } }, [], []);
  };
  expect(numbersOf(withNumbers(8, 8, 3, 4), 0)).toEqual({ ascend: false, numbers: '8-8-3-4' });
  expect(numbersOf(withNumbers(3, 4, 8, 8), 0)).toEqual({ ascend: true, numbers: '3-4-8-8' });
});
