import { describe, expect, test } from 'vitest';
import { courseByLink } from '../../../src/activities/table/keeping/by-link.ts';
import { sharedGameOf } from '../../../src/activities/table/keeping/link.ts';
import { gameLinkOf, readGameLink } from '../../../src/links/game.ts';
import type { TableGame } from '../../../src/machines/game.ts';
import { replay } from '../../../src/milestones/history.ts';
import {
  apply,
  type Game,
  legalActions,
  newGame,
  type PlayerAction,
  PRACTICE_SET,
  randomSet,
} from '../../../src/milestones/index.ts';

const SEATS: TableGame['seats'] = [
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

const tableOf = (
  start: Game,
  actions: readonly PlayerAction[],
  { seats = SEATS, marks = [] as readonly number[] } = {},
) =>
  ({ history: replay(start, actions, marks), seats, started: '2026-01-01T10:00:00.000Z', seed: 5 }) satisfies TableGame;

/** A game as it comes out of its link, at a table of its own. */
async function sent(table: TableGame): Promise<TableGame> {
  const read = await readGameLink(await gameLinkOf(sharedGameOf(table)));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { ...tableOf(read.start, read.actions, read), started: '2026-02-02T20:00:00.000Z', seed: null };
}

describe.each([
  ['the practice set', PRACTICE_SET],
  ['a board of its own', randomSet(7)],
])('a game by link, with %s', (_, set) => {
  const start = newGame({ players: 2, seed: 5, startingPlayer: 0, set });
  const game = (count: number, from?: number) => tableOf(start, actionsOf(start, count, from));

  test.each([
    ['same', game(12), game(12)],
    ['newer', game(12), game(9)],
    ['newer', game(12), game(0)],
    ['older', game(9), game(12)],
    ['parted', game(12, 8), game(12)],
    ['parted', game(12, 8), game(20)],
    ['parted', game(20, 8), game(12)],
  ])('is %s', async (course, linked, kept) => {
    expect(await courseByLink(await sent(linked), kept)).toBe(course);
  });

  test('is another game where the deal differs or other people play', async () => {
    const other = newGame({ players: 2, seed: 6, startingPlayer: 0, set });
    const linked = await sent(game(9));
    const actions = actionsOf(start, 9);
    const ben = [{ ...SEATS[0]!, name: 'Ben' }, SEATS[1]!];
    expect(await courseByLink(linked, tableOf(other, []))).toBeNull();
    expect(await courseByLink(linked, tableOf(start, actions, { seats: ben }))).toBeNull();
    expect(await courseByLink(linked, tableOf(start, actions, { seats: SEATS.toReversed() }))).toBeNull();
  });

  test('the marks of what was shown make no difference', async () => {
    const marked = tableOf(start, actionsOf(start, 9), { marks: [3] });
    expect(await courseByLink(await sent(marked), game(9))).toBe('same');
  });
});
