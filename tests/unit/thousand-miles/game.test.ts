import { expect, test } from 'vitest';
import { THOUSAND_MILES } from '../../../src/thousand-miles/game.ts';
import {
  type Action,
  determinize,
  type GameEvent,
  isRuleId,
  type NewGameOptions,
  viewFor,
} from '../../../src/thousand-miles/index.ts';
import { conforms } from '../kit/conformance.ts';
import { chosen, conceivableActions } from './playing.ts';
import { play, table } from './table.ts';

conforms('the card game', THOUSAND_MILES, {
  players: [2],
  options: (_, seed): NewGameOptions => ({ seed, deck: seed % 2 === 0 ? 101 : 106 }),
  conceivable: ({ state }) =>
    conceivableActions(state.player).filter((action) => Object(action).player === undefined) as Action[],
  chosen,
  disguised: (game, player, draw) => determinize(viewFor(game, player), draw(2 ** 30)),
  restored: (game) => JSON.parse(JSON.stringify(game)),
  isRule: isRuleId,
  longest: 106,
  games: 30,
});

test('a turn ends with every card but a safety, and with the game', () => {
  const endsWith = (game: ReturnType<typeof table>, text: string) => THOUSAND_MILES.endsTurn(game, play(game, text));
  const game = table({ me: { hand: '25 extra-tank', condition: 'rolling' } });
  expect(endsWith(game, '25')).toBe(true);
  expect(endsWith(game, '-extra-tank')).toBe(true);
  expect(endsWith(game, 'extra-tank')).toBe(false);
  // The other driver is passed over, or the safety was the last card.
  expect(endsWith(table({ me: { hand: '25 50', condition: 'rolling' }, last: true }), '25')).toBe(true);
  expect(endsWith(table({ me: { hand: 'extra-tank' }, other: { hand: 'roll' }, last: true }), 'extra-tank')).toBe(true);
  expect(endsWith(table({ me: { hand: 'extra-tank' }, last: true }), 'extra-tank')).toBe(true);
});

test('a card that is drawn has been seen, and a turn without one has shown nothing (C2.1)', () => {
  const drew = { type: 'drew', rule: 'C2.1', player: 0, card: '25', deck: 90 } as unknown as GameEvent;
  const drove = { type: 'drove', rule: 'C3.1', player: 0 } as unknown as GameEvent;
  expect(THOUSAND_MILES.revealsHidden([drove, drew])).toBe(true);
  expect(THOUSAND_MILES.revealsHidden([drove])).toBe(false);
  expect(THOUSAND_MILES.revealsHidden([])).toBe(false);
});
