import { wordsFor } from 'words:own-board';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { KeptBoard } from '../../entered-boards/boards-store.ts';
import type { ReadBoard } from '../../entered-boards/link.ts';
import type { Language } from '../../words/languages.ts';
import { readBoardFile } from './board-file.ts';
import { titleOf } from './title.ts';

/** No file of a board is longer; whatever is, is refused unread. */
const LONGEST = 20_000;

interface Props {
  readonly language: Language;
  readonly boards: readonly KeptBoard[];
  /** The board that is shown. */
  readonly shown: string | null;
  readonly list: RefObject<HTMLElement>;
  /** Shows a board; undefined is a new one. */
  readonly onShow: (board: KeptBoard | undefined) => void;
  readonly onFile: (read: ReadBoard) => void;
}

/** The boards of the reader, and the ways to another one. */
export function BoardsList({ language, boards, shown, list, onShow, onFile }: Props) {
  const words = wordsFor(language);
  const file = useRef<HTMLInputElement>(null);
  const open = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    input.value = '';
    if (chosen !== undefined)
      onFile(chosen.size > LONGEST ? { ok: false, reason: 'too-large' } : readBoardFile(await chosen.text()));
  };
  return (
    <nav ref={list} class="own-board-list" aria-label={words('boards')}>
      {boards.map((board) => (
        <button
          key={board.id}
          type="button"
          class="button"
          data-quiet
          aria-current={board.id === shown ? 'true' : undefined}
          onClick={() => onShow(board)}
        >
          {titleOf(language, board.entry)}
        </button>
      ))}
      <button type="button" class="button" data-quiet onClick={() => onShow(undefined)}>
        {words('new')}
      </button>
      <button type="button" class="button" data-quiet onClick={() => file.current?.click()}>
        {words('open')}
      </button>
      <input ref={file} type="file" hidden onChange={({ currentTarget }) => open(currentTarget)} />
    </nav>
  );
}
