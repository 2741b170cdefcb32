import { expect, test } from 'vitest';
import { type Condition, MILES, newGame } from '../../../../src/thousand-miles/index.ts';
import { driver, play, refusals, table, told } from '../table.ts';

const ALL_MILES = '25 50 75 100 200';

test('C3.1 the light starts red, and a Roll or the Right of Way comes first', () => {
  for (const { light, condition } of newGame({ seed: 1 }).state.drivers)
    expect([light, condition]).toEqual(['red', 'waiting']);
  const game = table({ me: { hand: `roll right-of-way ${ALL_MILES}` } });
  expect(driver(play(game, 'roll'), 0)).toMatchObject({ condition: 'rolling', light: 'green' });
  expect(driver(play(game, 'right-of-way'), 0)).toMatchObject({ condition: 'rolling', light: 'green' });
  expect(told(game, 'roll')).toContain('C3.1 light 0 green');
  expect(told(game, 'right-of-way')).toContain('C3.1 light 0 green');
  expect(refusals(game, '25')).toEqual(['C3.2 roll-first roll right-of-way']);
});

test('C3.2 mile cards are played only on green, on yellow only 25 and 50', () => {
  const on = (condition: Condition, limit: boolean) => table({ me: { hand: ALL_MILES, condition, limit } });
  for (const mile of MILES) {
    expect(refusals(on('rolling', false), mile)).toEqual([]);
    expect(refusals(on('rolling', true), mile)).toEqual(
      mile === '25' || mile === '50' ? [] : ['C3.2 limited speed-limit'],
    );
    for (const limit of [true, false]) {
      expect(refusals(on('waiting', limit), mile)).toEqual(['C3.2 roll-first roll right-of-way']);
      for (const condition of ['stop', 'out-of-gas', 'flat-tire', 'accident'] as const)
        expect(refusals(on(condition, limit), mile)).toEqual([`C3.2 held-up ${condition}`]);
    }
  }
  const after = play(on('rolling', true), '50');
  expect(driver(after, 0)).toMatchObject({ miles: ['50'], total: 50, light: 'yellow' });
  expect(told(on('rolling', false), '200')).toEqual([
    'C3.2 drove 0 200 200',
    'C2.1 turn-ended 0 1',
    expect.stringMatching(/^C2.1 drew 1 /),
  ]);
});

test('C3.3 at most two 200s in one game for each driver', () => {
  const mine = (miles: string) =>
    table({ me: { hand: '200 25', miles, condition: 'rolling' }, other: { miles: '200', condition: 'rolling' } });
  expect(refusals(mine('200'), '200')).toEqual([]);
  expect(refusals(mine('200 25 200'), '200')).toEqual(['C3.3 two-200s 200']);
  expect(refusals(mine('200 25 200'), '25')).toEqual([]);
  expect(refusals(mine('25 25 200'), '200'), 'other cards do not count').toEqual([]);
  // What nothing can change comes before what a Roll cures.
  const stopped = table({ me: { hand: '200', miles: '200 200', condition: 'stop' } });
  expect(refusals(stopped, '200')).toEqual(['C3.3 two-200s 200', 'C3.2 held-up stop']);
});

test('C3.4 1000 must be met exactly', () => {
  const at = (miles: string) =>
    table({ me: { hand: ALL_MILES, miles, condition: 'rolling' }, other: { miles: '100' } });
  const at925 = at('200 200 100 100 100 75 75 75');
  expect(driver(at925, 0).total).toBe(925);
  expect(refusals(at925, '75')).toEqual([]);
  expect(refusals(at925, '100')).toEqual(['C3.4 past-1000 100']);
  expect(refusals(at925, '200')).toEqual(['C3.3 two-200s 200', 'C3.4 past-1000 200']);
  expect(play(at925, '50').state.phase).toBe('turn');
  expect(play(at925, '75').state.phase).toBe('over');
});
