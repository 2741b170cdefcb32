import { describe, expect, test } from 'vitest';
import { readRecord } from '../../../src/milestones/index.ts';
import { readOptions } from '../../../src/simulator/options.ts';
import { output, played } from '../../../src/simulator/run.ts';

const options = (line: string) => readOptions(line.split(' '));
const print = (line: string) => [...output(options(line))].join('');
const lines = (line: string) =>
  print(line)
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text));

test('the same seed gives the same bytes, another seed does not', () => {
  for (const play of ['random', 'greedy']) {
    const first = print(`--games 2 --players 3 --seed 7 --play ${play}`);
    expect(print(`--games 2 --players 3 --seed 7 --play ${play}`)).toBe(first);
    expect(print(`--games 2 --players 3 --seed 8 --play ${play}`)).not.toBe(first);
  }
});

test('a game does not depend on how many games follow', () => {
  const [first] = lines('--games 1 --players 2 --seed 7 --board random');
  expect(lines('--games 3 --players 2 --seed 7 --board random')[0]).toEqual(first);
});

test.each(['practice', 'random'])('records of the %s board are read back and give the same final state', (board) => {
  for (const players of [2, 3, 4]) {
    const asked = `--games 2 --players ${players} --seed 5 --board ${board}`;
    const games = [...played(options(asked))];
    const records = lines(asked);
    expect(records).toHaveLength(2);
    records.forEach((record, i) => {
      const read = readRecord(record);
      expect(read.ok && read.game.state).toEqual(games[i]?.steps.at(-1)?.game.state);
      expect(read.ok && read.game.state.phase).toBe('over');
    });
  }
});

test('a record names the fields of its actions in the order of the format, the player first', () => {
  const [record] = lines('--games 1 --players 2 --seed 5 --play greedy');
  const seen = new Set(record.actions.map((action: object) => Object.keys(action).join(' ')));
  for (const fields of [
    'player type tile space',
    'player type to',
    'player type from milestone to',
    'player type lot',
    'player type marketplace numbers',
    'player type',
  ])
    expect(seen).toContain(fields);
});

test('a trace is the record without actions, the deal, then a line for each action', () => {
  const [record] = lines('--games 1 --players 4 --seed 5 --play greedy');
  const [head, deal, ...rest] = lines('--games 1 --players 4 --seed 5 --play greedy --trace');
  expect(head).toEqual({ ...record, actions: [] });
  expect(Object.keys(deal)).toEqual(['n', 'events', 'state', 'legal']);
  expect(deal).toMatchObject({ n: 0, events: [], state: { phase: 'draft' } });
  expect(rest.map(({ player, action }) => ({ player, ...action }))).toEqual(record.actions);
  rest.forEach((line, i) => {
    expect(Object.keys(line)).toEqual(['n', 'player', 'action', 'events', 'state', 'legal']);
    expect(line.n).toBe(i + 1);
    const before = i === 0 ? deal : rest[i - 1];
    expect(line.player).toBe(before.state.player);
    expect(before.legal).toContainEqual(line.action);
  });
  expect(rest.at(-1)).toMatchObject({ state: { phase: 'over' }, legal: [] });
});

test('the starting player and the variant are those asked for', () => {
  for (const { options } of lines('--games 3 --players 3 --seed 1 --start 2 --variant equalCategoryScores'))
    expect(options).toEqual({ players: 3, startingPlayer: 2, variants: { equalCategoryScores: true } });
  for (const { options } of lines('--games 1 --players 2 --seed 1 --start 0 --variant houseMayLeaveBonus'))
    expect(options.variants).toEqual({ equalCategoryScores: false, houseMayLeaveBonus: true });
  const drawn = lines('--games 12 --players 2 --seed 1').map(({ options }) => options.startingPlayer);
  expect([...new Set(drawn)].sort()).toEqual([0, 1]);
});

describe('greedy', () => {
  test.each([2, 3, 4])('ends most games by score with %i players', (players) => {
    const games = [...played(options(`--games 10 --players ${players} --seed 3 --play greedy`))];
    const ends = games.map(({ steps }) =>
      steps.flatMap(({ events }) => events).find((e) => e.type === 'end-triggered'),
    );
    expect(ends.filter((end) => end?.by === 'score').length).toBeGreaterThanOrEqual(6);
  });

  test('beats random', () => {
    const summary = print('--games 4 --players 2 --seed 3 --play greedy --summary');
    const score = Number(/^score\s+(\S+)/m.exec(summary)?.[1]);
    const byChance = Number(/^score\s+(\S+)/m.exec(print('--games 4 --players 2 --seed 3 --summary'))?.[1]);
    expect(score).toBeGreaterThan(2 * byChance);
  });
});
