import { expect, test } from 'vitest';
import { apply, determinize, type Game, legalActions, newGame, viewFor } from '../../../src/thousand-miles/index.ts';

const game = newGame({ seed: 5, starter: 0 });

/** The same game where the hidden cards lie otherwise. */
function reversed({ deck, state, ...rest }: Game): Game {
  const other = state.drivers[1];
  const hidden = [...other.hand, ...deck].reverse();
  const hand = hidden.slice(0, 6).sort();
  return { ...rest, deck: hidden.slice(6), state: { ...state, drivers: [state.drivers[0], { ...other, hand }] } };
}

test('a view shows everything but the other hand and the deck, of which only the counts are known', () => {
  const view = viewFor(game, 0);
  const [me, { hand, ...other }] = game.state.drivers;
  expect(view.me).toEqual(me);
  expect(view.other).toEqual({ ...other, hand: null, handCount: hand.length });
  expect(view.unseen).toHaveLength(88 + 6);
  expect(viewFor(reversed(game), 0)).toEqual(view);
  expect(viewFor(game, 1).me).toEqual(game.state.drivers[1]);
  expect(viewFor(game, 1).other).toMatchObject({ hand: null, handCount: 7 });
  expect(() => viewFor(game, 2)).toThrow(new RangeError('no driver 2'));
});

test('the first card that the starter drew does not show in the other driver’s view', () => {
  expect(JSON.stringify(viewFor(game, 1))).not.toContain('opening');
});

test('a game drawn from a view agrees with it, and the seed alone decides the hidden cards', () => {
  for (const seat of [0, 1] as const) {
    const view = viewFor(game, seat);
    const drawn = determinize(view, 7);
    expect(viewFor(drawn, seat)).toEqual(view);
    expect(drawn).not.toEqual(determinize(view, 8));
  }
  expect(determinize(viewFor(reversed(game), 0), 7)).toEqual(determinize(viewFor(game, 0), 7));
  // Who is at turn may do the same in all of them.
  expect(legalActions(determinize(viewFor(game, 0), 7))).toEqual(legalActions(game));
});

test('a game drawn from a view can be played on', () => {
  let drawn = determinize(viewFor(game, 0), 3);
  while (drawn.state.phase === 'turn') {
    const outcome = apply(drawn, legalActions(drawn)[0] as ReturnType<typeof legalActions>[number]);
    if (!outcome.ok) expect.fail(JSON.stringify(outcome.refusals));
    drawn = outcome.game;
  }
  expect(drawn.state.scores).not.toBeNull();
});
