import { expect, test } from 'vitest';
import { VP_SOURCES } from '../../../src/milestones/index.ts';
import { figuresOf, spreadOf, wilson } from '../../../src/simulator/figures.ts';
import { readOptions } from '../../../src/simulator/options.ts';
import { output, played } from '../../../src/simulator/run.ts';

const LINE = ['--games', '20', '--players', '3', '--seed', '2'];

test('a spread has the mean, the ends and what lies between', () => {
  const values = Array.from({ length: 101 }, (_, i) => 100 - i);
  expect(spreadOf(values)).toEqual({ mean: 50, min: 0, max: 100, deciles: [10, 20, 30, 40, 50, 60, 70, 80, 90] });
  expect(spreadOf([4])).toEqual({ mean: 4, min: 4, max: 4, deciles: Array(9).fill(4) });
});

test('the interval holds the share, and stays between 0 and 1', () => {
  const [from, to] = wilson(50, 100);
  expect(from).toBeCloseTo(0.4038, 4);
  expect(to).toBeCloseTo(0.5962, 4);
  expect(wilson(0, 10)[0]).toBeCloseTo(0, 10);
  expect(wilson(10, 10)[1]).toBeCloseTo(1, 10);
});

test('the figures of a run agree with each other', () => {
  const figures = figuresOf(played(readOptions(LINE)));
  expect(figures.games).toBe(20);
  expect(figures.endedBy.score + figures.endedBy['last-tile']).toBeCloseTo(1, 10);
  expect(figures.seats.map(({ rate }) => rate).reduce((a, b) => a + b)).toBeCloseTo(1, 10);
  const vp = VP_SOURCES.reduce((sum, source) => sum + figures.vp[source], 0);
  expect(vp).toBeCloseTo(figures.scores.mean, 10);
  expect(figures.seats.reduce((sum, { score }) => sum + score, 0) / 3).toBeCloseTo(vp, 10);
  expect(figures.openings.different).toBeGreaterThan(1);
  expect(figures.openings.commonest).toBeGreaterThanOrEqual(1 / figures.openings.different);
  expect(figures.supplies['worker tiles'].usedUp).toBeCloseTo(figures.endedBy['last-tile'], 1);
});

test('the table shows them', () => {
  const table = [...output(readOptions([...LINE, '--summary']))].join('');
  for (const name of [
    'games',
    'ended by score',
    'different openings that won',
    'turns',
    'actions',
    'winning score',
    ...VP_SOURCES,
    'bonus tiles',
  ])
    expect(table).toMatch(new RegExp(`^${name} +\\S`, 'm'));
  expect(table.match(/^[123] +\d+\.\d %/gm)).toHaveLength(3);
});
