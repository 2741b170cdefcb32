import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { OptionError } from '../../../src/simulator/arguments.ts';
import { type Contest, firstsShare } from '../../../src/simulator/contest.ts';
import { readTournamentOptions } from '../../../src/simulator/tournament-options.ts';

const tournament = (line: string) => spawn(process.execPath, ['src/simulator/tournament-cli.ts', ...line.split(' ')]);
const read = (line: string) => readTournamentOptions(line.split(' '));

test('what is left out has a value', () => {
  expect(read('--games 3')).toEqual({
    games: 3,
    players: [2, 3, 4],
    boards: ['practice', 'random'],
    among: ['apprentice', 'senior', 'greedy', 'journeyman', 'master'],
    seed: 1,
    thought: { ms: 300 },
    json: false,
  });
});

test.each([
  ['--seed 1', '--games is missing'],
  ['--games 1 --players 5', '--players is a whole number from 2 to 4'],
  ['--games 1 --boards printed', '--boards is practice or random'],
  ['--games 1 --among greedy,nobody', '--among is random or greedy'],
  ['--games 1 --among greedy,greedy', '--among names two'],
  ['--games 1 --ms 300 --simulations 5', '--ms and --simulations'],
  ['--games 1 --fast', '--fast'],
])('%s is refused', (line, message) => {
  expect(() => read(line)).toThrow(OptionError);
  expect(() => read(line)).toThrow(message);
});

test('its last line is one JSON object, the same for the same seed', async () => {
  const run = async () => {
    const child = tournament(
      '--games 2 --players 2 --among apprentice,greedy,journeyman --seed 3 --simulations 1 --json',
    );
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    expect(code).toBe(0);
    return printed;
  };
  const printed = await run();
  const { seed, simulations, pairings, elo } = JSON.parse(printed.trimEnd().split('\n').at(-1) as string);
  expect({ seed, simulations }).toEqual({ seed: 3, simulations: 1 });
  // Three pairs, two sorts of boards.
  expect(pairings).toHaveLength(6);
  for (const { games, wins, rate, interval } of pairings) {
    expect(games).toBe(2);
    expect(rate).toBe(wins / 2);
    expect(interval[0]).toBeLessThanOrEqual(rate);
    expect(interval[1]).toBeGreaterThanOrEqual(rate - 1e-9);
  }
  expect(elo.greedy).toBe(0);
  expect(Object.keys(elo)).toEqual(['apprentice', 'greedy', 'journeyman']);
  expect(await run()).toBe(printed);
});

test('two games of a deal with seats exchanged give both contestants the same', () => {
  const contest = { players: 3, board: 'practice', seed: 5, thought: { simulations: 1 } } as const;
  const share = (between: Contest['between'], game: number) => firstsShare({ ...contest, between, game });
  expect(share(['greedy', 'greedy'], 0) + share(['greedy', 'greedy'], 1)).toBe(1);
  expect(share(['apprentice', 'greedy'], 0)).toBe(1 - share(['greedy', 'apprentice'], 1));
});
