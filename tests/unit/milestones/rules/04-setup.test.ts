import { expect, test } from 'vitest';
import { type Action, apply, KINDS, legalActions, newGame, PRACTICE_SET } from '../../../../src/milestones/index.ts';
import {
  deal,
  deliver,
  LONG_BOARD,
  longEnds,
  longStreet,
  marketplace,
  move,
  play,
  player,
  position,
  refusals,
  spaces,
  street,
} from '../position.ts';

const draft = (tile: string, space: number): Action => ({ type: 'draft', tile, space });
const dealt = (players: number, seed = 1) => newGame({ players, seed, set: PRACTICE_SET });

test('4.1 goods and buildings lie in supplies: nobody holds a cube and nothing is built', () => {
  const { state } = dealt(4);
  for (const { goods } of state.players) expect(goods).toMatchObject({ stone: 0, wood: 0, sand: 0, grain: 0 });
  expect([state.streets, state.houses, state.flour]).toEqual([[], [], []]);
});

test('4.2 a marketplace stands on the white stall, one in every respect, and 11 remain', () => {
  expect(dealt(2).state.marketplaces).toEqual([PRACTICE_SET.board.start]);
  const builder = { goods: { stone: 1, wood: 1, sand: 1, grain: 2 } };
  const first = position({ players: [builder, {}], visiting: 'board-of-works' });
  expect(play(first, street('S-a-b')).state.streets).toEqual([['S', 'a', 'b']]);
  const miller = position({ players: [builder, {}], visiting: 'mill' });
  expect(play(miller, deliver('S', 'a', 'e')).state.flour).toEqual(['S']);

  const built = (count: number) =>
    position({
      board: LONG_BOARD,
      players: [builder, {}],
      visiting: 'board-of-works',
      streets: longStreet(12),
      marketplaces: longEnds(count),
    });
  expect(refusals(built(10), marketplace('u24'))).toEqual([]);
  expect(refusals(built(11), marketplace('u24'))).toEqual(['13.3 no-marketplaces-left']);
});

test('4.3 the 15 bonus tiles are shuffled onto the lots with a bush, one to each', () => {
  const { bonusTiles } = dealt(2).state;
  expect(Object.keys(bonusTiles).sort()).toEqual([...PRACTICE_SET.board.bushes].sort());
  const kinds = Object.values(bonusTiles);
  expect(KINDS.map((kind) => kinds.filter((other) => other === kind).length)).toEqual([3, 3, 3, 3, 3]);
  expect(dealt(2, 2).state.bonusTiles).not.toEqual(bonusTiles);
});

test('4.4 everybody begins on the castle with 0 VP and 1 coin', () => {
  for (const players of [2, 3, 4]) {
    const { state } = dealt(players);
    expect(state.players).toHaveLength(players);
    for (const each of state.players) {
      expect(each).toMatchObject({ vp: 0, piece: 'castle' });
      expect(each.goods).toEqual({ stone: 0, wood: 0, sand: 0, grain: 0, coin: 1 });
    }
  }
});

test('4.5 the cover tiles lie beside the board: no space is covered at the start', () => {
  expect(dealt(4).state.players.map(({ spaces }) => spaces)).toEqual(Array(4).fill(spaces('.')));
});

test('4.6 five of the 35 worker tiles are the display, the others a shuffled pile', () => {
  const { state, pile } = dealt(2);
  expect(state.display).toHaveLength(5);
  expect(pile).toHaveLength(35 - 5 - 5);
  expect(state.pileCount).toBe(25);
  const all = [...state.display, ...state.startingTiles, ...pile].sort();
  expect(all).toEqual(PRACTICE_SET.workerTiles.map(({ id }) => id).sort());
  expect(dealt(2, 2).pile).not.toEqual(pile);
});

test('4.7 there are 5, 7 or 9 starting tiles with 2, 3 or 4 players', () => {
  expect([2, 3, 4].map((players) => dealt(players).state.startingTiles.length)).toEqual([5, 7, 9]);
});

test('4.8 from the right of the starting player, counter-clockwise, each takes 2 tiles; the last tile leaves the game', () => {
  let game = deal({ players: 4, startingPlayer: 2 });
  const order: number[] = [];
  const left: number[] = [];
  while (game.state.phase === 'draft') {
    order.push(game.state.player);
    left.push(game.state.startingTiles.length);
    game = play(game, legalActions(game)[0] as Action);
  }
  expect(order).toEqual([1, 1, 0, 0, 3, 3, 2, 2]);
  expect(left).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
  expect(game.state).toMatchObject({ phase: 'move', player: 2, startingTiles: [] });
  expect([...game.state.display, ...game.pile]).not.toContain('t09');

  const last = play(deal(), draft('t01', 1), draft('t02', 3), draft('t03', 1));
  const outcome = apply(last, draft('t05', 3));
  expect(outcome.ok && outcome.events).toContainEqual({ type: 'left-over', rule: '4.8', player: 0, tile: 't04' });
});

test('4.8 only tiles of the row are drafted, in one’s turn, and before anything else', () => {
  const game = deal();
  expect(refusals(game, draft('t06', 1))).toEqual(['4.8 tile-not-offered t06']);
  expect(refusals(play(game, draft('t01', 1)), draft('t01', 3))).toEqual(['4.8 tile-not-offered t01']);
  expect(refusals(game, { player: 0, ...draft('t01', 1) })).toEqual(['4.8 not-your-turn']);
  expect(refusals(game, move('worker-1'))).toEqual(['4.8 draft-first']);
  expect(refusals(position({}), draft('t06', 5))).toEqual(['4.8 draft-over']);
});

test('4.9 a player places both tiles at once, each on 2 neighbouring spaces of choice, with gaps', () => {
  const game = play(deal(), draft('t02', 2), draft('t01', 6));
  expect(player(game, 1).spaces).toEqual(spaces('. l3 l4 . . q1 q2 .'));
  expect(game.state.player).toBe(0);
  expect(refusals(deal(), draft('t01', 8))).toEqual(['4.9 sticks-out']);
  expect(refusals(deal(), draft('t01', 0))).toEqual(['4.9 sticks-out']);
});

test('4.10 the two starting tiles do not overlap', () => {
  const game = play(deal(), draft('t01', 4));
  expect(refusals(game, draft('t02', 3))).toEqual(['4.10 overlaps-starting-tile worker-4']);
  expect(refusals(game, draft('t02', 4))).toEqual(['4.10 overlaps-starting-tile worker-4 worker-5']);
  expect(refusals(game, draft('t02', 5))).toEqual(['4.10 overlaps-starting-tile worker-5']);
  expect(refusals(game, draft('t02', 2))).toEqual([]);
  expect(refusals(game, draft('t02', 6))).toEqual([]);
});

test('4.11 a tile is placed the way it is printed', () => {
  expect(player(play(deal(), draft('t01', 1)), 1).spaces).toEqual(spaces('q1 q2'));
  const drafts = legalActions(deal()).filter((action) => action.type === 'draft' && action.tile === 't01');
  expect(drafts).toEqual([1, 2, 3, 4, 5, 6, 7].map((space) => draft('t01', space)));
});
