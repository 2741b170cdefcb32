import { expect, test } from 'vitest';
import { OptionError } from '../../../src/simulator/arguments.ts';
import { readOptions } from '../../../src/simulator/options.ts';

const read = (line: string) => readOptions(line.split(' '));

test('what is left out has a value', () => {
  expect(read('--games 3 --players 2 --seed 0')).toMatchObject({
    games: 3,
    players: 2,
    seed: 0,
    board: 'practice',
    start: undefined,
    variants: { equalCategoryScores: false },
    output: 'records',
  });
});

test.each([
  ['--players 2 --seed 1', '--games is missing'],
  ['--games 1 --seed 1', '--players is missing'],
  ['--games 1 --players 2', '--seed is missing'],
  ['--games 0 --players 2 --seed 1', '--games is a whole number from 1'],
  ['--games 1.5 --players 2 --seed 1', '--games is a whole number from 1'],
  ['--games 1 --players 5 --seed 1', '--players is a whole number from 2 to 4, not "5"'],
  ['--games 1 --players 2 --seed x', '--seed is a whole number'],
  ['--games 1 --players 2 --seed 4294967296', '--seed is a whole number'],
  ['--games 1 --players 2 --seed 1 --start 2', '--start is a whole number from 0 to 1'],
  [
    '--games 1 --players 2 --seed 1 --play best',
    '--play is random or greedy or apprentice or senior or journeyman or master, not "best"',
  ],
  ['--games 1 --players 2 --seed 1 --play constructor', '--play is random or greedy'],
  ['--games 1 --players 2 --seed 1 --board printed', '--board is practice or random'],
  ['--games 1 --players 2 --seed 1 --variant none', '--variant is houseMayLeaveBonus or equalCategoryScores'],
  ['--games 1 --players 2 --seed 1 --trace --summary', '--trace and --summary'],
  ['--games 1 --players 2 --seed 1 --summary --calibration', '--summary and --calibration'],
  ['--games 1 --players 2 --seed 1 --fast', '--fast'],
  ['--games 1 --players 2 --seed 1 more', 'more'],
])('%s is refused', (line, message) => {
  expect(() => read(line)).toThrow(OptionError);
  expect(() => read(line)).toThrow(message);
});
