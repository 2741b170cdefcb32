import { expect, test } from 'vitest';
import { ACTION_CARDS, type Condition, REMEDIES } from '../../../../src/thousand-miles/index.ts';
import { driver, play, refusals, table, told } from '../table.ts';

const STOPPING = ['stop', 'out-of-gas', 'flat-tire', 'accident'] as const;
const against = (condition: Condition, limit = false, safeties = '') =>
  table({
    me: { hand: 'stop speed-limit out-of-gas flat-tire accident', condition: 'waiting' },
    other: { condition, limit, safeties },
  });

test('C4.1 what stops is played on a green light, and turns it red', () => {
  for (const card of STOPPING) {
    const game = against('rolling');
    expect(driver(play(game, card), 1)).toMatchObject({ condition: card, light: 'red', limit: false });
    expect(told(game, card).slice(0, 2)).toEqual([`C4.1 attacked 0 ${card} 1`, 'C3.1 light 1 red']);
    expect(refusals(against('waiting'), card)).toEqual(['C4.1 not-rolling roll']);
    expect(refusals(against('rolling', true), card)).toEqual(['C4.1 light-yellow speed-limit']);
    for (const standing of STOPPING) {
      expect(refusals(against(standing), card)).toEqual([`C4.1 held-up-already ${standing}`]);
      expect(refusals(against(standing, true), card)).toEqual([`C4.1 held-up-already ${standing}`]);
    }
  }
  // A safety and the light, each with its rule.
  expect(refusals(against('accident', false, 'extra-tank'), 'out-of-gas')).toEqual([
    'C5.2 protected extra-tank',
    'C4.1 held-up-already accident',
  ]);
  // A safety of another pair does not protect.
  expect(refusals(against('rolling', false, 'extra-tank puncture-proof driving-ace'), 'stop')).toEqual([]);
});

test('C4.2 a Speed Limit may be played at any time, counts when the light is not red, and lies there once', () => {
  for (const condition of ['waiting', 'rolling', ...STOPPING] as const) {
    const game = against(condition);
    const after = driver(play(game, 'speed-limit'), 1);
    expect(after).toMatchObject({ condition, limit: true, light: condition === 'rolling' ? 'yellow' : 'red' });
    expect(refusals(against(condition, true), 'speed-limit')).toEqual(['C4.2 limited-already speed-limit']);
  }
  expect(told(against('rolling'), 'speed-limit').slice(0, 2)).toEqual([
    'C4.2 attacked 0 speed-limit 1',
    'C3.1 light 1 yellow',
  ]);
  expect(told(against('waiting'), 'speed-limit').slice(0, 2)).toEqual([
    'C4.2 attacked 0 speed-limit 1',
    'C2.1 turn-ended 0 1',
  ]);
  expect(refusals(against('rolling', false, 'right-of-way'), 'speed-limit')).toEqual(['C5.2 protected right-of-way']);
  const kept = table({ me: { hand: 'roll 100', condition: 'waiting', limit: true } });
  expect(driver(play(kept, 'roll'), 0)).toMatchObject({ light: 'yellow', limit: true });
  expect(told(kept, 'roll')).toContain('C3.1 light 0 yellow');
});

const mine = (condition: Condition, safeties = '', limit = false) =>
  table({ me: { hand: REMEDIES.join(' '), condition, safeties, limit } });

test('C4.3 a remedy cures its own action, and then a Roll is still needed', () => {
  const cures = [
    ['gasoline', 'out-of-gas'],
    ['spare-tire', 'flat-tire'],
    ['repairs', 'accident'],
  ] as const;
  for (const [remedy, action] of cures) {
    for (const condition of ['waiting', 'rolling', ...STOPPING] as const)
      expect(refusals(mine(condition), remedy)).toEqual(condition === action ? [] : [`C4.3 nothing-to-cure ${action}`]);
    const cured = play(mine(action), remedy);
    expect(driver(cured, 0)).toMatchObject({ condition: 'waiting', light: 'red' });
    expect(told(mine(action), remedy)[0]).toBe(`C4.3 cured 0 ${remedy} ${action}`);
    expect(driver(play(cured, '-repairs', 'roll'), 0)).toMatchObject({ condition: 'rolling', light: 'green' });
    expect(refusals(mine(action), 'roll')).toEqual([`C4.3 cure-first ${action} ${remedy}`]);
  }
});

test('C4.3 a Roll is played on a Stop or where only a Roll is missing', () => {
  expect(told(mine('stop'), 'roll').slice(0, 2)).toEqual(['C4.3 cured 0 roll stop', 'C3.1 light 0 green']);
  expect(told(mine('waiting'), 'roll').slice(0, 2)).toEqual(['C4.3 rolled 0', 'C3.1 light 0 green']);
  expect(refusals(mine('rolling'), 'roll')).toEqual(['C4.3 rolling-already roll']);
  expect(refusals(mine('rolling', '', true), 'roll')).toEqual(['C4.3 rolling-already roll']);
  expect(refusals(mine('rolling', 'right-of-way'), 'roll')).toEqual([
    'C4.3 needs-no-roll right-of-way',
    'C4.3 rolling-already roll',
  ]);
  expect(refusals(mine('accident', 'right-of-way'), 'roll')).toEqual([
    'C4.3 needs-no-roll right-of-way',
    'C4.3 cure-first accident repairs',
  ]);
});

test('C4.4 End of Limit takes a Speed Limit away, whatever the light', () => {
  for (const condition of ['waiting', 'rolling', ...STOPPING] as const) {
    const after = driver(play(mine(condition, '', true), 'end-of-limit'), 0);
    expect(after).toMatchObject({ condition, limit: false, light: condition === 'rolling' ? 'green' : 'red' });
    expect(refusals(mine(condition), 'end-of-limit')).toEqual(['C4.4 nothing-to-cure speed-limit']);
  }
  // Without a Roll nobody rolls.
  expect(told(mine('waiting', '', true), 'end-of-limit')).toEqual([
    'C4.4 cured 0 end-of-limit speed-limit',
    'C2.1 turn-ended 0 1',
    expect.stringMatching(/^C2.1 drew 1 /),
  ]);
  expect(told(mine('rolling', '', true), 'end-of-limit').slice(0, 2)).toEqual([
    'C4.4 cured 0 end-of-limit speed-limit',
    'C3.1 light 0 green',
  ]);
});

test('C4.5 with the Right of Way a cured driver is green at once, and may be attacked again at once', () => {
  const game = table({
    me: { hand: 'gasoline', condition: 'out-of-gas', safeties: 'right-of-way' },
    other: { hand: 'accident stop out-of-gas' },
  });
  const cured = play(game, 'gasoline');
  expect(driver(cured, 0)).toMatchObject({ condition: 'rolling', light: 'green' });
  expect(driver(play(cured, 'accident'), 0)).toMatchObject({ condition: 'accident', light: 'red' });
  expect(driver(play(cured, 'out-of-gas'), 0).condition).toBe('out-of-gas');
  expect(refusals(cured, 'stop')).toEqual(['C5.2 protected right-of-way']);
  // Without it the cured driver is not green, and may not.
  const slow = play(
    table({ me: { hand: 'gasoline', condition: 'out-of-gas' }, other: { hand: 'accident' } }),
    'gasoline',
  );
  for (const card of ACTION_CARDS.filter((each) => each === 'accident'))
    expect(refusals(slow, card)).toEqual(['C4.1 not-rolling roll']);
});
