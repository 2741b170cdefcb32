import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { OptionError } from '../../../src/simulator/arguments.ts';
import { firstWins } from '../../../src/simulator/thousand-miles/match.ts';
import { readOptions, readTournamentOptions } from '../../../src/simulator/thousand-miles/options.ts';
import { output, played } from '../../../src/simulator/thousand-miles/run.ts';
import { tournament } from '../../../src/simulator/thousand-miles/tournament.ts';
import { POINT_SOURCES, readRecord } from '../../../src/thousand-miles/index.ts';

const options = (line: string) => readOptions(line.split(' '));
const print = (line: string) => [...output(options(line))].join('');
const lines = (line: string) =>
  print(line)
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text));

describe('the command', () => {
  const run = async (file: string, line: string) => {
    const child = spawn(process.execPath, [`src/simulator/${file}`, ...line.split(' ')]);
    const [printed, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { printed, errors, code };
  };

  test('plays the game that is named, wherever it is named, and the board game where none is', async () => {
    const formats = async (line: string) =>
      (await run('cli.ts', line)).printed
        .trimEnd()
        .split('\n')
        .map((record) => JSON.parse(record).format);
    expect(await formats('--game thousand-miles --games 2 --seed 1')).toEqual(Array(2).fill('thousand-miles/1'));
    expect(await formats('--games 1 --seed 1 --game thousand-miles')).toEqual(['thousand-miles/1']);
    expect(await formats('--game milestones --games 1 --players 2 --seed 1')).toEqual(['milestones/1']);
    expect(await formats('--games 1 --players 2 --seed 1')).toEqual(['milestones/1']);
  });

  test('names what is wrong on stderr, with the usage of the game', async () => {
    const unknown = await run('cli.ts', '--game chess --games 1 --seed 1');
    expect(unknown).toMatchObject({ printed: '', code: 2 });
    expect(unknown.errors).toContain('--game is milestones or thousand-miles, not "chess"');
    const wrong = await run('cli.ts', '--game thousand-miles --games 1 --seed 1 --players 2');
    expect(wrong).toMatchObject({ printed: '', code: 2 });
    expect(wrong.errors).toContain('--game thousand-miles --games N --seed S');
  });

  test('holds a tournament', async () => {
    const { printed, code } = await run('tournament-cli.ts', '--game thousand-miles --games 2 --among racer,random');
    expect(code).toBe(0);
    expect(printed).toMatch(/^racer – random +2 +\d+\.\d % +\d+\.\d % – \d+\.\d %$/m);
  });
});

test('what is left out has a value', () => {
  expect(options('--games 3 --seed 0')).toEqual({ games: 3, seed: 0, play: 'random', deck: 101, output: 'records' });
  expect(options('--games 3 --seed 0 --play computer --deck 106 --trace')).toEqual({
    games: 3,
    seed: 0,
    play: 'racer',
    deck: 106,
    output: 'trace',
  });
  expect(readTournamentOptions(['--games', '5'])).toEqual({ games: 5, among: ['racer', 'learner', 'random'], seed: 1 });
});

test.each([
  ['--seed 1', '--games is missing'],
  ['--games 1', '--seed is missing'],
  ['--games 0 --seed 1', '--games is a whole number from 1'],
  ['--games 1 --seed 4294967296', '--seed is a whole number'],
  ['--games 1 --seed 1 --play master', '--play is random or learner or racer or computer, not "master"'],
  ['--games 1 --seed 1 --deck 100', '--deck is 101 or 106, not "100"'],
  ['--games 1 --seed 1 --trace --summary', '--trace and --summary'],
])('%s is refused', (line, message) => {
  expect(() => options(line)).toThrow(OptionError);
  expect(() => options(line)).toThrow(message);
});

test.each([
  ['--seed 1', '--games is missing'],
  ['--games 1 --among racer', '--among names two'],
  ['--games 1 --among racer,racer', '--among names two'],
  ['--games 1 --among racer,master', '--among is random or learner or racer'],
])('%s is refused by the tournament', (line, message) => {
  expect(() => readTournamentOptions(line.split(' '))).toThrow(OptionError);
  expect(() => readTournamentOptions(line.split(' '))).toThrow(message);
});

test('the same seed gives the same bytes, another seed does not, and a game does not depend on those that follow', () => {
  for (const play of ['random', 'learner', 'racer']) {
    const first = print(`--games 2 --seed 7 --play ${play}`);
    expect(print(`--games 2 --seed 7 --play ${play}`)).toBe(first);
    expect(print(`--games 2 --seed 8 --play ${play}`)).not.toBe(first);
    expect(print(`--games 4 --seed 7 --play ${play}`).startsWith(first)).toBe(true);
  }
});

test('records are read back and give the same final state; the drivers start by turns', () => {
  for (const deck of [101, 106]) {
    const line = `--games 4 --seed 5 --play computer --deck ${deck}`;
    const games = [...played(options(line))];
    const records = lines(line);
    expect(records.map((record) => record.options)).toEqual([0, 1, 0, 1].map((starter) => ({ starter, deck })));
    records.forEach((record, i) => {
      const read = readRecord(record);
      expect(read.ok && read.game).toEqual(games[i]?.end);
    });
  }
});

test('a trace is the record without actions, the deal, then a line for each action', () => {
  const [record] = lines('--games 1 --seed 5');
  const [head, deal, ...rest] = lines('--games 1 --seed 5 --trace');
  expect(head).toEqual({ ...record, actions: [] });
  expect(Object.keys(head)).toEqual(['format', 'options', 'deal', 'actions']);
  expect(Object.keys(deal)).toEqual(['n', 'events', 'state', 'legal']);
  expect(deal).toMatchObject({ n: 0, events: [], state: { phase: 'turn', deckCount: 88 } });
  expect(Object.keys(deal.state)).toEqual([
    'phase',
    'player',
    'drivers',
    'deckCount',
    'discards',
    'answerable',
    'completedBy',
    'scores',
  ]);
  expect(rest.map(({ player, action }) => ({ player, ...action }))).toEqual(record.actions);
  rest.forEach((line, i) => {
    expect(Object.keys(line)).toEqual(['n', 'player', 'action', 'events', 'state', 'legal']);
    expect(Object.keys(line.state)).toEqual(Object.keys(deal.state));
    for (const driver of line.state.drivers) expect(Object.keys(driver)).toEqual(Object.keys(deal.state.drivers[0]));
    expect(Object.keys(line.action)).toEqual(['type', 'card']);
    expect(line.n).toBe(i + 1);
    const before = i === 0 ? deal : rest[i - 1];
    expect(line.player).toBe(before.state.player);
    expect(before.legal).toContainEqual(line.action);
  });
  expect(rest.at(-1)).toMatchObject({ state: { phase: 'over' }, legal: [] });
  expect(Object.keys(rest.at(-1).state.scores[0])).toEqual([...POINT_SOURCES, 'total']);
});

test('the summary adds up', () => {
  const summary = print('--games 40 --seed 2 --play racer --summary');
  const share = (name: string) => Number(new RegExp(`^${name} +(\\d+\\.\\d) %$`, 'm').exec(summary)?.[1]);
  expect(share('trip completed') + share('the same, with an empty deck') + share('no cards left')).toBeCloseTo(100, 0);
  expect(summary).toMatch(/^games +40$/m);
  for (const source of POINT_SOURCES) expect(summary).toMatch(new RegExp(`^${source} +\\d+\\.\\d +\\d+\\.\\d %$`, 'm'));
  const seats = [...summary.matchAll(/^(?:starter|second) +(\d+\.\d) %/gm)].map(([, rate]) => Number(rate));
  expect(seats[0] ?? 0).toBeCloseTo(100 - (seats[1] ?? 0), 5);
});

test('two matches with hands exchanged give both contestants the same', () => {
  for (const seed of [1, 2, 3]) {
    expect(Number(firstWins(['racer', 'racer'], 0, seed)) + Number(firstWins(['racer', 'racer'], 1, seed))).toBe(1);
    expect(firstWins(['racer', 'learner'], 0, seed)).toBe(!firstWins(['learner', 'racer'], 1, seed));
  }
});

test('the racer beats the learner, and both beat chance', { timeout: 1_200_000 }, () => {
  const printed = [...tournament({ games: 200, among: ['racer', 'learner', 'random'], seed: 1 })].join('');
  const wins = (pair: string) => Number(new RegExp(`^${pair} +200 +(\\d+\\.\\d) %`, 'm').exec(printed)?.[1]);
  expect(wins('racer – learner')).toBeGreaterThanOrEqual(60);
  expect(wins('racer – random')).toBeGreaterThanOrEqual(75);
  expect(wins('learner – random')).toBeGreaterThanOrEqual(50);
});
