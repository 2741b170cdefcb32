import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Forbidden, Happening, Rules } from '../../../src/kit/game.ts';
import { historyFor } from '../../../src/kit/history.ts';
import { playOn } from '../../../src/kit/play.ts';
import { type Draw, drawFrom, frozen } from './drawing.ts';
import { same } from './same.ts';

/** What the suite has to be told of a game. */
export interface Conforming<Game, Action, Options> {
  readonly players: readonly number[];
  /** What a game with so many players is begun with. */
  readonly options: (players: number, seed: number) => Options;
  /** Actions, allowed or not, among them every allowed one. */
  readonly conceivable: (game: Game) => Iterable<Action>;
  /** One of the legal actions; all kinds of them come up. */
  readonly chosen: (legal: readonly Action[], draw: Draw) => Action;
  /** Another game that a player cannot tell from this one: what is hidden from that player is drawn anew. */
  readonly disguised: (game: Game, player: number, draw: Draw) => Game;
  /** The game as it comes back from JSON; what never changes in it may be left as it is, if all of it is tried elsewhere. */
  readonly restored: (game: Game) => Game;
  readonly isRule: (rule: string) => boolean;
  /** More actions than any game has. */
  readonly longest: number;
  /** How many games are played with each number of players. */
  readonly games: number;
}

const SEED = 1912;

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const keysOf = (actions: Iterable<unknown>) => [...actions].map((action) => JSON.stringify(action)).sort();

/** What the rules of any game have to keep, whatever the game. */
export function conforms<
  Game extends object,
  Action extends object,
  Event extends Happening,
  Refusal extends Forbidden,
  View,
  Options,
>(
  name: string,
  rules: Rules<Game, Action, Event, Refusal, View, Options>,
  told: Conforming<Game, Action, Options>,
): void {
  const { newGame, legalActions, apply, isOver, currentPlayer, viewFor } = rules;
  const history = historyFor(rules);

  function accepted(game: Game, action: Action): { readonly game: Game; readonly events: readonly Event[] } {
    const outcome = apply(game, action);
    if (!outcome.ok)
      return expect.fail(`${JSON.stringify(action)} is listed and refused: ${JSON.stringify(outcome.refusals)}`);
    return outcome;
  }

  /** Plays a random game to its end. */
  function randomGame(players: number, seed: number, visit: (game: Game, action: Action, draw: Draw) => void): Game {
    const draw = drawFrom(seed);
    let game = frozen(newGame(told.options(players, seed)));
    for (let length = 0; !isOver(game); length++) {
      if (length > told.longest) expect.fail('the game does not end');
      const legal = legalActions(game);
      if (legal.length === 0) expect.fail('nothing is allowed and the game is not over');
      const action = told.chosen(legal, draw);
      visit(game, action, draw);
      game = frozen(accepted(game, action).game);
    }
    return game;
  }

  const inRandomGames = (players: number, games: number, check: (seed: number) => void) =>
    fc.assert(fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), check), {
      seed: SEED + players,
      numRuns: games,
      endOnFailure: true,
    });

  describe.each(told.players.map((players) => ({ players })))(`${name} with $players players`, ({ players }) => {
    test('the same seed gives the same game, another seed another', () => {
      const dealt = (seed: number) => newGame(told.options(players, seed));
      same(dealt(5), dealt(5), 'the same seed');
      expect(JSON.stringify(dealt(5))).not.toBe(JSON.stringify(dealt(6)));
    });

    test('a game ends, names a rule for all that happens, and is the same after JSON at every step', () => {
      inRandomGames(players, told.games, (seed) => {
        const end = randomGame(players, seed, (game, action) => {
          const restored = told.restored(game);
          same(restored, game, 'to JSON and back');
          same(legalActions(restored), legalActions(game), 'legal actions after JSON');
          const outcome = accepted(game, action);
          same(accepted(restored, asJson(action)), outcome, 'the outcome after JSON');
          same(apply(game, { ...action, player: currentPlayer(game) }), outcome, 'the outcome for a named player');
          for (const event of outcome.events) if (!told.isRule(event.rule)) expect.fail(`${event.type} has no rule`);
        });
        same(legalActions(end), [], 'what is allowed after the end');
      });
    });

    test('accepted is what is listed, none twice, and a refusal names its reason and changes nothing', () => {
      inRandomGames(players, told.games, (seed) => {
        randomGame(players, seed, (game, _, draw) => {
          const legal = keysOf(legalActions(game));
          same(new Set(legal).size, legal.length, 'no action is listed twice');
          if (draw(20) > 0) return;
          const before = JSON.stringify(game);
          const taken: Action[] = [];
          for (const action of told.conceivable(game)) {
            const outcome = apply(game, frozen(action));
            if (outcome.ok) taken.push(action);
            else if (outcome.refusals.length === 0)
              expect.fail(`${JSON.stringify(action)} is refused without a reason`);
          }
          same([...new Set(keysOf(taken))], legal, 'what is accepted');
          same(JSON.stringify(game), before, 'the game after refusals');
        });
      });
    });

    test('who is not at turn is refused', () => {
      inRandomGames(players, told.games, (seed) => {
        randomGame(players, seed, (game, action) => {
          for (const player of Array.from({ length: players }, (_, i) => i)) {
            const isTurn = player === currentPlayer(game);
            same(apply(game, { ...action, player }).ok, isTurn, `player ${player}`);
          }
        });
      });
    });

    test('a view hides what it should: two games that differ in nothing else look the same', () => {
      inRandomGames(players, told.games, (seed) => {
        randomGame(players, seed, (game, _, draw) => {
          const player = draw(players);
          const other = told.disguised(game, player, draw);
          same(viewFor(other, player), viewFor(game, player), `what player ${player} sees`);
        });
      });
    });

    test('going back to where a turn began and forth again is the same game, and what was seen leaves a mark', () => {
      inRandomGames(players, told.games, (seed) => {
        const start = newGame(told.options(players, seed));
        const actions: Action[] = [];
        randomGame(players, seed, (_, action) => actions.push(action));
        const { steps, refusals } = playOn(rules, start, actions);
        same(refusals, [], 'refusals on the way');
        const whole = history.replay(
          start,
          steps.map(({ action }) => action),
          [],
        );
        const draw = drawFrom(seed);
        const at = draw(whole.at);
        const back = history.goTo(whole, at);
        const seen = steps.flatMap(({ events }, i) => (i >= at && rules.revealsHidden(events) ? [i + 1] : []));
        same(back.marks, seen, 'marks');
        const there = history.goTo(back, whole.at);
        same(history.gameOf(there), history.gameOf(whole), 'the game after going forth');
        const turn = history.turnBefore(whole);
        if (turn >= whole.at) expect.fail('a turn begins after it has ended');
      });
    });
  });
}
