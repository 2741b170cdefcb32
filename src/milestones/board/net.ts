import type { State } from '../types.ts';
import type { Layout, Lot } from './layout.ts';

/** What the streets, milestones and marketplaces make of every point and line of a layout. */
export interface Net {
  /** How many street pieces touch each point. */
  readonly pieces: readonly number[];
  /** Whether a street piece lies on each line. */
  readonly onLine: readonly boolean[];
  readonly milestone: readonly boolean[];
  readonly marketplace: readonly boolean[];
}

type Built = Pick<State, 'streets' | 'marketplaces'>;

function compute(layout: Layout, built: Built): Net {
  const count = layout.ids.length;
  const pieces = new Array<number>(count).fill(0);
  const onLine = new Array<boolean>(layout.edgeCount).fill(false);
  const milestone = new Array<boolean>(count).fill(false);
  const marketplace = new Array<boolean>(count).fill(false);
  for (const section of built.streets) {
    const from = layout.index.get(section[0]) as number;
    const middle = layout.index.get(section[1]) as number;
    const to = layout.index.get(section[2]) as number;
    pieces[from] = (pieces[from] as number) + 1;
    pieces[middle] = (pieces[middle] as number) + 2;
    pieces[to] = (pieces[to] as number) + 1;
    milestone[middle] = true;
    onLine[layout.edgeOf[from * count + middle] as number] = true;
    onLine[layout.edgeOf[middle * count + to] as number] = true;
  }
  for (const id of built.marketplaces) marketplace[layout.index.get(id) as number] = true;
  return { pieces, onLine, milestone, marketplace };
}

const nets = new WeakMap<object, { readonly marketplaces: object; readonly layout: Layout; readonly net: Net }>();

/** The net of a state; it is computed again only when a street or a marketplace has been built. */
export function netOf(layout: Layout, built: Built): Net {
  const known = nets.get(built.streets);
  if (known !== undefined && known.marketplaces === built.marketplaces && known.layout === layout) return known.net;
  const net = compute(layout, built);
  nets.set(built.streets, { marketplaces: built.marketplaces, layout, net });
  return net;
}

/** Whether a point carries a free number: neither milestone nor marketplace lies on it, and it is not the start point (8.11). */
export function isFree(layout: Layout, net: Net, point: number): boolean {
  return !net.milestone[point] && !net.marketplace[point] && point !== layout.start;
}

/** Whether a street piece lies on one of the lot's three edges (8.10). */
export function hasStreetOnEdge(net: Net, lot: Lot): boolean {
  const [a, b, c] = lot.edges;
  return net.onLine[a] === true || net.onLine[b] === true || net.onLine[c] === true;
}
