import { expect, test } from 'vitest';
import { ACTION_CARDS, type Condition, SAFETIES, SAFETY_OF } from '../../../../src/thousand-miles/index.ts';
import { driver, play, refusals, table, told } from '../table.ts';

const OTHERS = ['out-of-gas', 'flat-tire', 'accident'] as const;

test('C5.1 a safety may be played at any time, does not use the turn up, and its driver draws again', () => {
  for (const safety of SAFETIES) {
    for (const condition of ['waiting', 'rolling', 'stop', ...OTHERS] as const) {
      const game = table({ me: { hand: safety, condition }, deck: '25' });
      const after = play(game, safety);
      expect(after.state.player).toBe(0);
      expect(driver(after, 0).hand).toHaveLength(7);
      expect(driver(after, 0).hand).toContain('25');
      expect(driver(after, 0).safeties).toEqual([safety]);
    }
  }
  const game = table({ me: { hand: 'extra-tank driving-ace', condition: 'rolling' }, deck: '25 50' });
  expect(told(game, 'extra-tank')).toEqual(['C5.1 protected 0 extra-tank', 'C5.1 drew 0 25']);
  expect(driver(play(game, 'extra-tank', 'driving-ace', '25'), 0)).toMatchObject({
    safeties: ['extra-tank', 'driving-ace'],
    coupsFourres: [],
    miles: ['25'],
  });
  const empty = table({ me: { hand: 'extra-tank 25', condition: 'rolling' }, other: { hand: 'roll' }, last: true });
  expect(play(empty, 'extra-tank').state).toMatchObject({ player: 0, phase: 'turn' });
  expect(driver(play(empty, 'extra-tank'), 0).hand).toEqual(['25']);
  const alone = table({ me: { hand: 'extra-tank' }, other: { hand: 'roll' }, last: true });
  expect(play(alone, 'extra-tank').state).toMatchObject({ player: 1, phase: 'turn' });
});

test('C5.2 from then on its action cannot be played on that driver', () => {
  for (const card of ACTION_CARDS) {
    const safety = SAFETY_OF[card];
    const game = table({ me: { hand: `${safety} 25`, condition: 'rolling' }, other: { hand: card } });
    expect(refusals(play(game, '25'), card)).toEqual([]);
    expect(refusals(play(game, safety, '25'), card)).toEqual([`C5.2 protected ${safety}`]);
  }
});

test('C5.3 a late safety ends its action, and a Roll is still needed unless the Right of Way lies there', () => {
  for (const action of OTHERS) {
    const safety = SAFETY_OF[action];
    const late = table({ me: { hand: `${safety} roll`, condition: action } });
    expect(driver(play(late, safety), 0)).toMatchObject({ condition: 'waiting', light: 'red', coupsFourres: [] });
    expect(told(late, safety).slice(0, 2)).toEqual([`C5.1 protected 0 ${safety}`, `C5.3 ended 0 ${safety} ${action}`]);
    expect(driver(play(late, safety, 'roll'), 0).light).toBe('green');
    const withRight = table({ me: { hand: safety, condition: action, safeties: 'right-of-way' } });
    expect(driver(play(withRight, safety), 0)).toMatchObject({ condition: 'rolling', light: 'green' });
    const other = table({ me: { hand: SAFETIES.filter((each) => each !== safety).join(' '), condition: action } });
    for (const each of SAFETIES.filter((one) => one !== safety))
      expect(driver(play(other, each), 0).condition).toBe(action);
  }
});

test('C5.3 the Right of Way ends a Stop and a Speed Limit both, but not the other three', () => {
  const right = (condition: Condition, limit: boolean) => table({ me: { hand: 'right-of-way', condition, limit } });
  expect(driver(play(right('stop', true), 'right-of-way'), 0)).toMatchObject({
    condition: 'rolling',
    limit: false,
    light: 'green',
    coupsFourres: [],
  });
  expect(told(right('stop', true), 'right-of-way').slice(0, 4)).toEqual([
    'C5.1 protected 0 right-of-way',
    'C5.3 ended 0 right-of-way stop',
    'C5.3 ended 0 right-of-way speed-limit',
    'C3.1 light 0 green',
  ]);
  expect(driver(play(right('rolling', true), 'right-of-way'), 0).light).toBe('green');
  for (const action of OTHERS)
    expect(driver(play(right(action, true), 'right-of-way'), 0)).toMatchObject({
      condition: action,
      limit: false,
      light: 'red',
    });
});

/** The driver at turn attacks one whose light is green and who holds this safety, or draws it. */
const attackOn = (card: string, hand: string, deck = '25 50') =>
  table({ me: { hand: `${card} roll` }, other: { hand, condition: 'rolling' }, deck });

test('C5.4 a safety in the very next turn is a coup-fourré: the action is undone, and no Roll is needed', () => {
  for (const card of ACTION_CARDS) {
    const safety = SAFETY_OF[card];
    const hit = play(attackOn(card, safety), card);
    expect(hit.state).toMatchObject({ player: 1, answerable: card });
    expect(told(hit, safety).slice(0, 3)).toEqual([
      `C5.1 protected 1 ${safety}`,
      `C5.4 coup-fourre 1 ${safety} ${card}`,
      'C3.1 light 1 green',
    ]);
    const after = play(hit, safety);
    expect(driver(after, 1)).toMatchObject({
      condition: 'rolling',
      light: 'green',
      limit: false,
      safeties: [safety],
      coupsFourres: [safety],
    });
    expect(after.state).toMatchObject({ player: 1, answerable: null });
    // The card just drawn counts.
    const drawn = play(attackOn(card, '25', `${safety} 50`), card, safety);
    expect(driver(drawn, 1).coupsFourres).toEqual([safety]);
    // A turn later it is late.
    const late = play(play(hit, '-25'), '-roll');
    expect(late.state.answerable).toBeNull();
    expect(driver(play(late, safety), 1).coupsFourres).toEqual([]);
  }
});

test('C5.4 the very next turn lasts as long as safeties are played in it', () => {
  const hit = play(attackOn('accident', 'extra-tank driving-ace'), 'accident');
  const first = play(hit, 'extra-tank');
  expect(first.state.answerable).toBe('accident');
  expect(driver(play(first, 'driving-ace'), 1)).toMatchObject({
    safeties: ['extra-tank', 'driving-ace'],
    coupsFourres: ['driving-ace'],
    light: 'green',
  });
  // Also where the safety is drawn for another.
  const drawn = play(attackOn('accident', 'extra-tank', '25 driving-ace'), 'accident', 'extra-tank', 'driving-ace');
  expect(driver(drawn, 1).coupsFourres).toEqual(['driving-ace']);
  // Under a Speed Limit that was just played, a red light of old stays what it was.
  const red = table({ me: { hand: 'speed-limit' }, other: { hand: 'right-of-way', condition: 'accident' } });
  expect(driver(play(red, 'speed-limit', 'right-of-way'), 1)).toMatchObject({
    condition: 'accident',
    limit: false,
    light: 'red',
    coupsFourres: ['right-of-way'],
  });
});

test('C5.5 only the action just played makes a coup-fourré', () => {
  // An older Speed Limit ends with the Right of Way, but no coup-fourré comes of it.
  const limited = table({ me: { hand: 'right-of-way', condition: 'rolling', limit: true } });
  expect(driver(play(limited, 'right-of-way'), 0)).toMatchObject({ limit: false, coupsFourres: [] });
  // The Speed Limit is new, the Stop is old: one coup-fourré, and both are gone.
  const both = table({ me: { hand: 'speed-limit' }, other: { hand: 'right-of-way', condition: 'stop' } });
  const hit = play(both, 'speed-limit');
  expect(told(hit, 'right-of-way').slice(0, 4)).toEqual([
    'C5.1 protected 1 right-of-way',
    'C5.4 coup-fourre 1 right-of-way speed-limit',
    'C5.3 ended 1 right-of-way stop',
    'C3.1 light 1 green',
  ]);
  expect(driver(play(hit, 'right-of-way'), 1).coupsFourres).toEqual(['right-of-way']);
  // Another action was played just now.
  const elsewhere = table({
    me: { hand: 'speed-limit' },
    other: { hand: 'extra-tank', condition: 'out-of-gas' },
  });
  expect(driver(play(elsewhere, 'speed-limit', 'extra-tank'), 1)).toMatchObject({
    condition: 'waiting',
    limit: true,
    coupsFourres: [],
  });
});
