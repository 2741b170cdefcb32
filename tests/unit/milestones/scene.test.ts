import { describe, expect, test } from 'vitest';
import { acceptedGameOfScene, gameOfScene, PRACTICE_SETS, type Scene } from '../../../src/milestones/index.ts';
import { spaces } from './position.ts';

const SET = PRACTICE_SETS[0];
const TWO: Scene['players'] = [
  { spaces: ['quarryman 1', 'coiner 3 bonus'] },
  { spaces: [null, 'covered', 'lumberjack 2', 'sand-worker 8'] },
];
const ids = SET.workerTiles.map(({ id }) => id);

test('a scene with nothing but its players is a bare table of the practice set, at the first of two moves', () => {
  const game = gameOfScene({ players: TWO });
  expect(game).toEqual({
    options: { players: 2, startingPlayer: 0, variants: { equalCategoryScores: false } },
    board: SET.board,
    workerTiles: SET.workerTiles,
    state: {
      phase: 'move',
      player: 0,
      movesLeft: 2,
      players: [spaces('q1 c3*'), spaces('. # l2 s8')].map((each) => ({
        vp: 0,
        goods: { stone: 0, wood: 0, sand: 0, grain: 0, coin: 0 },
        piece: 'castle',
        spaces: each,
      })),
      streets: [],
      houses: [],
      marketplaces: [SET.board.start],
      flour: [],
      bonusTiles: {},
      startingTiles: [],
      display: ids.slice(0, 5),
      pileCount: 30,
      bonusInReach: [],
      visit: null,
      endTriggeredBy: null,
      turnsLeft: null,
      finalScoring: null,
      winners: null,
    },
    pile: ids.slice(5),
  });
});

test('what a scene says stands in its game', () => {
  const workerTiles = SET.workerTiles.slice(0, 8);
  const game = gameOfScene({
    board: ['S   2', '', '  1   3'],
    workerTiles,
    variants: { equalCategoryScores: true },
    startingPlayer: 1,
    players: [{ ...TWO[0], vp: 4, goods: { coin: 2, wood: 1 }, piece: 'mill' }, TWO[1] as (typeof TWO)[1]],
    state: { movesLeft: 1, player: 1, display: ['t02', 't04', 't05', 't06', 't07'] },
    pile: ['t08', 't01'],
  });
  expect(game.options).toEqual({ players: 2, startingPlayer: 1, variants: { equalCategoryScores: true } });
  expect([game.board.name, game.board.version, game.board.start]).toEqual(['scene', 1, 'p0']);
  expect(game.workerTiles).toEqual(workerTiles);
  expect(game.state.players[0]).toMatchObject({
    vp: 4,
    goods: { stone: 0, wood: 1, sand: 0, grain: 0, coin: 2 },
    piece: 'mill',
  });
  expect(game.state).toMatchObject({
    player: 1,
    movesLeft: 1,
    display: ['t02', 't04', 't05', 't06', 't07'],
    pileCount: 2,
  });
  expect(game.state.marketplaces).toEqual(['p0']);
  expect(game.pile).toEqual(['t08', 't01']);
});

test('the pile is what lies neither in the row nor in the display, in the order of the list', () => {
  const game = gameOfScene({
    players: [{}, {}],
    state: { phase: 'draft', player: 1, startingTiles: ['t09', 't03', 't01', 't12', 't02'] },
  });
  expect(game.state.startingTiles).toEqual(['t01', 't02', 't03', 't09', 't12']);
  expect(game.state.display).toEqual(['t04', 't05', 't06', 't07', 't08']);
  expect(game.pile.slice(0, 3)).toEqual(['t10', 't11', 't13']);
  expect(game.pile).toHaveLength(25);
  expect(game.state.movesLeft).toBe(0);
});

describe('a visit that the scene does not describe is the one of an arrival', () => {
  const visiting = (
    piece: 'castle' | 'trading-house' | 'mill',
    more: Scene['players'][number] = {},
    state: Scene['state'] = {},
  ) =>
    gameOfScene({
      players: [{ ...TWO[0], ...more, piece }, TWO[1] as (typeof TWO)[1]],
      state: { phase: 'space', ...state },
    }).state;

  test('at the trading house nothing has been hired', () => {
    expect(visiting('trading-house')).toMatchObject({ visit: { hired: false }, movesLeft: 1 });
    expect(visiting('trading-house', {}, { visit: { hired: true }, movesLeft: 0 })).toMatchObject({
      visit: { hired: true },
      movesLeft: 0,
    });
  });

  test('at the mill nothing is asked', () => {
    expect(visiting('mill').visit).toEqual({});
  });

  test('at the castle goods above three, and a worker of more than two', () => {
    expect(visiting('castle', { goods: { stone: 3, coin: 2 } }).visit).toEqual({ giveBack: 2, cover: false });
    const three = ['quarryman 1', 'quarryman 2', 'quarryman 3'];
    expect(visiting('castle', { goods: { stone: 3 }, spaces: three }).visit).toEqual({ giveBack: 0, cover: true });
    expect(visiting('castle', { goods: { stone: 1 }, spaces: three }).visit).toEqual({ giveBack: 0, cover: true });
  });

  test('of the player whose turn it is, and with bonus tiles in reach, in the order of their ids', () => {
    const bushes = [...SET.board.bushes];
    const players = [TWO[1] as (typeof TWO)[1], { ...TWO[0], piece: 'board-of-works' as const }];
    const state = { phase: 'bonus' as const, player: 1, bonusInReach: [bushes[1], bushes[0]] as string[] };
    expect(acceptedGameOfScene({ players, state }).state).toMatchObject({
      visit: {},
      movesLeft: 1,
      bonusInReach: bushes.slice(0, 2),
    });
  });
});

test('at the end no move is left', () => {
  expect(acceptedGameOfScene({ players: TWO, state: { phase: 'over' } }).state).toMatchObject({
    movesLeft: 0,
    visit: null,
  });
});

test.each([
  ['a wrong position', { players: TWO, state: { player: 2 } }, 'position.state.player: no-such-player '],
  [
    'every problem of it',
    { players: [{}, {}] },
    'position.state.players.0.spaces: too-few-workers 11.4\nposition.state.players.1.spaces: too-few-workers 11.4',
  ],
  [
    'a worker without a number',
    { players: [{ spaces: ['quarryman'] }, {}] },
    'position.state.players.0.spaces.0: wrong-value ',
  ],
  [
    'a ninth space',
    { players: [{ spaces: Array(9).fill('quarryman 1') }, {}] },
    'position.state.players.0.spaces: too-large ',
  ],
] as const)('%s is refused with its places', (_, scene, message) => {
  expect(() => gameOfScene(scene as unknown as Scene)).toThrow(new Error(message));
});
