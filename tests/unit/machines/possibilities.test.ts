import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, impossibleIn, possibleIn } from '../../../src/machines/possibilities.ts';
import {
  ACTION_TYPES,
  type Action,
  apply,
  type Game,
  legalActions,
  newGame,
  PRACTICE_SET,
  visitingSpace,
} from '../../../src/milestones/index.ts';

/** The game after an action that is legal. */
function after(game: Game, action: Action): Game {
  const outcome = apply(game, action);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.game;
}

test('every kind of action is either possible, with all its actions, or refused with a reason', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.array(fc.nat(500), { maxLength: 50 }), (seed, choices) => {
      let game = newGame({ players: 2 + (seed % 3), seed, set: PRACTICE_SET });
      for (const choice of choices) {
        const legal = legalActions(game);
        if (legal.length === 0) break;
        game = after(game, legal[choice % legal.length] as Action);
      }
      const possible = possibleIn(game);
      const impossible = impossibleIn(game);
      expect(possible.flatMap(({ actions }) => actions)).toEqual(legalActions(game));
      for (const { places, actions } of possible) expect(places <= actions.length && places > 0).toBe(true);
      expect([...possible, ...impossible].map(({ type }) => type).sort()).toEqual([...ACTION_TYPES].sort());
      for (const { type, refusals } of impossible) {
        expect(refusals.length, type).toBeGreaterThan(0);
        expect(refusals.map(({ reason }) => reason)).not.toContain('malformed');
      }
    }),
    { numRuns: 60 },
  );
});

const started = newGame({ players: 2, seed: 3, set: PRACTICE_SET });

/** A game in which the player at the board of works has these goods and nothing is built but the stall's marketplace. */
function atBoardOfWorks(goods: Partial<Game['state']['players'][number]['goods']>): Game {
  const { state } = started;
  const players = state.players.map((player) => ({
    ...player,
    piece: 'board-of-works' as const,
    goods: { stone: 0, wood: 0, sand: 0, grain: 0, coin: 0, ...goods },
  }));
  return { ...started, state: visitingSpace({ ...state, players, bonusTiles: {} }, {}, 1) };
}

test('a street opens lots for houses and closes itself when the sand is spent (8.2, 8.10)', () => {
  const game = atBoardOfWorks({ stone: 2, sand: 1, wood: 1 });
  expect(possibleIn(game).map(({ type }) => type)).toEqual(['street', 'done']);
  const street = legalActions(game).find(({ type }) => type === 'street') as Action;
  const changes = changesBetween(game, after(game, street));
  expect(changes?.opened.map(({ type }) => type)).toEqual(['house']);
  expect(changes?.still).toEqual([]);
  const [closed] = changes?.closed ?? [];
  expect(closed?.type).toBe('street');
  expect(closed?.refusals.map(({ rule, reason }) => [rule, reason])).toEqual([['8.2', 'lacks-sand']]);
});

test('what stays possible says in how many places it was before', () => {
  const game = atBoardOfWorks({ stone: 2, sand: 2 });
  const street = legalActions(game).find(({ type }) => type === 'street') as Action;
  const next = after(game, street);
  const places = (of: Game) =>
    new Set(legalActions(of).flatMap((action) => (action.type === 'street' ? [action.milestone] : []))).size;
  expect(changesBetween(game, next)?.still.map(({ type, places, before }) => [type, places, before])).toEqual([
    ['street', places(next), places(game)],
  ]);
});

test('a visit that ends changes nothing that could still be done in it', () => {
  const game = atBoardOfWorks({});
  expect(changesBetween(game, after(game, { type: 'done' }))).toBeNull();
});
