import type { ComponentType } from 'preact';
import { Drawn } from '../../board/pieces/Drawn.tsx';
import { WorkerCard } from '../../board/pieces/WorkerCard.tsx';
import { COSTS, GOODS, GOODS_KEPT, type Goods } from '../../milestones/index.ts';
import { Arrow } from '../../page-parts/rule-pictures/annotations.tsx';
import { DRAWINGS } from '../../page-parts/rule-pictures/index.ts';

type Drawing = ComponentType<{ readonly label: string }>;

/** One thing of an exchange: the name of a drawing, or a worker tile. */
type Item = string;

const TILE = 'tile';
/** How wide the drawings are that are not as wide as a good; everything is drawn as high as a row. */
const WIDE: Readonly<Record<Item, number>> = { street: 84, [TILE]: 150, worker: 102, cover: 102, empty: 102 };
const ROW = 108;
/** What the arrow takes between the two sides. */
const ARROW = 72;

const widthOf = (item: Item) => WIDE[item] ?? 66;
const lengthOf = (items: readonly Item[]) => items.reduce((sum, item) => sum + widthOf(item), 0);

function Thing({ item, x }: { readonly item: Item; readonly x: number }) {
  if (item === TILE)
    return (
      <g transform={`translate(${x} 0)scale(0.72)`}>
        <WorkerCard worker={{ kind: 'lumberjack', number: 3 }} x={-47} y={0} />
        <WorkerCard worker={{ kind: 'quarryman', number: 6 }} x={47} y={0} />
      </g>
    );
  if (item === 'worker') return <WorkerCard worker={{ kind: 'sand-worker', number: 5 }} x={x} y={0} />;
  if (item === 'street') return <Drawn name="street" x={x} turn={-30} scale={0.8} />;
  return <Drawn name={item} x={x} />;
}

function Things({ items, left }: { readonly items: readonly Item[]; readonly left: number }) {
  return items.map((item, i) => (
    <Thing key={i} item={item} x={left + lengthOf(items.slice(0, i)) + widthOf(item) / 2} />
  ));
}

interface Exchange {
  readonly from: readonly Item[];
  readonly to: readonly Item[];
}

/** What is given and what comes of it, row by row. */
const exchanges = (rows: readonly Exchange[], height = ROW): Drawing => {
  const middle = Math.max(...rows.map(({ from }) => lengthOf(from)));
  const right = middle + ARROW;
  const width = right + Math.max(...rows.map(({ to }) => lengthOf(to)));
  return ({ label }) => (
    <svg class="row-picture" viewBox={`0 0 ${width} ${rows.length * height}`} role="img" aria-label={label}>
      {rows.map(({ from, to }, i) => (
        <g key={i} transform={`translate(0 ${(i + 0.5) * height})`}>
          <Things items={from} left={0} />
          <Arrow from={{ x: middle + 8, y: 0 }} by={{ x: middle + 28, y: 0 }} to={{ x: middle + 58, y: 0 }} head={26} />
          <Things items={to} left={right} />
        </g>
      ))}
    </svg>
  );
};

/** Goods one by one. */
const each = (goods: Partial<Goods>): Item[] => GOODS.flatMap((good) => Array<Item>(goods[good] ?? 0).fill(good));

/** Pictures that the rulebook has not: what something costs and what it brings. */
const OWN = {
  hire: exchanges([{ from: each(COSTS.hire), to: [TILE] }]),
  costs: exchanges([
    { from: each(COSTS.street), to: ['street', 'milestone', 'street'] },
    { from: each(COSTS.house), to: ['house'] },
    { from: each(COSTS.marketplace), to: ['marketplace'] },
  ]),
  flour: exchanges([{ from: each(COSTS.deliver), to: ['flour', 'coin'] }]),
  demands: exchanges(
    [
      { from: GOODS, to: GOODS.slice(0, GOODS_KEPT) },
      { from: ['worker'], to: ['cover'] },
    ],
    140,
  ),
  'last-tile': exchanges([{ from: [...each(COSTS.hire), TILE], to: ['empty'] }], 140),
} satisfies Readonly<Record<string, Drawing>>;

/** The drawing of a topic, and whether its label is among the words of the first game or of the rulebook's pictures. Throws where there is no such picture. */
export function pictureOf(name: string): { Drawing: Drawing; isOwn: boolean } {
  if (Object.hasOwn(OWN, name)) return { Drawing: OWN[name as keyof typeof OWN], isOwn: true };
  const drawing = Object.entries(DRAWINGS).find(([known]) => known === name)?.[1];
  if (drawing === undefined) throw new Error(`content/first-table.json names a picture “${name}”`);
  return { Drawing: drawing.Drawing, isOwn: false };
}
