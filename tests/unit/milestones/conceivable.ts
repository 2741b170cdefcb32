import { type Action, type Board, CUBES, type Game, GOODS, type Goods, SPACES } from '../../../src/milestones/types.ts';
import { joined, lotsOf, neighboursOf } from './oracle.ts';

const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** All selections of up to `most` items, each in the order of the list. */
function selections<T>(list: readonly T[], most: number): T[][] {
  if (most === 0 || list.length === 0) return [[]];
  const [first, ...rest] = list as [T, ...T[]];
  return [...selections(rest, most), ...selections(rest, most - 1).map((selection) => [first, ...selection])];
}

/** All counts of goods that are at most `limits` and add up to at most `most`, with no zeros in them. */
function counts(limits: Goods, most: number): Partial<Goods>[] {
  let found: Partial<Goods>[] = [{}];
  for (const good of GOODS) {
    found = found.flatMap((goods) => {
      const left = most - Object.values(goods).reduce((total, count) => total + count, 0);
      return upTo(0, Math.min(left, limits[good])).map((count) => (count === 0 ? goods : { ...goods, [good]: count }));
    });
  }
  return found;
}

/** Those that depend on the board alone, kept for the next question. */
const kept = new WeakMap<Board, Map<boolean, readonly unknown[]>>();

function onBoard(board: Board, everyTriple: boolean): readonly unknown[] {
  const points = [...board.points.map((point) => point.id), 'nowhere'];
  const lots = [...new Set([...lotsOf(board), 'nowhere', points.slice(0, 3).join('+')])];
  const lines = new Map(points.map((id) => [id, [id, ...neighboursOf(board, id)]]));
  const next = (id: string) => (everyTriple ? points : (lines.get(id) as string[]));
  const someLot = lots[0] as string;
  const aroundStart = [...neighboursOf(board, board.start)].sort();
  const wellFormed: Action[] = [
    ...SPACES.flatMap((to): Action[] => [
      { type: 'move', to },
      { type: 'move', to, idle: true },
    ]),
    ...CUBES.map((good): Action => ({ type: 'buy', good })),
    ...CUBES.flatMap((a) => CUBES.map((b): Action => ({ type: 'sell', goods: [a, b] }))),
    ...points.flatMap((from) =>
      next(from).flatMap((milestone) => next(milestone).map((to): Action => ({ type: 'street', from, milestone, to }))),
    ),
    ...lots.flatMap((lot): Action[] => [
      { type: 'house', lot },
      ...upTo(0, 9).map((bonusOn): Action => ({ type: 'house', lot, bonusOn })),
      ...upTo(0, 9).map((space): Action => ({ type: 'take-bonus', lot, space })),
    ]),
    ...points.map((at): Action => ({ type: 'marketplace', at })),
    { type: 'leave-bonus' },
    ...points.flatMap((marketplace) => {
      const around = [...neighboursOf(board, marketplace)].sort();
      const one = around.slice(0, 1);
      const far = points.filter((id) => id !== marketplace && !joined(board, id, marketplace)).slice(0, 1);
      const numbers = [...selections(around, 3), far, [...one, ...far].sort(), [...one, ...one], [marketplace]];
      return numbers.map((numbers): Action => ({ type: 'deliver', marketplace, numbers }));
    }),
    ...upTo(0, 9).map((space): Action => ({ type: 'cover', space })),
    { type: 'done' },
  ];
  const slips: unknown[] = [
    { type: 'buy', good: 'coin' },
    { type: 'buy', good: 'gold' },
    { type: 'sell', goods: ['coin', 'coin'] },
    { type: 'sell', goods: ['stone', 'coin'] },
    { type: 'sell', goods: ['stone'] },
    ...SPACES.map((to) => ({ type: 'move', to, idle: false })),
    { type: 'move', to: 'worker-9' },
    { type: 'move', to: 'worker-1', steps: 1 },
    { type: 'house', lot: someLot.split('+').reverse().join('+') },
    { type: 'house', lot: someLot, bonusOn: null },
    { type: 'house', lot: someLot, bonusOn: 1.5 },
    { type: 'deliver', marketplace: board.start, numbers: [...aroundStart].reverse().slice(0, 2) },
    { type: 'give-back', goods: { stone: 0 } },
    { type: 'give-back', goods: { wood: 1, stone: 1 } },
    { type: 'give-back', goods: [] },
    { type: 'done', player: 4 },
    { type: 'pass' },
    { space: 1 },
    null,
  ];
  // Where little surrounds a marketplace, some of its deliveries come out alike.
  return [...new Map([...wellFormed, ...slips].map((action) => [JSON.stringify(action), action])).values()];
}

/**
 * Every action of every type that anybody could think of in a game: all tiles, spaces, lots, pairs, subsets, multisets, and
 * slips of the pen. With `everyTriple` a street may go between any three points, else between points that are next to one
 * another or the same.
 */
export function conceivableActions(game: Game, everyTriple: boolean): readonly unknown[] {
  const known = kept.get(game.board) ?? new Map<boolean, readonly unknown[]>();
  kept.set(game.board, known);
  const fixed = known.get(everyTriple) ?? onBoard(game.board, everyTriple);
  known.set(everyTriple, fixed);
  const goods = game.state.players[game.state.player]?.goods as Goods;
  const owed = GOODS.reduce((total, good) => total + goods[good], 0) - 3;
  const more = Object.fromEntries(GOODS.map((good) => [good, goods[good] + 1])) as unknown as Goods;
  const giveBacks = counts(more, Math.max(owed, 0) + 1).map((goods): Action => ({ type: 'give-back', goods }));
  const tiles = [...game.workerTiles.map((tile) => tile.id), 'nothing'];
  const placings = tiles.flatMap((tile) =>
    upTo(0, 9).flatMap((space): Action[] => [
      { type: 'draft', tile, space },
      { type: 'hire', tile, space },
    ]),
  );
  return [...fixed, ...giveBacks, ...placings];
}
