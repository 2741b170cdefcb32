import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  boardWith,
  type KeptBoard,
  keepBoard,
  MOST_BOARDS,
  onBoardsChange,
  readBoards,
  throwAwayBoard,
} from '../../entered-boards/boards-store.ts';
import { type BoardEntry, EMPTY_ENTRY } from '../../entered-boards/entry.ts';
import { boardLinkOf, type ReadBoard, readBoardLink } from '../../entered-boards/link.ts';
import { newId } from '../../keeping/kept.ts';
import { firstAnswer, linkTexts } from '../../links/mend.ts';
import { type Editing, endOf } from './editing.ts';

/** What readers are told above the boards, with a way back where there is one. */
export type Notice =
  | { readonly told: 'thrownAway'; readonly board: KeptBoard }
  | { readonly told: 'brought' | 'damaged' | 'cut' | 'newer' | 'too-large' | 'full' | 'notKept' };

/**
 * What readers are told of a board that could not be kept, in the place of what is shown and of what was to be said. Whoever goes on
 * entering, of which nothing was to be said, is not told the same with each number.
 */
export const unkept = (shown: Notice | null, told: 'full' | 'notKept', said: Notice | null): Notice =>
  said === null && shown?.told === told ? shown : { told };

/** The boards of the reader and the one that is shown: to keep, to change, to bring from elsewhere. `onShow` is called when another one is to be shown. */
export function useOwnBoards(onShow: (board: KeptBoard | undefined, isOther: boolean) => void) {
  const [boards, setBoards] = useState<readonly KeptBoard[]>([]);
  const [aside, setAside] = useState<string | null>(null);
  const [id, setId] = useState<string | null>(null);
  const [editing, setEditing] = useState<Editing>({ entry: EMPTY_ENTRY, cursor: { row: 0, at: 0 } });
  const [notice, setNotice] = useState<Notice | null>(null);
  const { entry } = editing;
  const shown = useRef({ id, entry });
  shown.current = { id, entry };
  const kept = useRef(boards);
  /** The board that is shown, as it was kept last: what is entered otherwise is still to be kept. */
  const last = useRef(entry);

  const refresh = () => {
    const { boards, aside } = readBoards();
    kept.current = boards;
    setBoards(boards);
    setAside(aside);
    return boards;
  };
  const show = (board: KeptBoard | undefined) => {
    const content = board?.entry ?? EMPTY_ENTRY;
    onShow(board, board?.id !== shown.current.id);
    setId(board?.id ?? null);
    last.current = content;
    setEditing({ entry: content, cursor: endOf(content) });
  };
  const keep = (under: string, changed: BoardEntry, said: Notice | null, before = changed) => {
    const isKept = keepBoard(under, changed, before);
    const now = refresh();
    const isFull = now.length >= MOST_BOARDS && now.every(({ id }) => id !== under);
    const there = now.find((board) => board.id === under);
    if (isKept && there !== undefined) last.current = there.entry;
    const told = isFull ? 'full' : 'notKept';
    setNotice((shown) => (isKept ? said : unkept(shown, told, said)));
  };
  const edit = (next: Editing) => {
    setEditing(next);
    if (next.entry === entry) return;
    const under = id ?? newId();
    setId(under);
    keep(under, next.entry, null, last.current);
  };
  const change = (changed: BoardEntry) => edit({ ...editing, entry: changed });

  /** A board that comes from elsewhere is kept beside the others, unless it is one of them already. */
  const bring = (read: ReadBoard, from: 'link' | 'file') => {
    if (!read.ok) return setNotice({ told: from === 'link' && read.reason === 'damaged' ? 'cut' : read.reason });
    const text = boardLinkOf(read.entry);
    const same = readBoards().boards.find(({ link }) => link === text);
    const board = same ?? { id: newId(), entry: read.entry };
    if (same === undefined) keep(board.id, board.entry, { told: 'brought' });
    show(board);
  };
  const follow = async () => {
    const texts = linkTexts(location.hash, 'board');
    if (texts === null) return;
    const read = await firstAnswer(texts, readBoardLink, (answer) => !answer.ok && answer.reason === 'damaged');
    bring(read, 'link');
    // A link that is cut stays, so that it can be completed.
    if (read.ok) history.replaceState(history.state, '', location.pathname + location.search);
  };
  // Before the first key or press: showing a board puts back a name that is just being typed.
  useLayoutEffect(() => {
    show(refresh().at(-1));
    follow();
    addEventListener('hashchange', follow);
    const stop = onBoardsChange(() => {
      const { id, entry } = shown.current;
      const isShown = (board: KeptBoard) => board.id === id;
      const wasKept = kept.current.some(isShown);
      const boards = refresh();
      const now = boards.find(isShown);
      if (now === undefined) {
        // It has been thrown away, here or in another tab.
        if (id === null || !wasKept) return;
        setNotice({ told: 'thrownAway', board: { id, entry } });
        return show(boards.at(-1));
      }
      // What another tab has done to the board that is shown is not written over.
      const before = last.current;
      last.current = now.entry;
      setEditing((editing) => {
        const entry = boardWith(before, editing.entry, now.entry);
        return boardLinkOf(entry) === boardLinkOf(editing.entry) ? editing : { entry, cursor: endOf(entry) };
      });
    });
    return () => {
      removeEventListener('hashchange', follow);
      stop();
    };
  }, []);
  const throwAway = () => {
    if (id !== null && !throwAwayBoard(id)) setNotice({ told: 'notKept' });
  };
  const takeBack = (board: KeptBoard) => {
    keep(board.id, board.entry, null);
    show(board);
  };
  return { boards, aside, id, editing, notice, refresh, show, edit, change, bring, throwAway, takeBack };
}
