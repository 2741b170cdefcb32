import { expect, test } from 'vitest';
import { refusalsFor } from '../../../src/machines/choice.ts';
import { toolsFor, waitsForIn } from '../../../src/machines/waiting.ts';
import {
  type ActionType,
  type Game,
  type Goods,
  newGame,
  PRACTICE_SET,
  type Space,
  type State,
} from '../../../src/milestones/index.ts';
import { namesFor } from '../../../src/telling/names.ts';
import { whyNotKind } from '../../../src/telling/why-not.ts';
import { languages } from '../../../src/words/languages.ts';

const NONE: Goods = { stone: 0, wood: 0, sand: 0, grain: 0, coin: 0 };
const start = newGame({ players: 2, seed: 1, set: PRACTICE_SET });

/** The first player at a space with these goods, and what else is said about the table. */
function at(piece: Space, goods: Partial<Goods>, state: Partial<State> = {}): Game {
  const [first, ...others] = start.state.players;
  const player = { ...(first as (typeof start.state.players)[number]), piece, goods: { ...NONE, ...goods } };
  const visit = piece === 'trading-house' ? { hired: false } : null;
  return {
    ...start,
    state: { ...start.state, phase: 'space', player: 0, players: [player, ...others], visit, ...state } as State,
  };
}

const why = (game: Game, type: ActionType, language: (typeof languages)[number] = 'en') =>
  whyNotKind(type, refusalsFor(game, { type }), namesFor(language, game.board, game.workerTiles));
const supplied = start.state.marketplaces;

test.each([
  ['sell', at('trading-house', {}), '7.8', /two goods cubes/],
  ['sell', at('trading-house', { grain: 1, coin: 4 }), '7.8', /two goods cubes/],
  ['buy', at('trading-house', { coin: 1 }), '7.7', /enough coins/],
  ['hire', at('trading-house', { coin: 1 }), '7.3', /enough coins/],
  ['hire', at('trading-house', { coin: 2 }, { display: [] }), '7.3', /display is empty/],
  ['street', at('board-of-works', { sand: 1 }), '8.2', /enough stone/],
  ['house', at('board-of-works', { stone: 1, wood: 1 }), '8.10', /nowhere for a house/],
  ['marketplace', at('board-of-works', { wood: 1, sand: 1 }), '8.14', /nowhere for a marketplace/],
  ['deliver', at('mill', { grain: 1 }), '10.1', /enough grain/],
  ['deliver', at('mill', { grain: 2 }, { flour: supplied }), '10.3', /Every marketplace/],
] as const)('%s: what is lacking is said, with its rule', (type, game, rule, sentence) => {
  const told = why(game, type);
  expect(told).toHaveLength(1);
  expect(told[0]?.rule).toBe(rule);
  expect(told[0]?.sentence).toMatch(sentence);
});

test('where several things are lacking they are said together, and no place is named that nobody has chosen', () => {
  const rulesOf = (game: Game, type: ActionType) => why(game, type).map(({ rule }) => rule);
  expect(rulesOf(at('board-of-works', {}), 'street')).toEqual(['8.2']);
  expect(why(at('board-of-works', {}), 'street')[0]?.sentence).toMatch(/stone and sand/);
  expect(rulesOf(at('board-of-works', {}), 'marketplace')).toEqual(['8.14', '8.14']);
  for (const language of languages)
    for (const space of ['trading-house', 'board-of-works', 'mill'] as const) {
      const game = at(space, {}, { display: [], flour: supplied });
      const told = toolsFor(waitsForIn(game), game).flatMap((type) => why(game, type, language));
      expect(told.length).toBeGreaterThan(0);
      for (const { sentence } of told) expect(sentence).not.toMatch(/[()]/);
    }
});
