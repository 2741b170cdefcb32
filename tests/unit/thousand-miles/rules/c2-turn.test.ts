import { expect, test } from 'vitest';
import { apply, CARDS, legalActions, newGame } from '../../../../src/thousand-miles/index.ts';
import { action, driver, play, refusals, table, told } from '../table.ts';

test('C2.1 each driver holds 6 cards and draws 1; then one card is played or discarded', () => {
  for (const starter of [0, 1] as const) {
    const { state, deck } = newGame({ seed: 4, starter });
    expect(state.player).toBe(starter);
    expect(state.drivers.map(({ hand }) => hand.length)).toEqual(starter === 0 ? [7, 6] : [6, 7]);
    expect([deck.length, state.deckCount]).toEqual([88, 88]);
  }
  const game = table({ me: { hand: '25 100', condition: 'rolling' }, deck: '200 75' });
  const after = play(game, '25');
  expect(after.state).toMatchObject({ player: 1, deckCount: game.deck.length - 1 });
  expect(driver(after, 0).hand).toEqual(driver(game, 0).hand.filter((card) => card !== '25'));
  expect(driver(after, 1).hand).toEqual(['200', ...driver(game, 1).hand]);
  expect(after.deck[0]).toBe('75');
  expect(told(game, '-25')).toEqual(['C2.2 discarded 0 25', 'C2.1 turn-ended 0 1', 'C2.1 drew 1 200']);
  expect(driver(play(game, '-25', '-200'), 0).hand).toContain('75');

  expect(refusals(game, '75')).toEqual(['C2.1 not-in-hand 75']);
  expect(refusals(game, '-75')).toEqual(['C2.1 not-in-hand 75']);
  expect(refusals(game, 'stop')).toEqual(['C2.1 not-in-hand stop', 'C4.1 not-rolling roll']);
  const foreign = apply(game, { player: 1, ...action('-25') });
  expect(foreign).toEqual({ ok: false, refusals: [{ rule: 'C2.1', reason: 'not-your-turn', at: [] }] });
  expect(apply(game, { player: 0, ...action('-25') }).ok).toBe(true);
});

test('C2.1 an action has one form', () => {
  const game = table({ me: { hand: '25', condition: 'rolling' } });
  const wrong = (value: unknown) => {
    const outcome = apply(game, value as never);
    return outcome.ok ? 'accepted' : outcome.refusals.map(({ rule, reason, at }) => `${rule} ${reason} ${at}`).join();
  };
  expect(wrong(null)).toBe('null malformed type');
  expect(wrong('play')).toBe('null malformed type');
  expect(wrong({ type: 'draw', card: '25' })).toBe('null malformed type');
  expect(wrong({ type: 'play' })).toBe('null malformed card');
  expect(wrong({ type: 'play', card: 25 })).toBe('null malformed card');
  expect(wrong({ type: 'play', card: 'toString' })).toBe('null malformed card');
  expect(wrong({ type: 'play', card: '25', player: '0' })).toBe('null malformed player');
  expect(wrong({ type: 'play', card: '25', player: undefined })).toBe('null malformed player');
  expect(wrong({ type: 'play', card: '25', on: 1 })).toBe('null malformed on');
  expect(wrong({ type: 'play', card: '25', player: 0, on: 1 })).toBe('null malformed on');
  expect(wrong(undefined)).toBe('null malformed type');
  expect(wrong(Object.create({ type: 'play', card: '25' }))).toBe('null malformed type');
  expect(wrong({ type: 'play', card: '25' })).toBe('accepted');
});

test('C2.2 any card may be discarded, face up, and is never used again', () => {
  const game = table({ me: { hand: '200 stop roll end-of-limit driving-ace' } });
  for (const card of new Set(driver(game, 0).hand)) {
    const after = play(game, `-${card}`);
    expect(after.state.discards).toEqual([card]);
    expect(driver(after, 0).safeties).toEqual([]);
    expect(after.state.player).toBe(1);
  }
  expect(play(game, '-200', '-repairs', '-stop').state.discards).toEqual(['200', 'repairs', 'stop']);
  let later = play(game, '-driving-ace');
  while (later.state.phase === 'turn') later = play(later, `-${driver(later, later.state.player).hand[0]}`);
  expect(later.state.drivers.flatMap(({ safeties }) => safeties)).toEqual([]);
  expect(later.state.discards).toContain('driving-ace');
});

test('C2.3 without a deck the turns go on without drawing, and a driver without cards is passed over', () => {
  const last = table({ me: { hand: '25', condition: 'rolling' }, deck: '50', last: true });
  expect(told(last, '25')).toEqual([
    'C3.2 drove 0 25 25',
    'C2.1 turn-ended 0 1',
    'C2.1 drew 1 50',
    'C2.3 deck-empty 1',
  ]);
  const none = table({ me: { hand: '25 50 75', condition: 'rolling' }, other: { hand: 'roll' }, last: true });
  const after = play(none, '25');
  expect(driver(after, 1).hand).toEqual(['roll']);
  const again = play(after, '-roll');
  expect(again.state.player).toBe(0);
  expect(told(again, '50')).toEqual(['C3.2 drove 0 50 75', 'C2.3 passed-over 1', 'C2.1 turn-ended 0 0']);
  expect(play(again, '50').state).toMatchObject({ phase: 'turn', player: 0 });
  expect(play(again, '50', '75').state).toMatchObject({ phase: 'over', player: 0 });
});

test('C2.3 who is attacked and passed over answers nothing', () => {
  const game = table({
    me: { hand: 'stop 25', condition: 'rolling' },
    other: { condition: 'rolling' },
    last: true,
  });
  expect(play(game, 'stop').state).toMatchObject({ player: 0, answerable: null });
});

test('C2.4 the game ends at 1000 miles, or when no cards are left in either hand', () => {
  const game = table({ me: { hand: 'roll' }, other: { hand: '25' }, last: true });
  const one = play(game, '-roll');
  expect(one.state).toMatchObject({ phase: 'turn', player: 1 });
  const { state } = play(one, '-25');
  expect(state).toMatchObject({ phase: 'over', player: 1, completedBy: null });
  expect(told(one, '-25')).toEqual(['C2.2 discarded 1 25', 'C2.4 game-over 1 no-cards']);
  expect(legalActions(play(one, '-25'))).toEqual([]);
  for (const card of CARDS) expect(refusals(play(one, '-25'), card)).toEqual(['C2.4 game-over']);

  const trip = table({ me: { hand: '100', miles: '200 200 100 100 100 100 100', condition: 'rolling' } });
  expect(told(trip, '100').slice(0, 2)).toEqual(['C3.2 drove 0 100 1000', 'C2.4 game-over 0 trip']);
  expect(play(trip, '100').state.drivers.map(({ hand }) => hand.length)).toEqual([6, 6]);
  expect(legalActions(play(trip, '100'))).toEqual([]);
  expect(refusals(play(trip, '100'), '-repairs')).toEqual(['C2.4 game-over']);

  const safety = table({ me: { hand: 'extra-tank' }, other: {}, last: true });
  expect(play(safety, 'extra-tank').state).toMatchObject({ phase: 'over', player: 0 });
  expect(play(safety, 'extra-tank').state.scores?.[0].total).toBe(100);
});
