import { describe, expect, test } from 'vitest';
import { courseOf } from '../../../src/links/course.ts';
import { gameLinkOf, readGameLink, type SharedGame } from '../../../src/links/game.ts';
import {
  apply,
  type Game,
  legalActions,
  newGame,
  type PlayerAction,
  PRACTICE_SET,
  randomSet,
} from '../../../src/milestones/index.ts';

const SEATS: SharedGame['seats'] = [
  { name: 'Ann', colour: 'red', by: 'person' },
  { name: 'Zoé', colour: 'blue', by: 'person' },
];

/** The actions of a game in which the first that is legal is taken, but after `from` the last. */
function actionsOf(start: Game, count: number, from = count): PlayerAction[] {
  const actions: PlayerAction[] = [];
  for (let game = start; actions.length < count; ) {
    const legal = legalActions(game);
    const action = { player: game.state.player, ...legal.at(actions.length < from ? 0 : -1)! };
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
    game = outcome.game;
    actions.push(action);
  }
  return actions;
}

/** A game as it comes out of its link. */
async function sent(game: SharedGame): Promise<SharedGame> {
  const read = await readGameLink(await gameLinkOf(game));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read;
}

describe.each([
  ['the practice set', PRACTICE_SET],
  ['a board of its own', randomSet(7)],
])('a game by link, with %s', (_, set) => {
  const start = newGame({ players: 2, seed: 5, startingPlayer: 0, set });
  const game = (count: number, from?: number): SharedGame => ({
    start,
    seats: SEATS,
    marks: [],
    actions: actionsOf(start, count, from),
  });

  test.each([
    ['same', game(12), game(12)],
    ['newer', game(12), game(9)],
    ['newer', game(12), game(0)],
    ['older', game(9), game(12)],
    ['parted', game(12, 8), game(12)],
    ['parted', game(12, 8), game(20)],
    ['parted', game(20, 8), game(12)],
  ])('is %s', async (course, linked, kept) => {
    expect(await courseOf(await sent(linked), kept)).toBe(course);
  });

  test('is another game where the deal differs or other people play', async () => {
    const other = newGame({ players: 2, seed: 6, startingPlayer: 0, set });
    const linked = await sent(game(9));
    expect(await courseOf(linked, { ...game(9), start: other, actions: [] })).toBeNull();
    expect(await courseOf(linked, { ...game(9), seats: [{ ...SEATS[0]!, name: 'Ben' }, SEATS[1]!] })).toBeNull();
    expect(await courseOf(linked, { ...game(9), seats: SEATS.toReversed() })).toBeNull();
  });

  test('the marks of what was shown make no difference', async () => {
    expect(await courseOf(await sent({ ...game(9), marks: [3] }), game(9))).toBe('same');
  });
});
