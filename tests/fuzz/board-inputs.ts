import { readBoardFile } from '../../src/activities/own-board/board-file.ts';
import { rowAsText, rowFromText } from '../../src/activities/own-board/editing.ts';
import { type BoardEntry, ENTRY_LIMITS, faultsOf, setOfEntry } from '../../src/entered-boards/entry.ts';
import { boardLinkOf, type ReadBoard, readBoardLink } from '../../src/entered-boards/link.ts';
import { newGame } from '../../src/milestones/index.ts';
import { someEntry } from '../unit/entered-boards/entries.ts';
import { type Draw, oneOf } from '../unit/kit/drawing.ts';
import { brokenInvariants } from '../unit/milestones/invariants.ts';
import { drawn } from './drawn.tsx';
import type { Input } from './inputs.ts';
import { garbledText, letters, vouchedText } from './making.ts';

let made: readonly string[] | undefined;
/** The texts of some boards, the same ones for every case. */
export function boardLinks(): readonly string[] {
  made ??= Array.from({ length: 60 }, (_, i) => boardLinkOf(someEntry(i + 1, i % 3 === 0 ? 150 : 40)));
  return made;
}

/** What is let in can be kept, its faults can be listed, and what can be played on it is a whole game that can be drawn. */
export function checkEntry(entry: BoardEntry): void {
  const again = readBoardLink(boardLinkOf(entry));
  if (!again.ok || JSON.stringify(again.entry) !== JSON.stringify(entry)) throw new Error('read otherwise once more');
  faultsOf(entry);
  const set = setOfEntry(entry);
  if (set === null) return;
  const game = newGame({ players: 4, seed: 1, set });
  const broken = brokenInvariants(game);
  if (broken.length > 0) throw new Error(`played on although not: ${broken.join('; ')}`);
  drawn(game);
}

function check(read: ReadBoard): void {
  if (read.ok) checkEntry(read.entry);
  else if (!['damaged', 'newer', 'too-large'].includes(read.reason)) throw new Error(`refused with ${read.reason}`);
}

/** The ways in for the boards that readers enter. */
export const BOARD_INPUTS: readonly Input[] = [
  {
    name: 'links to own boards',
    make: (draw: Draw) => {
      const text = vouchedText(oneOf(boardLinks(), draw), draw);
      return { enter: () => readBoardLink(text), check: check as never };
    },
  },
  {
    name: 'files of own boards',
    make: (draw: Draw) => {
      const text = garbledText({ format: 'milestones-board/1', board: oneOf(boardLinks(), draw) }, draw);
      return { enter: () => readBoardFile(text), check: check as never };
    },
  },
  {
    name: 'rows of own boards',
    make: (draw: Draw) => {
      const text =
        draw(2) === 0
          ? letters(draw, 120)
          : Array.from({ length: draw(120) }, () => oneOf([...'sS.12345 \t6'], draw)).join('');
      return {
        enter: () => rowFromText(text),
        check: ((cells: ReturnType<typeof rowFromText>) => {
          if (cells === null) return;
          if (cells.length > ENTRY_LIMITS.cells) throw new Error(`${cells.length} places`);
          if (`${rowFromText(rowAsText({ from: 0, cells }))}` !== `${cells}`)
            throw new Error('read otherwise once more');
        }) as never,
      };
    },
  },
];
