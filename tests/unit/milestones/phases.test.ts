import { expect, test } from 'vitest';
import { MILESTONES } from '../../../src/milestones/game.ts';
import type { Action, Game } from '../../../src/milestones/index.ts';
import { aboutToMove, visitingSpace } from '../../../src/milestones/phases.ts';
import { problemsOfPosition } from '../../../src/milestones/record/position.ts';
import { deal, done, move, play, position, street } from './position.ts';

const draft = (tile: string, space: number): Action => ({ type: 'draft', tile, space });

const visiting = position({ visiting: 'mill' });
const inReach = play(
  position({
    players: [{ workers: 'l1 l2', goods: { stone: 1, sand: 1 } }, {}],
    visiting: 'board-of-works',
    bonusTiles: { 'a+e+f': 'lumberjack' },
  }),
  street('S-a-b'),
);
const lastMove = position({ movesLeft: 1, endTriggeredBy: 1, turnsLeft: 0, display: [], pile: [] });
const over = play(lastMove, move('worker-5'));

test('the same table before a move is a position in which nothing is asked but a move', () => {
  for (const game of [visiting, inReach, over]) {
    for (const movesLeft of [1, 2] as const) {
      const state = aboutToMove(game.state, movesLeft);
      expect(problemsOfPosition({ ...game, state })).toEqual([]);
      expect(state).toEqual({
        ...game.state,
        phase: 'move',
        movesLeft,
        bonusInReach: [],
        visit: null,
        finalScoring: null,
        winners: null,
      });
    }
  }
  expect(aboutToMove(visiting.state, 2, 1).player).toBe(1);
});

test('the same table on a visit is a position with what the space asks', () => {
  for (const game of [visiting, inReach]) {
    for (const movesLeft of [0, 1] as const) {
      const state = visitingSpace(game.state, {}, movesLeft);
      expect(problemsOfPosition({ ...game, state })).toEqual([]);
      expect(state).toEqual({ ...game.state, phase: 'space', movesLeft, visit: {}, bonusInReach: [] });
    }
  }
  expect(visitingSpace(visiting.state, { hired: true }, 0, 1)).toMatchObject({ player: 1, visit: { hired: true } });
  expect(visitingSpace(over.state, {}, 0)).toMatchObject({ finalScoring: null, winners: null });
});

test('a turn ends with its second move, with the choice of both starting tiles (4.8), and with the game', () => {
  const ends = (before: Game, ...actions: Action[]) => {
    const last = actions.pop() as Action;
    const there = play(before, ...actions);
    return MILESTONES.endsTurn(there, play(there, last));
  };
  const mine = [draft('t01', 1), draft('t02', 3)];
  const theirs = [draft('t03', 1), draft('t04', 3)];
  expect(ends(deal(), ...mine.slice(0, 1))).toBe(false);
  expect(ends(deal(), ...mine)).toBe(true);
  expect(ends(deal(), ...mine, ...theirs.slice(0, 1))).toBe(false);
  // The starting player drafts last and moves first.
  expect(ends(deal(), ...mine, ...theirs)).toBe(true);
  expect(ends(position({}), move('worker-5'))).toBe(false);
  expect(ends(position({}), move('worker-5'), move('worker-6'))).toBe(true);
  expect(ends(position({ visiting: 'mill' }), done)).toBe(false);
  expect(ends(lastMove, move('worker-5'))).toBe(true);
  expect([MILESTONES.isOver(lastMove), MILESTONES.isOver(over)]).toEqual([false, true]);
});

test('something hidden is seen when the display is refilled, and only then (7.6)', () => {
  const hire: Action = { type: 'hire', tile: 't06', space: 1 };
  const events = (pile: string[]) => {
    const game = position({ players: [{ goods: { coin: 2 } }, {}], visiting: 'trading-house', pile });
    const outcome = MILESTONES.apply(game, hire);
    return outcome.ok ? outcome.events : [];
  };
  expect(MILESTONES.revealsHidden(events(['t11', 't12']))).toBe(true);
  expect(MILESTONES.revealsHidden(events([]))).toBe(false);
});
