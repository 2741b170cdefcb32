import type { Drill, Topic } from '../../../../src/activities/drills/draw-drill.ts';
import {
  type Action,
  type Employment,
  type Game,
  GOODS,
  type Good,
  type Goods,
  type Kind,
  type Player,
  PRODUCT,
  SPACES,
  type Space,
  type Worker,
} from '../../../../src/milestones/types.ts';
import { lotsOf, neighboursOf, oracleAllows, oracleNext } from '../../milestones/oracle.ts';

/** The right answers by item, found again without engine and drills: by trying every action at the oracle of the rules. */
export type Count = ReadonlyMap<string, number>;

const SPACE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
const isWorker = (space: Employment): space is Worker => space !== null && space !== 'covered';
const me = ({ state }: Game) => state.players[state.player] as Player;
const points = ({ board }: Game) => board.points.map(({ id }) => id);
const yes = (holds: boolean) => (holds ? 1 : 0);
const some = (game: Game, actions: readonly Action[]) => yes(actions.some((action) => oracleAllows(game, action)));
const spaceNumber = (at: string) => Number(at.slice('worker-'.length));

const sectionsFrom = ({ board }: Game, from: string): Extract<Action, { type: 'street' }>[] =>
  neighboursOf(board, from).flatMap((milestone) =>
    neighboursOf(board, milestone).map((to) => ({ type: 'street' as const, from, milestone, to })),
  );

const housesOn = (lot: string): Extract<Action, { type: 'house' }>[] => [
  { type: 'house', lot },
  ...SPACE_NUMBERS.map((bonusOn) => ({ type: 'house' as const, lot, bonusOn })),
];

/** What an action changes of the goods and the VP of whoever takes it. */
function gain(game: Game, action: Action): { readonly goods: Goods; readonly vp: number } {
  const before = me(game);
  const after = oracleNext(game, action).state.players[game.state.player] as Player;
  const goods = GOODS.map((good) => [good, after.goods[good] - before.goods[good]]);
  return { goods: Object.fromEntries(goods) as Goods, vp: after.vp - before.vp };
}

function countYield(game: Game, to: Space): Count {
  const { goods, vp } = gain(game, { type: 'move', to });
  const target = me(game).spaces[spaceNumber(to) - 1] as Worker;
  const product = PRODUCT[target.kind];
  return new Map([
    [product, goods[product]],
    ['vp', vp],
  ]);
}

function countHiring(game: Game, tile: string): Count {
  return new Map(
    SPACE_NUMBERS.map((space) => {
      const hire: Action = { type: 'hire', tile, space };
      if (!oracleAllows(game, hire)) return [`worker-${space}`, 0];
      const numbers = me(oracleNext(game, hire))
        .spaces.filter(isWorker)
        .map(({ number }) => number);
      return [`worker-${space}`, yes(numbers.join() === [...numbers].sort((a, b) => a - b).join())];
    }),
  );
}

/** Every conceivable delivery to a point. */
function deliveriesTo(game: Game, marketplace: string): Action[] {
  const near = [...neighboursOf(game.board, marketplace)].sort();
  const pairs = near.flatMap((a, i) => near.slice(i + 1).map((b) => [a, b]));
  return [[], ...near.map((id) => [id]), ...pairs].map((numbers) => ({ type: 'deliver', marketplace, numbers }));
}

function tradeNamed(at: string): Action {
  const [type, first, second] = at.split(' ') as [string, string, string];
  if (type === 'hire') return { type, tile: first, space: Number(second) };
  return (type === 'buy' ? { type, good: first } : { type: 'sell', goods: [first, second] }) as Action;
}

/** Which kinds of actions anything can be done of. */
function countNow(game: Game): Count {
  const { board, state } = game;
  const ids = points(game);
  const tiles = (type: 'draft' | 'hire', offered: readonly string[]) =>
    offered.flatMap((tile) => SPACE_NUMBERS.map((space): Action => ({ type, tile, space })));
  const kinds: readonly (readonly Action[])[] = [
    tiles('draft', state.startingTiles),
    SPACES.map((to): Action => ({ type: 'move', to })),
    tiles('hire', state.display),
    ids.flatMap((from) => sectionsFrom(game, from)),
    lotsOf(board).flatMap((lot) => SPACE_NUMBERS.map((space): Action => ({ type: 'take-bonus', lot, space }))),
    ids.flatMap((id) => deliveriesTo(game, id)),
    SPACE_NUMBERS.map((space): Action => ({ type: 'cover', space })),
    [{ type: 'done' }],
  ];
  return new Map(kinds.flatMap((actions) => (actions[0] ? [[actions[0].type, some(game, actions)] as const] : [])));
}

/** The numbers of the delivery that scores most; the test fails where two score the same. */
function countFlour(game: Game, marketplace: string): Count {
  const deliveries = deliveriesTo(game, marketplace)
    .filter((delivery) => oracleAllows(game, delivery))
    .map((delivery) => ({ delivery, vp: gain(game, delivery).vp }));
  const best = deliveries.filter(({ vp }) => vp === Math.max(...deliveries.map((each) => each.vp)));
  if (best.length !== 1) throw new Error(`${best.length} deliveries are best`);
  const { numbers } = (best[0] as { delivery: Extract<Action, { type: 'deliver' }> }).delivery;
  const twice = points(game).map((id): Action => ({ type: 'deliver', marketplace, numbers: [id, id] }));
  return new Map([
    ...points(game).map((id) => [id, yes(numbers.includes(id))] as const),
    ...points(game).map((id, i) => [`twice ${id}`, some(game, [twice[i] as Action])] as const),
  ]);
}

function countCastle(game: Game, items: readonly string[]): Count {
  const { goods } = me(game);
  return new Map(
    items.map((at) => {
      if (at === 'workers')
        return [at, SPACE_NUMBERS.filter((space) => oracleAllows(game, { type: 'cover', space })).length];
      const kept = at.split(' ') as Good[];
      const back = GOODS.map((good) => [good, goods[good] - kept.filter((each) => each === good).length] as const);
      const given = Object.fromEntries(back.filter(([, n]) => n !== 0));
      return [at, some(game, [{ type: 'give-back', goods: given }])];
    }),
  );
}

/** 12.4 to 12.6, once more. */
function countMajorities({ state }: Game, kinds: readonly string[]): Count {
  return new Map(
    kinds.flatMap((kind) => {
      const values = state.players.map(({ spaces }) =>
        spaces
          .filter((space) => isWorker(space) && space.kind === (kind as Kind))
          .reduce((sum, space) => sum + ((space as Worker).bonus ? 2 : 1), 0),
      );
      const best = [...values].sort((a, b) => b - a)[0] as number;
      const leaders = values.filter((value) => value === best).length;
      const share = leaders === values.length ? 0 : leaders === 1 ? 5 : 2;
      return values.map((value, player) => [`${kind} ${player}`, value === best ? share : 0] as const);
    }),
  );
}

const onEvery = (places: readonly string[], actionsAt: (at: string) => readonly Action[], game: Game): Count =>
  new Map(places.map((at) => [at, some(game, actionsAt(at))]));

const SPACES_TO_TAKE = SPACE_NUMBERS.map((n) => `worker-${n}`);

const COUNTS: { readonly [T in Topic]: (drill: Drill) => Count } = {
  placing: ({ game, subject: [tile] }) =>
    onEvery(SPACES_TO_TAKE, (at) => [{ type: 'draft', tile: tile as string, space: spaceNumber(at) }], game),
  moves: ({ game, items }) =>
    onEvery(
      items.map(({ at }) => at),
      (at) => [{ type: 'move', to: at as Space }],
      game,
    ),
  now: ({ game }) => countNow(game),
  yield: ({ game, subject: [to] }) => countYield(game, to as Space),
  hiring: ({ game, subject: [tile] }) => countHiring(game, tile as string),
  trading: ({ game, items }) =>
    onEvery(
      items.map(({ at }) => at),
      (at) => [tradeNamed(at)],
      game,
    ),
  streets: ({ game }) => onEvery(points(game), (at) => sectionsFrom(game, at), game),
  sections: ({ game, subject: [from] }) =>
    onEvery(points(game), (at) => sectionsFrom(game, from as string).filter(({ to }) => to === at), game),
  lots: ({ game }) => onEvery(lotsOf(game.board), housesOn, game),
  houses: ({ game, subject: [lot] }) => {
    const house = housesOn(lot as string).find((action) => oracleAllows(game, action)) as Action;
    return new Map([['vp', gain(game, house).vp]]);
  },
  marketplaces: ({ game }) => onEvery(points(game), (at) => [{ type: 'marketplace', at }], game),
  bonus: ({ game, subject: [lot = ''] }) =>
    game.state.phase === 'bonus'
      ? onEvery(
          [...SPACES_TO_TAKE, 'leave'],
          (at) => [at === 'leave' ? { type: 'leave-bonus' } : { type: 'take-bonus', lot, space: spaceNumber(at) }],
          game,
        )
      : onEvery(
          [...SPACES_TO_TAKE, 'leave'],
          (at) => [{ type: 'house', lot, ...(at !== 'leave' && { bonusOn: spaceNumber(at) }) }],
          game,
        ),
  deliveries: ({ game }) => onEvery(points(game), (at) => deliveriesTo(game, at), game),
  flour: ({ game, subject: [marketplace] }) => countFlour(game, marketplace as string),
  castle: ({ game, items }) =>
    countCastle(
      game,
      items.map(({ at }) => at),
    ),
  majorities: ({ game, subject }) => countMajorities(game, subject),
};

/** The right answers of a drill, of all that could be asked about its position and not of its items alone. */
export function countOf(drill: Drill): Count {
  return COUNTS[drill.topic](drill);
}
