import { expect, test } from 'vitest';
import { gameOf, replay } from '../../../src/milestones/history.ts';
import { KINDS } from '../../../src/milestones/index.ts';
import { TELLINGS, toldSoFar } from '../../../src/telling/told-so-far.ts';
import { gameWithEverything } from '../../browser/planned-games.ts';

const { start, actions, end, seed } = gameWithEverything();
const seats = [
  { name: 'Ann', colour: 'red', by: 'person' },
  { name: 'Ben', colour: 'blue', by: 'person' },
] as const;
const tableAfter = (count: number) => ({
  history: replay(start, actions.slice(0, count), []),
  seats,
  seed,
  started: '2026-01-02T03:04:05.000Z',
});

test('nothing is told before it happens: each kind of worker brings its own points, and the winner comes last (12.4, 12.7)', () => {
  const over = tableAfter(actions.length);
  const scoring = end.state.finalScoring as NonNullable<typeof end.state.finalScoring>;
  for (let told = 0; told <= TELLINGS; told++) {
    const { history } = toldSoFar(over, told);
    const untold = KINDS.slice(told);
    expect(gameOf(history).state.players.map(({ vp }) => vp)).toEqual(
      end.state.players.map(({ vp }, i) => untold.reduce((sum, kind) => sum - (scoring[kind].vp[i] as number), vp)),
    );
    const events = history.steps.at(-1)?.events ?? [];
    expect(events.filter(({ type }) => type === 'scored')).toHaveLength(Math.min(told, KINDS.length));
    expect(events.some(({ type }) => type === 'game-over')).toBe(told === TELLINGS);
  }
  expect(toldSoFar(over, TELLINGS)).toBe(over);
});

test('a game that is not over is told whole', () => {
  const table = tableAfter(actions.length - 1);
  expect(toldSoFar(table, 0)).toBe(table);
});
