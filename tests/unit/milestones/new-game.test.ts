import { describe, expect, test } from 'vitest';
import { type GameSet, newGame, PRACTICE_SET } from '../../../src/milestones/index.ts';

const dealt = (options: Partial<Parameters<typeof newGame>[0]> = {}) =>
  newGame({ players: 3, seed: 7, set: PRACTICE_SET, ...options });

const withTiles = (count: number): GameSet => ({
  ...PRACTICE_SET,
  workerTiles: PRACTICE_SET.workerTiles.slice(0, count),
});

test('the same seed gives the same deal, whoever is to start; another seed another', () => {
  expect(dealt()).toEqual(dealt());
  const { options, state, pile } = dealt();
  const other = ((options.startingPlayer + 1) % 3) as number;
  const given = dealt({ startingPlayer: other });
  expect(given.options.startingPlayer).toBe(other);
  expect({ ...given.state, player: state.player }).toEqual(state);
  expect(given.pile).toEqual(pile);
  expect(dealt({ seed: 8 }).pile).not.toEqual(pile);
});

test('the starting player is drawn among all players', () => {
  for (const players of [2, 3, 4]) {
    const drawn = Array.from({ length: 60 }, (_, seed) => dealt({ players, seed }).options.startingPlayer);
    expect(new Set(drawn)).toEqual(new Set(Array.from({ length: players }, (_, i) => i)));
  }
});

test('a starting player who is not there is refused (4.8)', () => {
  for (const startingPlayer of [-1, 3, 0.5, Number.NaN])
    expect(() => dealt({ startingPlayer })).toThrow(new RangeError(`no player ${startingPlayer} among 3`));
  for (const startingPlayer of [0, 1, 2]) expect(dealt({ startingPlayer }).options.startingPlayer).toBe(startingPlayer);
});

test('1 and 5 players are refused, 2 to 4 are not', () => {
  for (const players of [0, 1, 5, 2.5])
    expect(() => dealt({ players })).toThrow(new RangeError(`2 to 4 players, not ${players}`));
  for (const players of [2, 3, 4]) expect(dealt({ players }).state.players).toHaveLength(players);
});

test('the variants of 9.5 and 12.6 are off unless they are asked for', () => {
  expect(dealt().options.variants).toEqual({ equalCategoryScores: false });
  expect(dealt({ variants: { equalCategoryScores: true } }).options.variants).toEqual({ equalCategoryScores: true });
  const both = { equalCategoryScores: false, houseMayLeaveBonus: true } as const;
  expect(dealt({ variants: both }).options.variants).toEqual(both);
});

describe('the worker tiles', () => {
  test('as many as are drafted suffice, one fewer does not (4.7)', () => {
    expect(() => dealt({ set: withTiles(6) })).toThrow(new RangeError('6 worker tiles are too few to draft from'));
    expect(dealt({ set: withTiles(7) })).toMatchObject({ state: { display: [], pileCount: 0 }, pile: [] });
    expect(dealt({ set: withTiles(7) }).state.startingTiles).toHaveLength(7);
  });

  test('five of what is left are the display, or all of it (4.6)', () => {
    for (const [tiles, display, pile] of [
      [8, 1, 0],
      [12, 5, 0],
      [13, 5, 1],
    ] as const) {
      const { state, pile: left } = dealt({ set: withTiles(tiles) });
      expect([state.display.length, left.length, state.pileCount]).toEqual([display, pile, pile]);
      expect(new Set([...state.startingTiles, ...state.display, ...left]).size).toBe(tiles);
    }
  });

  test('the starting tiles stand in the order of their ids', () => {
    const { startingTiles } = dealt().state;
    expect(startingTiles).toEqual([...startingTiles].sort());
  });
});

describe('the bonus tiles (4.3)', () => {
  test('where there are more bushes than tiles, the first bushes get one each', () => {
    const bonusTiles = PRACTICE_SET.bonusTiles.slice(0, 4);
    const { state } = dealt({ set: { ...PRACTICE_SET, bonusTiles } });
    expect(Object.keys(state.bonusTiles)).toEqual(PRACTICE_SET.board.bushes.slice(0, 4));
    expect(Object.values(state.bonusTiles).sort()).toEqual([...bonusTiles].sort());
  });

  test('where there are more tiles than bushes, some stay in the box', () => {
    const board = { ...PRACTICE_SET.board, bushes: PRACTICE_SET.board.bushes.slice(0, 4) };
    expect(Object.keys(dealt({ set: { ...PRACTICE_SET, board } }).state.bonusTiles)).toEqual(board.bushes);
  });
});
