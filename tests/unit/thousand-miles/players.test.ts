import { expect, test } from 'vitest';
import { apply, type Game, legalActions, newGame, viewFor } from '../../../src/thousand-miles/index.ts';
import { LEVELS, PLAYER } from '../../../src/thousand-miles/players/levels.ts';
import type { CardPlayer } from '../../../src/thousand-miles/players/player.ts';
import { random } from '../../../src/thousand-miles/players/random.ts';
import type { Reason } from '../../../src/thousand-miles/players/reasons.ts';
import { reasonsFor } from '../../../src/thousand-miles/players/worth.ts';
import { drawFrom, frozen } from '../kit/drawing.ts';
import { anyPosition } from './playing.ts';
import { action, play, table } from './table.ts';

const { learner, racer } = PLAYER;

/** What a player does, as a text: `-25` discards a 25. */
function choice(player: CardPlayer, game: Game, seed = 1): string {
  const { type, card } = player(viewFor(game, game.state.player), seed);
  return `${type === 'discard' ? '-' : ''}${card}`;
}

/** The codes of the reasons for an action. */
const codes = (game: Game, text: string): Reason['code'][] =>
  reasonsFor(viewFor(game, game.state.player), action(text)).map(({ code }) => code);

test.each([...LEVELS.map((level) => PLAYER[level]), random])(
  '$name gives a legal action wherever it is asked',
  (player) => {
    const draw = drawFrom(5);
    for (let i = 0; i < 300; i++) {
      const game = frozen(i % 2 === 0 ? anyPosition(draw) : newGame({ seed: i }));
      const view = viewFor(game, game.state.player);
      const seed = draw(2 ** 30);
      const given = player(view, seed);
      expect(legalActions(game)).toContainEqual(given);
      expect(player(view, seed)).toEqual(given);
    }
  },
);

test('the learner plays a safety at once, then cures, then drives the most miles, then attacks', () => {
  const hand = 'extra-tank gasoline 25 100 accident';
  const rolling = table({ me: { hand, condition: 'rolling' }, other: { condition: 'rolling' } });
  expect(choice(learner, rolling)).toBe('extra-tank');
  expect(choice(learner, play(rolling, 'extra-tank'))).toBe('100');
  const stranded = table({
    me: { hand: 'gasoline 25 accident', condition: 'out-of-gas' },
    other: { condition: 'rolling' },
  });
  expect(choice(learner, stranded)).toBe('gasoline');
  const waiting = table({ me: { hand: '25 100 accident' }, other: { condition: 'rolling' } });
  expect(choice(learner, waiting)).toBe('accident');
});

test('the racer answers with a coup-fourré', () => {
  const game = table({ me: { hand: 'accident' }, other: { hand: 'driving-ace repairs 200', condition: 'rolling' } });
  const hit = play(game, 'accident');
  expect(choice(racer, hit)).toBe('driving-ace');
  expect(codes(hit, 'driving-ace')).toEqual(['coup-fourre']);
});

test('the racer keeps a safety while a coup-fourré may come, and plays it when none can or the end is near', () => {
  const kept = table({ me: { hand: 'driving-ace 25', condition: 'rolling' }, other: { miles: '25' } });
  expect(choice(racer, kept)).not.toBe('driving-ace');
  expect(codes(kept, 'driving-ace')).toContain('waits-for-coup');
  // Both Accidents are gone: one is in the own hand, the other has been played.
  const counted = table({ me: { hand: 'driving-ace accident 25', condition: 'rolling' } });
  const unseen = viewFor(counted, 0).unseen.filter((card) => card === 'accident');
  expect(unseen).toEqual([]);
  expect(choice(racer, counted)).toBe('driving-ace');
  expect(codes(counted, 'driving-ace')).toContain('no-more-coup');
  // It costs no turn, so it is played before the card that ends the trip.
  const miles = '200 200 100 100 100 100 100';
  const finishing = table({ me: { hand: 'driving-ace 100', miles, condition: 'rolling' } });
  expect(choice(racer, finishing)).toBe('driving-ace');
  expect(codes(finishing, 'driving-ace')).toContain('last-chance');
  expect(choice(racer, play(finishing, 'driving-ace'))).toBe('100');
  const threatened = table({ me: { hand: 'driving-ace 25' }, other: { miles, condition: 'rolling' } });
  expect(codes(threatened, 'driving-ace')).toContain('last-chance');
  // Where it cures what no remedy of the hand does, it is played late.
  const stuck = table({ me: { hand: 'puncture-proof 25 25', condition: 'flat-tire' }, last: true });
  expect(choice(racer, stuck)).toBe('puncture-proof');
  // No Roll in the hand: a turn spent waiting for one is worth more than a coup-fourré that may never come.
  const waiting = table({ me: { hand: 'right-of-way 50 75 100' }, other: { condition: 'rolling' } });
  expect(choice(racer, waiting)).toBe('right-of-way');
  const equipped = table({ me: { hand: 'right-of-way roll 75 100' }, other: { condition: 'rolling' } });
  expect(choice(racer, equipped)).toBe('roll');
});

test('the racer counts what is gone before it discards', () => {
  const game = table({
    me: { hand: '25 50 75 100 200 gasoline repairs', safeties: 'extra-tank' },
    other: { hand: 'roll', safeties: 'driving-ace' },
  });
  expect(choice(racer, game)).toBe('-gasoline');
  const view = viewFor(game, 0);
  expect(reasonsFor(view, action('-gasoline'))).toEqual([{ code: 'useless', because: 'own-safety', worth: 0 }]);
  const because = (written: Parameters<typeof table>[0], card: string) =>
    reasonsFor(viewFor(table(written), 0), action(`-${card}`)).flatMap((reason) =>
      reason.code === 'useless' ? [reason.because] : [],
    );
  expect(because({ me: { hand: 'accident' }, other: { safeties: 'driving-ace' } }, 'accident')).toEqual(['protected']);
  expect(because({ me: { hand: '200', miles: '200 25 200' } }, '200')).toEqual(['two-200s']);
  expect(because({ me: { hand: '100', miles: '100 100 100 100 100 100 100 100 75 75' } }, '100')).toEqual(['too-far']);
  expect(because({ me: { hand: 'repairs accident' } }, 'repairs')).toEqual(['none-left']);
  expect(because({ me: { hand: 'repairs', condition: 'accident' } }, 'repairs')).toEqual([]);
  expect(because({ me: { hand: 'repairs' } }, 'repairs')).toEqual([]);
});

test('the racer holds the exact last miles', () => {
  const at850 = '200 200 100 100 100 75 75';
  const game = table({ me: { hand: '25 50 75 100 roll roll roll', miles: at850, condition: 'rolling' }, last: true });
  expect(codes(game, '100')).toEqual(['drives', 'leaves-exact']);
  expect(codes(game, '50')).toContain('leaves-exact');
  // Nothing that is left would drive 125 exactly: every 25 is gone.
  const odd = table({
    me: { hand: '25 50', miles: '200 200 100 100 100 100 50 50', condition: 'rolling' },
    last: true,
  });
  expect(odd.state.drivers[0].total).toBe(900);
  expect(codes(odd, '25')).toEqual(['drives', 'leaves-no-way']);
  expect(codes(odd, '50')).toEqual(['drives', 'leaves-no-way']);
});

test('the racer knows when an attack can be answered', () => {
  const risky = table({ me: { hand: 'accident' }, other: { condition: 'rolling' } });
  expect(codes(risky, 'accident')).toEqual(['stops', 'risks-coup']);
  const sure = table({ me: { hand: 'accident driving-ace' }, other: { condition: 'rolling' } });
  expect(codes(sure, 'accident')).toEqual(['stops', 'no-coup']);
});

test('every reason comes up in play, and its worth is a number', () => {
  const met = new Set<Reason['code']>();
  for (let seed = 1; seed <= 60; seed++) {
    let game = newGame({ seed });
    while (game.state.phase === 'turn') {
      const view = viewFor(game, game.state.player);
      for (const each of legalActions(game)) {
        for (const { code, worth } of reasonsFor(view, each)) {
          if (!Number.isFinite(worth)) expect.fail(`${code} is worth ${worth}`);
          met.add(code);
        }
      }
      const outcome = apply(game, racer(view, 0));
      if (!outcome.ok) expect.fail(JSON.stringify(outcome.refusals));
      game = outcome.game;
    }
  }
  expect([...met].sort()).toEqual(
    [
      'completes',
      'coup-fourre',
      'cures',
      'draws-again',
      'drives',
      'gives-safe-trip-away',
      'gives-up',
      'last-chance',
      'leaves-exact',
      'leaves-no-way',
      'limits',
      'no-coup',
      'no-more-coup',
      'risks-coup',
      'spare',
      'speeds-up',
      'stops',
      'useless',
      'waits-for-coup',
    ].sort(),
  );
});
