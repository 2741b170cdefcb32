import { expect, test } from 'vitest';
import { BOARD_FILE_FORMAT, readBoardFile } from '../../../../src/activities/own-board/board-file.ts';
import { boardLinkOf, tidied } from '../../../../src/entered-boards/link.ts';
import { someEntry } from '../../entered-boards/entries.ts';

test('a file holds what its link holds; anything else is refused with a reason', () => {
  const entry = tidied(someEntry(4));
  const board = boardLinkOf(entry);
  const file = (data: unknown) => readBoardFile(JSON.stringify(data));
  expect(file({ format: BOARD_FILE_FORMAT, board })).toEqual({ ok: true, entry });
  expect(file({ format: BOARD_FILE_FORMAT, board: `${board}A` })).toEqual({ ok: false, reason: 'damaged' });
  expect(file({ format: 'milestones-board/2', board })).toEqual({ ok: false, reason: 'newer' });
  for (const other of [null, [], 7, { format: 'milestones-save/1' }, { board }])
    expect(file(other)).toEqual({ ok: false, reason: 'damaged' });
  expect(readBoardFile('{')).toEqual({ ok: false, reason: 'damaged' });
  expect(readBoardFile('x'.repeat(10_001))).toEqual({ ok: false, reason: 'too-large' });
});
