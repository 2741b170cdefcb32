import { describe, expect, test } from 'vitest';
import { pilesOf } from '../../../src/cards/lay/piles.ts';
import { cardHistory } from '../../../src/machines/card-table.ts';
import { cardNamesFor } from '../../../src/telling/thousand-miles/card-names.ts';
import {
  cardEventInWords,
  cardEventsInWords,
  cardReasonInWords,
  cardRefusalsInWords,
} from '../../../src/telling/thousand-miles/cards-telling.ts';
import {
  type Action,
  apply,
  CARDS,
  type Game,
  newGame,
  REASONS,
  recordOf,
  type State,
  startOf,
  viewFor,
} from '../../../src/thousand-miles/index.ts';
import { PLAYER } from '../../../src/thousand-miles/players/levels.ts';
import { reasonsFor } from '../../../src/thousand-miles/players/worth.ts';
import { languages } from '../../../src/words/languages.ts';

const BROKEN = /undefined|\bnull\b|NaN|[{}]|\[object/;

/** A game played to its end, with each game before an action and the action. */
function played(seed: number): { readonly game: Game; readonly action: Action }[] {
  const all: { game: Game; action: Action }[] = [];
  let game = newGame({ seed });
  while (game.state.phase !== 'over') {
    const { player } = game.state;
    const action = PLAYER[player === 0 ? 'racer' : 'learner'](viewFor(game, player), all.length);
    all.push({ game, action });
    const outcome = apply(game, action);
    if (!outcome.ok) return expect.fail(JSON.stringify(outcome.refusals));
    game = outcome.game;
  }
  return all;
}

const games = [1, 2, 3, 4].map(played);

describe.each(languages)('in %s', (language) => {
  const names = cardNamesFor(language);

  test('everything that happens is said, to both drivers', () => {
    const types = new Set<string>();
    for (const { game, action } of games.flat()) {
      const outcome = apply(game, action);
      if (!outcome.ok) return expect.fail('refused');
      for (const reader of [0, 1] as const)
        for (const event of outcome.events) {
          types.add(event.type);
          if (event.type === 'points') continue;
          const said = cardEventInWords(event, { names, reader, name: 'Mila' });
          expect(said).not.toMatch(BROKEN);
          expect(said.length).toBeGreaterThan(5);
        }
    }
    expect(types.size).toBeGreaterThan(10);
  });

  test('every refusal has a sentence of its own', () => {
    const said = REASONS.map((reason) => cardRefusalsInWords([{ rule: null, reason, at: ['stop', 'roll'] }], names)[0]);
    expect(new Set(said.map((each) => each?.sentence)).size).toBe(REASONS.length);
    for (const each of said) expect(each?.sentence).not.toMatch(BROKEN);
  });

  test('every reason of the computer is said', () => {
    const codes = new Set<string>();
    for (const { game, action } of games.flat())
      for (const reason of reasonsFor(viewFor(game, game.state.player), action)) {
        codes.add(reason.code);
        expect(cardReasonInWords(reason, names)).not.toMatch(BROKEN);
      }
    expect(codes.size).toBeGreaterThan(10);
  });
});

test('nobody is told what the other driver draws', () => {
  const names = cardNamesFor('en');
  for (const { game, action } of games.flat()) {
    const outcome = apply(game, action);
    if (!outcome.ok) return expect.fail('refused');
    const drawn = outcome.events.filter(({ type, player }) => type === 'drew' && player === 1).length;
    const own = outcome.events.filter(({ type, player }) => type === 'drew' && player === 0).length;
    const told = cardEventsInWords(outcome.events, { names, reader: 0, name: 'Mila' });
    const draws = told.filter(({ sentence }) => sentence.startsWith('You draw') || sentence.includes('draws'));
    expect(draws).toHaveLength(own);
    expect(drawn + own).toBeGreaterThanOrEqual(draws.length);
  }
});

test('who is addressed is the reader', () => {
  const names = cardNamesFor('en');
  const event = { type: 'attacked', rule: 'C4.1', player: 1, card: 'stop', on: 0 } as const;
  const say = (reader: 0 | 1) => cardEventInWords(event, { names, reader, name: 'Mila' });
  expect([say(0), say(1)]).toEqual(['Mila plays a Stop on you.', 'You play a Stop on Mila.']);
});

describe('the piles (C7.1)', () => {
  /** A game in which both have chosen cards; whatever they need is in their hands. */
  function pilesAfter(...actions: Action[]) {
    const start = startOf(recordOf(withHands(newGame({ seed: 1, starter: 0 })), []));
    let history = cardHistory.beginHistory(start);
    for (const action of actions) {
      const done = cardHistory.perform(cardHistory.confirmEnd(history), action);
      if (!done.ok) return expect.fail(JSON.stringify(done.refusals));
      history = done.history;
    }
    return pilesOf(start, history.steps);
  }
  /** Drivers who hold one of every card. */
  function withHands(game: Game): Game {
    const [first, second] = game.state.drivers;
    const drivers: State['drivers'] = [
      { ...first, hand: CARDS },
      { ...second, hand: CARDS },
    ];
    return { ...game, opening: null, state: { ...game.state, drivers } };
  }
  const play = (card: Action['card']): Action => ({ type: 'play', card });
  const discard = (card: Action['card']): Action => ({ type: 'discard', card });

  test('hold what was played last on each driver', () => {
    expect(pilesAfter()).toEqual([null, null]);
    expect(pilesAfter(play('roll'))).toEqual(['roll', null]);
    expect(pilesAfter(play('roll'), discard('25'), play('100'))).toEqual(['100', null]);
    expect(pilesAfter(play('roll'), play('stop'))).toEqual(['stop', null]);
  });

  test('show no discards and no safeties', () => {
    expect(pilesAfter(discard('25'), discard('50'))).toEqual([null, null]);
    expect(pilesAfter(play('extra-tank'))).toEqual([null, null]);
  });

  test('lose what a coup-fourré undoes', () => {
    expect(pilesAfter(play('roll'), discard('25'), play('100'), play('accident'), play('driving-ace'))).toEqual([
      '100',
      null,
    ]);
  });
});
