import * as v from 'valibot';
import { type ReadBoard, readBoardLink } from '../../entered-boards/link.ts';

/** The form of a board's file: its link's text, so that a file and a link hold the same. */
export const BOARD_FILE_FORMAT = 'milestones-board/1';

const FILE = v.object({ format: v.literal(BOARD_FILE_FORMAT), board: v.string() });
const LONGEST = 10_000;

/** Reads a board from the text of a file, wherever it comes from; what is no such file, damaged, or of a later version is refused. */
export function readBoardFile(text: string): ReadBoard {
  if (text.length > LONGEST) return { ok: false, reason: 'too-large' };
  try {
    const data: unknown = JSON.parse(text);
    const read = v.safeParse(FILE, data);
    if (read.success) return readBoardLink(read.output.board);
    const format = (data as { format?: unknown } | null)?.format;
    const isLater = typeof format === 'string' && /^milestones-board\/(?!1$)[1-9]\d{0,3}$/.test(format);
    return { ok: false, reason: isLater ? 'newer' : 'damaged' };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}
