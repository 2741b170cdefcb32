import {
  type BoardEntry,
  type Cell,
  EMPTY_ENTRY,
  lotsAndLinesOf,
  type Row,
} from '../../../src/entered-boards/entry.ts';
import { KINDS } from '../../../src/milestones/index.ts';
import { drawFrom, oneOf } from '../kit/drawing.ts';

const NAMES = ['', 'Ours', 'Zoé’s', 'Ödön táblája', '🦊'];

/**
 * A board as somebody may have entered it, of up to `most` points: rows that stand aside, gaps, bushes, lines that are missing, and
 * sometimes tiles and bonus tiles. It may have no stall, or two.
 */
export function someEntry(seed: number, most = 150): BoardEntry {
  const draw = drawFrom(seed);
  const wanted = 3 + draw(most - 2);
  const width = 3 + draw(12);
  const cells: Cell[] = Array.from({ length: wanted }, () => (draw(7) === 0 ? 'gap' : ((1 + draw(5)) as Cell)));
  if (draw(8) > 0) cells[draw(cells.length)] = 'stall';
  const rows: Row[] = [];
  for (let at = 0; at < cells.length; at += width) {
    const from = 2 * (draw(3) - 1) + (rows.length % 2);
    const row = cells.slice(at, at + width);
    if (row.at(-1) === 'gap') row[row.length - 1] = 1;
    rows.push({ from, cells: row });
  }
  const bare: BoardEntry = { ...EMPTY_ENTRY, name: oneOf(NAMES, draw), rows };
  const { lots, lines } = lotsAndLinesOf(bare);
  const missing = draw(3) === 0 ? lines.filter(() => draw(20) === 0) : [];
  const open = new Set(lotsAndLinesOf({ ...bare, missing }).lots);
  const worker = () => ({ kind: oneOf(KINDS, draw), number: 1 + draw(8) });
  return {
    ...bare,
    missing,
    bushes: lots.filter((lot) => open.has(lot) && draw(6) === 0),
    tiles: draw(2) === 0 ? [] : Array.from({ length: 9 + draw(40) }, () => [worker(), worker()] as const),
    bonus:
      draw(2) === 0
        ? null
        : { quarryman: draw(5), lumberjack: draw(5), 'sand-worker': draw(5), 'grain-grower': draw(5), coiner: draw(5) },
  };
}
