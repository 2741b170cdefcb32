import { wordsFor } from 'words:own-board';
import { type BoardEntry, standing } from '../../entered-boards/entry.ts';
import type { Language } from '../../words/languages.ts';

/** What a board is called: by its name, or else by how many numbers it has. */
export function titleOf(language: Language, board: BoardEntry): string {
  const numbers = standing(board).filter(({ cell }) => cell !== 'stall').length;
  return board.name || wordsFor(language)('unnamed', { numbers });
}
