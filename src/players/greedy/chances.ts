import {
  freeNeighbours,
  type Game,
  hasStreetOnEdge,
  houseValue,
  isFree,
  isStreetStart,
  layoutOf,
  netOf,
  SUPPLY,
} from '../../milestones/index.ts';

/** What the board offers: the VP of the best no, one, two … constructions of each sort together. */
export interface Chances {
  readonly streets: readonly number[];
  readonly houses: readonly number[];
  readonly marketplaces: readonly number[];
  readonly flour: readonly number[];
}

/** How many constructions of a sort are looked at. */
const MOST = 5;
/** What building itself will open: numbers behind the next milestone, lots beside the next section, the number it ends on. */
const OPENED = { streets: [3, 3, 3], houses: [4, 4], marketplaces: [2.5, 2.5] } as const;

/** What the board offers the next player to build or deliver, each construction on its own. */
export function chancesOf(game: Game): Chances {
  const { state } = game;
  const layout = layoutOf(game.board);
  const net = netOf(layout, state);
  const numberAt = (point: number) => layout.numbers[point] as number;
  const milestones = new Set<number>();
  const marketplaces: number[] = [];
  const flour: number[] = [];
  for (let point = 0; point < layout.ids.length; point++) {
    if (isStreetStart(layout, net, point)) {
      for (const next of layout.neighbours[point] as readonly number[]) {
        if (net.pieces[next] === 0 && next !== layout.start) milestones.add(next);
      }
    }
    if (net.pieces[point] !== 0 && isFree(layout, net, point)) marketplaces.push(numberAt(point));
    if (net.marketplace[point] && !state.flour.includes(layout.ids[point] as string)) {
      const [best = 0, second = 0] = freeNeighbours(layout, net, point).map(numberAt).sort(falling);
      flour.push(best + second);
    }
  }
  const houses = layout.lots
    .filter((lot) => hasStreetOnEdge(net, lot) && !state.houses.includes(lot.id))
    .map((lot) => houseValue(layout, net, lot));
  return {
    streets: sums([...[...milestones].map(numberAt), ...OPENED.streets], SUPPLY.streets - state.streets.length),
    houses: sums([...houses, ...OPENED.houses], SUPPLY.houses - state.houses.length),
    marketplaces: sums([...marketplaces, ...OPENED.marketplaces], SUPPLY.marketplaces - state.marketplaces.length),
    flour: sums(flour, SUPPLY.flour - state.flour.length),
  };
}

const falling = (a: number, b: number) => b - a;

/** The sums of the highest no, one, two … values, as many as are left in the box. */
function sums(values: number[], left: number): number[] {
  const result = [0];
  let sum = 0;
  for (const value of values.sort(falling).slice(0, Math.min(MOST, left))) {
    sum += value;
    result.push(sum);
  }
  return result;
}
