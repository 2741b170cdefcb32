import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { movementOf } from '../../../src/board/motion/movement.ts';
import { landscapeOf } from '../../../src/board/pieces/landscape.ts';
import { ScoreTrack } from '../../../src/board/pieces/ScoreTrack.tsx';
import { newGame, PRACTICE_SET } from '../../../src/milestones/index.ts';
import { DIAMOND } from './boards.ts';

test('a board whose points lie far apart has no more country than can be looked at', () => {
  const [a, b, c] = DIAMOND.points;
  const board = { ...DIAMOND, points: [a!, { ...b!, q: 1000, r: -1000 }, { ...c!, q: -1000, r: 1000 }], bushes: [] };
  expect(landscapeOf(board).scenery.length).toBeLessThan(2000);
});

test('a thousand times the target is marked with as many lines as the target', () => {
  const linesAt = (vp: number) =>
    renderToString(<ScoreTrack target={60} players={[{ vp, index: 0 }]} label="" />).match(/m-ten/g)?.length ?? 0;
  expect(linesAt(12)).toBe(8);
  expect(linesAt(100_000)).toBeLessThan(45);
});

test('of a thousand goods that are given back some fly', () => {
  const { state, ...rest } = newGame({ players: 2, seed: 1, set: PRACTICE_SET });
  const action = { type: 'give-back', player: 0, goods: { stone: 100_000 } } as const;
  const event = { type: 'gave-back', rule: '11.2', player: 0, goods: { stone: 100_000 } } as const;
  const { flights } = movementOf({ action, events: [event], game: { ...rest, state } } as never, state);
  expect(flights.length).toBeGreaterThan(0);
  expect(flights.length).toBeLessThan(50);
});
