import {
  type Employment,
  type Game,
  type GameEvent,
  GOODS,
  type Good,
  type Goods,
  KINDS,
  type State,
  type Worker,
} from '../../../src/milestones/types.ts';
import { isLot, joined, piecesOf, touching } from './oracle.ts';

const isWorker = (space: Employment): space is Worker => space !== null && space !== 'covered';
const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

/** What every state of a game has to fulfil and this one does not, in words for the test's report; nothing where all is well. */
export function brokenInvariants(game: Game): string[] {
  const { state, pile, board, workerTiles } = game;
  const broken: string[] = [];
  const holds = (what: string, fulfilled: boolean) => {
    if (!fulfilled) broken.push(what);
  };
  holds(
    'goods are whole and never negative',
    state.players.every(({ goods }) => GOODS.every((good) => Number.isInteger(goods[good]) && goods[good] >= 0)),
  );
  holds(
    'two workers stay visible',
    state.phase === 'draft' || state.players.every(({ spaces }) => spaces.filter(isWorker).length >= 2),
  );
  holds('streets are a tree', isTree(game));
  holds(
    'no more is built than there is',
    state.streets.length <= 24 &&
      state.houses.length <= 12 &&
      state.marketplaces.length <= 12 &&
      state.flour.length <= 12,
  );
  holds(
    'flour lies on marketplaces, one sack each',
    unique(state.flour) && state.flour.every((id) => state.marketplaces.includes(id)),
  );
  holds('one house to a lot', unique(state.houses) && state.houses.every((lot) => isLot(board, lot)));
  holds('one marketplace to a number', unique(state.marketplaces));
  holds(
    'bonus tiles lie on bushes, without a house unless one may leave them',
    Object.keys(state.bonusTiles).every(
      (lot) => board.bushes.includes(lot) && (game.options.variants.houseMayLeaveBonus || !state.houses.includes(lot)),
    ),
  );
  const open = [...state.startingTiles, ...state.display, ...pile];
  holds('every tile is in one place', unique(open) && open.every((id) => workerTiles.some((tile) => tile.id === id)));
  holds('the pile is counted', state.pileCount === pile.length);
  holds(
    'the display is full while the pile lasts',
    state.display.length === 5 || (state.display.length < 5 && pile.length === 0),
  );
  holds('a visit goes with its phase', (state.visit !== null) === (state.phase === 'space' || state.phase === 'bonus'));
  holds('tiles are in reach in the phase bonus only', state.bonusInReach.length > 0 === (state.phase === 'bonus'));
  holds(
    'the turns left are counted from the trigger on',
    (state.turnsLeft === null) === (state.endTriggeredBy === null),
  );
  if (state.turnsLeft !== null && state.endTriggeredBy !== null) {
    const last = (state.endTriggeredBy + state.players.length - 1) % state.players.length;
    holds(
      'the player before the one who triggered plays last',
      (state.player + state.turnsLeft) % state.players.length === last,
    );
  }
  holds(
    'scoring and winners stand at the end only',
    [state.finalScoring, state.winners].every((part) => (part !== null) === (state.phase === 'over')),
  );
  return broken;
}

/** Streets are one tree from the white stall, with a milestone in the middle of every section. */
function isTree({ board, state }: Game): boolean {
  const pieces = piecesOf(state.streets);
  if (pieces.length === 0) return true;
  const points = new Set(pieces.flat());
  const reached = new Set([board.start]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const [a, b] of pieces) {
      if (reached.has(a)) reached.add(b);
      if (reached.has(b)) reached.add(a);
    }
  }
  return (
    points.size === pieces.length + 1 &&
    [...points].every((id) => reached.has(id)) &&
    pieces.every(([a, b]) => joined(board, a, b)) &&
    state.streets.every(
      ([, milestone]) => touching(state, milestone) === 2 && !state.marketplaces.includes(milestone),
    ) &&
    [...points].every((id) => touching(state, id) <= 2 || state.marketplaces.includes(id)) &&
    state.marketplaces.every((id) => id === board.start || points.has(id))
  );
}

/** How many bonus tiles of each kind are in the game, on lots and on workers. */
export function bonusTilesLeft(state: State): number[] {
  const tiles = Object.values(state.bonusTiles);
  for (const { spaces } of state.players)
    for (const space of spaces) if (isWorker(space) && space.bonus) tiles.push(space.kind);
  return KINDS.map((kind) => tiles.filter((tile) => tile === kind).length);
}

/** VP and goods of every player, kept up from nothing but the events. */
export class Ledger {
  readonly vp: number[];
  readonly goods: Record<Good, number>[];

  constructor(state: State) {
    this.vp = state.players.map(({ vp }) => vp);
    this.goods = state.players.map(({ goods }) => ({ ...goods }));
  }

  enter(events: readonly GameEvent[]): void {
    for (const event of events) {
      const goods = this.goods[event.player] as Record<Good, number>;
      const give = (given: Partial<Goods>) => {
        for (const good of GOODS) goods[good] -= given[good] ?? 0;
      };
      if (event.type === 'vp') (this.vp[event.player] as number) += event.vp;
      else if (event.type === 'goods') goods[event.good] += event.count;
      else if (event.type === 'paid' || event.type === 'gave-back') give(event.goods);
    }
  }
}
