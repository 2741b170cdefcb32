import { wordsFor } from 'words:own-board';
import { discardAside, type KeptBoard, MOST_BOARDS } from '../../entered-boards/boards-store.ts';
import { Live } from '../../ui/Live.tsx';
import type { Language } from '../../words/languages.ts';
import { titleOf } from './title.ts';
import type { Notice } from './use-own-boards.ts';

interface Props {
  readonly language: Language;
  readonly notice: Notice | null;
  /** What is kept and cannot be read, if anything. */
  readonly aside: string | null;
  readonly onUndo: (board: KeptBoard) => void;
  /** Called when what cannot be read has been discarded. */
  readonly onDiscard: () => void;
}

/** The button that takes the place of the one that was pressed gets the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** What readers are told above the boards. */
export function BoardsNotices({ language, notice, aside, onUndo, onDiscard }: Props) {
  const words = wordsFor(language);
  return (
    <Live as="div" of={notice}>
      {notice !== null && (
        <p class="own-board-notice">
          {words(`notice.${notice.told}`, {
            name: 'board' in notice ? titleOf(language, notice.board.entry) : '',
            n: MOST_BOARDS,
          })}{' '}
          {'board' in notice && (
            <button ref={focus} type="button" class="button" data-quiet onClick={() => onUndo(notice.board)}>
              {words('undo')}
            </button>
          )}
        </p>
      )}
      {aside !== null && (
        <p class="own-board-notice">
          {words('aside')}{' '}
          <button
            type="button"
            class="button"
            data-quiet
            onClick={() => {
              discardAside();
              onDiscard();
            }}
          >
            {words('aside.discard')}
          </button>
        </p>
      )}
    </Live>
  );
}
