import { describe, expect, test } from 'vitest';
import { readText } from '../../../src/kit/reading.ts';
import {
  type Card,
  type Game,
  LIMITS,
  legalActions,
  newGame,
  readRecord,
  recordOf,
  type Scene,
  traceOf,
} from '../../../src/thousand-miles/index.ts';
import { type Deal, gameFrom } from '../../../src/thousand-miles/new-game.ts';
import { action, play, table } from './table.ts';

// biome-ignore lint/suspicious/noExplicitAny: records are damaged at will here.
type Loose = any;

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** What is wrong with a record, as texts: where, what, and the rule. */
function problems(data: unknown): string[] {
  const read = readRecord(data);
  return read.ok ? [] : read.problems.map(({ at, reason, rule }) => [at, reason, rule ?? []].flat().join(' '));
}

/** The problems of a record that is a little changed. */
function changed(record: object, change: (copy: Loose) => void): string[] {
  const copy = asJson(record);
  expect(problems(copy)).toEqual([]);
  change(copy);
  return problems(copy);
}

const dealt = recordOf(newGame({ seed: 2, starter: 1 }), []);

describe('a record', () => {
  test('starts from the deal, and is the same after JSON', () => {
    const start = newGame({ seed: 2, starter: 1 });
    expect(Object.keys(dealt)).toEqual(['format', 'options', 'deal', 'actions']);
    expect((dealt as Loose).deal.hands.map((hand: Card[]) => hand.length)).toEqual([6, 6]);
    expect((dealt as Loose).deal.deck).toEqual([start.opening, ...start.deck]);
    const read = readRecord(asJson(dealt));
    expect(read.ok && read.start).toEqual(start);
    expect(gameFrom(start.options, (dealt as { deal: Deal }).deal)).toEqual(start);
  });

  test('of a later moment starts from a position; hands may be written in any order', () => {
    const game = play(
      newGame({ seed: 2 }),
      `-${newGame({ seed: 2 }).state.drivers[0].hand[0] ?? ''}`.replace('--', '-'),
    );
    const record = asJson(recordOf(game, [])) as Loose;
    expect(Object.keys(record)).toEqual(['format', 'options', 'position', 'actions']);
    record.position.state.drivers[0].hand.reverse();
    const read = readRecord(record);
    expect(read.ok && read.start).toEqual(game);
  });

  test('holds the actions in order, and says which one the rules refuse', () => {
    const game = table({ me: { hand: 'roll 100', condition: 'waiting' }, other: { hand: 'stop' } });
    const actions = [
      { player: 0, ...action('roll') },
      { player: 1, ...action('stop') },
    ];
    const read = readRecord(asJson(recordOf(game, actions)));
    expect(read.ok && read.game).toEqual(play(game, 'roll', 'stop'));
    expect(problems(recordOf(game, [...actions, { player: 0, ...action('100') }]))).toEqual(['actions.2 held-up C3.2']);
    expect(problems(recordOf(game, [{ player: 1, ...action('roll') }]))).toEqual(['actions.0 not-your-turn C2.1']);
    for (const wrong of [action('roll'), null, undefined, 7, 'roll'])
      expect(problems({ ...recordOf(game, []), actions: [wrong] })).toEqual(['actions.0.player missing-field']);
    expect(problems({ ...recordOf(game, []), actions: [{ player: 0, type: 'draw' }] })).toEqual([
      'actions.0 malformed',
    ]);
  });

  test('of another form is refused with the place', () => {
    expect(problems(null)).toEqual(['format unknown-format']);
    expect(problems({ ...dealt, format: 'milestones/1' })).toEqual(['format unknown-format']);
    expect(problems({ ...dealt, format: 'thousand-miles/2' })).toEqual(['format newer-format']);
    expect(problems({ ...dealt, format: 'thousand-miles/0' })).toEqual(['format unknown-format']);
    expect(changed(dealt, (copy) => delete copy.options)).toEqual(['options missing-field']);
    expect(changed(dealt, (copy) => (copy.note = 'mine'))).toEqual(['note unknown-field']);
    expect(changed(dealt, (copy) => (copy.options.starter = 2))).toEqual(['options.starter wrong-value']);
    expect(changed(dealt, (copy) => (copy.options.deck = 100))).toEqual(['options.deck wrong-value']);
    expect(changed(dealt, (copy) => (copy.deal.hands[1][2] = 'joker'))).toEqual(['deal.hands.1.2 wrong-value']);
    expect(changed(dealt, (copy) => (copy.deal.hands = [[]]))).toEqual(['deal.hands.1 wrong-value']);
    expect(changed(dealt, (copy) => (copy.actions = Array(LIMITS.actions + 1).fill(0)))).toEqual(['actions too-large']);
    expect(changed(dealt, (copy) => (copy.deal.deck = Array(LIMITS.cards + 1).fill('25')))).toEqual([
      'deal.deck too-large',
    ]);
    expect(changed(dealt, (copy) => (copy.position = {}))).toContain('deal unknown-field');
  });

  test('as a text that is no JSON or too long is refused', () => {
    const read = (text: string) => {
      const result = readText(text, LIMITS.text, readRecord);
      return result.ok ? [] : result.problems.map(({ at, reason }) => `${at} ${reason}`);
    };
    expect(read(JSON.stringify(dealt))).toEqual([]);
    expect(read('{')).toEqual([' not-json']);
    expect(read(' '.repeat(LIMITS.text + 1))).toEqual([' too-large']);
  });

  test('with room for the longest game that there is', () => {
    expect(LIMITS.actions).toBeGreaterThan(106);
    expect(JSON.stringify(dealt).length * 10).toBeLessThan(LIMITS.text);
  });
});

describe('a deal', () => {
  test('has six cards in each hand and every card of its deck once', () => {
    expect(changed(dealt, ({ deal }) => deal.deck.unshift(deal.hands[0].pop()))).toEqual([
      'deal.hands.0 hand-size C2.1',
    ]);
    expect(changed(dealt, ({ deal }) => deal.deck.pop())).toEqual(['deal.deck cards-missing C1.3']);
    expect(changed(dealt, ({ deal }) => deal.deck.push('driving-ace'))).toEqual(['deal.deck.89 too-many-cards C1.3']);
    for (const seat of [0, 1])
      expect(changed(dealt, ({ deal }) => deal.hands[seat].fill('driving-ace'))).toContain(
        `deal.hands.${seat}.5 too-many-cards C1.3`,
      );
    expect(changed(dealt, ({ options }) => (options.deck = 106))).toEqual(['deal.deck cards-missing C1.3']);
    const ace = (dealt as { deal: Deal }).deal.deck.indexOf('driving-ace');
    expect(ace).toBeGreaterThanOrEqual(0);
    expect(changed(dealt, ({ deal }) => (deal.deck[ace] = 'extra-tank'))).toContain('deal.deck cards-missing C1.3');
  });
});

test('a trace holds the record, the deal, and each action with what it brought and what can be done then', () => {
  const game = table({ me: { hand: 'roll', condition: 'waiting' }, other: { hand: 'stop' } });
  const actions = [
    { player: 0, ...action('roll') },
    { player: 1, ...action('stop') },
  ];
  const after = [play(game, 'roll'), play(game, 'roll', 'stop')] as const;
  const [head, ...lines] = traceOf(game, actions) as Iterable<{ readonly events?: readonly object[] }>;
  expect(head).toEqual(recordOf(game, []));
  expect(lines).toMatchObject([
    { n: 0, events: [], state: game.state, legal: legalActions(game) },
    { n: 1, player: 0, action: action('roll'), state: after[0].state, legal: legalActions(after[0]) },
    { n: 2, player: 1, action: action('stop'), state: after[1].state, legal: legalActions(after[1]) },
  ]);
  expect(lines[1]?.events?.[0]).toMatchObject({ type: 'rolled', rule: 'C4.3', player: 0 });
  expect(() => [...traceOf(game, [...actions, { player: 1, ...action('25') }])]).toThrow(
    /^action 2 is refused: .*"rule":"C2.1","reason":"not-your-turn"/,
  );
});

/** The problems of a position that is a little changed, without the common beginning of their places. */
function damaged(written: Scene | Game, change: (position: Loose, first: Loose) => void): string[] {
  const game = 'state' in written ? written : table(written);
  return changed(recordOf(game, []), ({ position }) => change(position.state, position.state.drivers[0])).map((text) =>
    text.replace(/^position\.(state\.)?/, ''),
  );
}

describe('a position', () => {
  test('whose coup-fourré undid a speed limit may have every stop somewhere else (C1.3, C5.4)', () => {
    const me = { hand: 'right-of-way stop stop', condition: 'rolling', limit: true } as const;
    const attacked = table({ me, other: { hand: 'stop', condition: 'stop' }, answerable: 'speed-limit' });
    const game = play(attacked, 'right-of-way');
    expect(game.state.drivers[0].coupsFourres).toEqual(['right-of-way']);
    expect(problems(recordOf(game, []))).toEqual([]);
  });

  test('has miles that add up, and no more than a trip', () => {
    expect(damaged({ me: { miles: '25 50' } }, (_, me) => (me.total = 100))).toEqual([
      'drivers.0.total total-disagrees C7.1',
    ]);
    const far = { me: { miles: '100 100 100 100 100 100 100 100 100 75', hand: '50' } };
    expect(
      damaged(far, (_, me) => {
        me.miles.push('50');
        me.total += 50;
        me.hand[me.hand.indexOf('50')] = 'roll';
      }),
    ).toEqual(['drivers.0.miles too-far C3.4']);
    expect(
      damaged({ me: { miles: '200 200', hand: '200' } }, (_, me) => {
        me.miles.push('200');
        me.total = 600;
        me.hand[me.hand.indexOf('200')] = 'roll';
      }),
    ).toEqual(['drivers.0.miles too-many-200s C3.3']);
  });

  test('has the light of its condition', () => {
    expect(damaged({}, (_, me) => (me.light = 'green'))).toEqual(['drivers.0.light light-disagrees C3.1']);
    const yellow = { me: { condition: 'rolling', limit: true } } as const;
    expect(damaged(yellow, (_, me) => (me.light = 'green'))).toEqual(['drivers.0.light light-disagrees C3.1']);
    expect(damaged(yellow, (_, me) => (me.light = 'red'))).toEqual(['drivers.0.light light-disagrees C3.1']);
  });

  test('has no action where its safety lies, and a driver with the Right of Way does not wait', () => {
    const safe = { me: { safeties: 'right-of-way extra-tank', condition: 'rolling' } } as const;
    const stopped = (condition: string) =>
      damaged(safe, (_, me) => {
        me.condition = condition;
        me.light = 'red';
      });
    expect(stopped('stop')).toEqual(['drivers.0.condition condition-not-allowed C5.3']);
    expect(stopped('out-of-gas')).toEqual(['drivers.0.condition condition-not-allowed C5.3']);
    expect(stopped('waiting')).toEqual(['drivers.0.condition condition-not-allowed C4.5']);
    expect(stopped('accident')).toEqual([]);
    expect(
      damaged(safe, (_, me) => {
        me.limit = true;
        me.light = 'yellow';
      }),
    ).toEqual(['drivers.0.limit limit-not-allowed C5.3']);
  });

  test('has coups-fourrés among the safeties, in the order of play', () => {
    const two = { me: { safeties: 'extra-tank driving-ace', coups: 'extra-tank driving-ace' } };
    expect(damaged(two, (_, me) => me.coupsFourres.reverse())).toEqual([
      'drivers.0.coupsFourres.1 coup-not-a-safety C5.4',
    ]);
    expect(damaged(two, (_, me) => (me.coupsFourres[1] = 'extra-tank'))).toEqual([
      'drivers.0.coupsFourres.1 coup-not-a-safety C5.4',
    ]);
    expect(damaged(two, (_, me) => me.coupsFourres.push('puncture-proof'))).toEqual([
      'drivers.0.coupsFourres.2 coup-not-a-safety C5.4',
    ]);
  });

  test('has no more cards of a kind than the deck, those counted that lie in the piles, and none is missing', () => {
    const more = (written: Scene, card: Card, change?: (state: Loose, me: Loose) => void) =>
      damaged(written, (state, me) => {
        me.hand[me.hand.indexOf('repairs')] = card;
        change?.(state, me);
      });
    const last200 = table({ me: { hand: '200' } }).deck.lastIndexOf('200');
    expect(more({ me: { hand: '200' } }, '200')).toEqual([`deck.${last200} too-many-cards C1.3`]);
    // The one safety of its kind, and the fourth 200, lie twice.
    expect(more({ me: { safeties: 'driving-ace' } }, '25', (_, me) => me.safeties.push('driving-ace'))).toContain(
      'drivers.0.safeties.1 too-many-cards C1.3',
    );
    expect(
      damaged({ me: { miles: '200 200', hand: '200 200' } }, (state) => {
        state.drivers[1].miles.push('200');
        state.drivers[1].total = 200;
      }),
    ).toContain('drivers.1.miles.0 too-many-cards C1.3');
    expect(damaged({}, (state) => state.discards.push(...Array(7).fill('repairs')))).toContain(
      'discards.0 too-many-cards C1.3',
    );
    const last = { me: { hand: 'repairs' }, last: true };
    expect(more({ ...last, me: { hand: 'repairs accident accident' } }, 'accident')).toEqual([
      'drivers.0.hand.2 too-many-cards C1.3',
    ]);
    expect(more({ ...last, me: { hand: 'repairs accident', condition: 'accident' } }, 'accident')).toEqual([
      'drivers.0.condition too-many-cards C1.3',
    ]);
    expect(more({ ...last, me: { hand: 'repairs speed-limit speed-limit', limit: true } }, 'speed-limit')).toEqual([
      'drivers.0.limit too-many-cards C1.3',
    ]);
    expect(
      more({ ...last, me: { hand: 'repairs accident', safeties: 'driving-ace', coups: 'driving-ace' } }, 'accident'),
    ).toEqual(['drivers.0.coupsFourres.0 too-many-cards C1.3']);
    const right = { condition: 'rolling', safeties: 'right-of-way', coups: 'right-of-way' } as const;
    expect(
      more({ ...last, me: { hand: 'repairs stop stop stop speed-limit speed-limit', ...right } }, 'speed-limit'),
    ).toEqual([]);
    const rolls = table({
      ...last,
      me: { hand: 'repairs', condition: 'rolling' },
      other: { hand: 'roll roll roll roll roll roll' },
    });
    expect(damaged(rolls, (state) => state.discards.push(...Array(7).fill('roll'), 'roll'))).toEqual([
      'drivers.0.condition too-many-cards C1.3',
    ]);
    expect(damaged(last, (state) => state.discards.splice(state.discards.indexOf('25'), 1))).toEqual([
      'deck cards-missing C1.3',
    ]);
    expect(damaged(last, (state) => state.discards.splice(state.discards.indexOf('extra-tank'), 1))).toEqual([
      'deck cards-missing C1.3',
    ]);
    // Remedies and action cards may have been played; with the Right of Way it needs no Roll.
    const allRolls = { hand: 'roll roll roll roll roll roll' };
    expect(
      damaged({ me: { hand: 'repairs', ...right }, other: allRolls, last: true }, (state) =>
        state.discards.push(...Array(8).fill('roll')),
      ),
    ).toEqual([]);
    expect(damaged(last, (_, me) => (me.hand = ['roll']))).toEqual([]);
  });

  test('has full hands while the deck lasts, and a card for the driver at turn', () => {
    expect(damaged({}, (_, me) => me.hand.pop())).toEqual(['drivers.0.hand hand-size C2.1']);
    expect(damaged({}, (state) => state.drivers[1].hand.pop())).toEqual(['drivers.1.hand hand-size C2.1']);
    const last = { me: { hand: 'roll' }, last: true };
    expect(damaged(last, (_, me) => (me.hand = Array(8).fill('roll')))).toEqual(['drivers.0.hand hand-size C2.1']);
    expect(damaged(last, (_, me) => (me.hand = Array(7).fill('roll')))).toEqual([]);
    expect(damaged(last, (state) => (state.drivers[1].hand = Array(7).fill('roll')))).toEqual([
      'drivers.1.hand hand-size C2.1',
    ]);
    expect(damaged(last, (_, me) => (me.hand = []))).toEqual(['drivers.0.hand hand-size C2.3']);
    expect(damaged({}, (state) => (state.deckCount = 3))).toEqual(['deckCount deck-count-disagrees C7.1']);
  });

  test('can be answered only where the action was just played', () => {
    expect(damaged({}, (state) => (state.answerable = 'stop'))).toEqual(['answerable answerable-disagrees C5.4']);
    const stopped = { me: { condition: 'stop' }, answerable: 'stop' } as const;
    expect(damaged(stopped, (state) => (state.answerable = 'accident'))).toEqual([
      'answerable answerable-disagrees C5.4',
    ]);
    expect(damaged(stopped, (_, me) => (me.limit = true))).toEqual(['answerable answerable-disagrees C4.1']);
    expect(
      damaged(stopped, (state, me) => {
        me.limit = true;
        state.answerable = 'speed-limit';
      }),
    ).toEqual([]);
  });

  test('goes on until the end has come', () => {
    expect(damaged({}, (state) => (state.completedBy = 1))).toEqual(['completedBy end-disagrees C2.4']);
    const over = ended();
    expect(damaged({}, (state) => (state.scores = over.state.scores))).toEqual(['scores scores-disagree C1.1']);
    const there = { me: { miles: '100 100 100 100 100 100 100 100 100', hand: '100' } };
    expect(
      damaged(there, (_, me) => {
        me.miles.push('100');
        me.total = 1000;
        me.hand[me.hand.indexOf('100')] = 'roll';
      }),
    ).toEqual(['drivers.0.total end-disagrees C2.4']);
  });

  const ended = () =>
    play(table({ me: { hand: '100', miles: '100 100 100 100 100 100 100 100 100', condition: 'rolling' } }), '100');

  test('has ended by a trip or with the last card', () => {
    const over = ended();
    expect(damaged(over, (state) => (state.completedBy = 1))[0]).toBe('completedBy end-disagrees C2.4');
    expect(damaged(over, (state) => (state.player = 1))).toEqual(['player end-disagrees C2.4']);
    expect(damaged(over, (state) => (state.answerable = 'stop'))).toEqual(['answerable answerable-disagrees C5.4']);
    expect(
      damaged(over, (_, me) => {
        me.condition = 'accident';
        me.light = 'red';
      }),
    ).toEqual(['drivers.0.light end-disagrees C3.2']);
    expect(
      damaged(over, (_, me) => {
        me.limit = true;
        me.light = 'yellow';
      }),
    ).toEqual(['drivers.0.light end-disagrees C3.2']);
    // Under a limit only the last card counts: it was a 50, whatever came before the limit.
    const limited = { condition: 'rolling', limit: true } as const;
    const nearly = '100 100 100 100 100 100 100 100 100 50';
    expect(problems(recordOf(play(table({ me: { hand: '50', miles: nearly, ...limited } }), '50'), []))).toEqual([]);
    const stopped = play(table({ me: { hand: 'stop', condition: 'accident' }, last: true }), '-stop');
    expect(damaged(stopped, (state) => (state.answerable = 'accident'))).toEqual([
      'answerable answerable-disagrees C5.4',
    ]);
    const both = play(
      table({
        me: { hand: '100', miles: '100 100 100 100 100 100 100 100 100', condition: 'rolling' },
        other: { hand: '75', miles: '200 200 75 75 75 75 75 75 75', condition: 'rolling' },
      }),
      '100',
    );
    expect(
      damaged(both, (state) => {
        const other = state.drivers[1];
        other.miles.push('75');
        other.total = 1000;
        other.hand[other.hand.indexOf('75')] = 'roll';
      }),
    ).toContain('completedBy end-disagrees C2.4');
    const done = play(table({ me: { hand: 'stop' }, last: true }), '-stop');
    expect(damaged(done, (_, me) => (me.hand = ['roll']))).toEqual(['drivers.0.hand end-disagrees C2.4']);
  });

  test('has the points of its end', () => {
    const over = ended();
    const rules = {
      miles: 'C6.1',
      completed: 'C6.2',
      safeties: 'C6.3',
      allFour: 'C6.3',
      coupsFourres: 'C6.4',
      delayed: 'C6.5',
      safe: 'C6.6',
      shutOut: 'C6.7',
      total: 'C1.1',
    };
    for (const [source, rule] of Object.entries(rules)) {
      expect(damaged(over, (state) => (state.scores[1][source] += 25))).toEqual([
        `scores.1.${source} scores-disagree ${rule}`,
      ]);
    }
    expect(damaged(over, (state) => (state.scores = null))).toHaveLength(18);
  });
});
