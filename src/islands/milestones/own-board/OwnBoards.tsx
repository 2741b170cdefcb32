import './own-board.css';
import { wordsFor } from 'words:own-board';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Editing, endOf } from '../../../own-board/editing.ts';
import { type BoardEntry, EMPTY_ENTRY, ENTRY_LIMITS, faultsOf, isSerious, standing } from '../../../own-board/entry.ts';
import { boardLinkOf, isEntryName, type ReadBoard, readBoardLink } from '../../../own-board/link.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { newId } from '../../keeping/kept.ts';
import { CrashBoundary } from '../../ui/CrashBoundary.tsx';
import { lazily } from '../../ui/lazily.ts';
import {
  discardAside,
  type KeptBoard,
  keepBoard,
  MOST_BOARDS,
  onBoardsChange,
  readBoards,
} from '../boards/boards-store.ts';
import { readBoardFile } from './board-file.ts';
import { NumbersStage } from './NumbersStage.tsx';
import { PhotoContext, usePhoto } from './photo-holder.ts';

// Who comes for the first time begins with the numbers.
const LandStage = lazily(
  () => import('./LandStage.tsx'),
  (module) => module.LandStage,
);
const CheckStage = lazily(
  () => import('./CheckStage.tsx'),
  (module) => module.CheckStage,
);
const TilesStage = lazily(
  () => import('./TilesStage.tsx'),
  (module) => module.TilesStage,
);
const ShareStage = lazily(
  () => import('./ShareStage.tsx'),
  (module) => module.ShareStage,
);

interface Props {
  readonly language: Language;
}

const STAGES = ['numbers', 'bushes', 'missing', 'tiles', 'check', 'share'] as const;
type Stage = (typeof STAGES)[number];

const LINK = '#board=';

/** What readers are told above the boards, with a way back where there is one. */
type Notice =
  | { readonly told: 'thrownAway'; readonly board: KeptBoard }
  | { readonly told: 'brought' | 'damaged' | 'newer' | 'too-large' | 'full' | 'notKept' };

/** The button that takes the place of the one that was pressed gets the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The boards of the reader: to enter, to look at, to keep, to hand on. */
export default function OwnBoards({ language }: Props) {
  return (
    <CrashBoundary language={language}>
      <Boards language={language} />
    </CrashBoundary>
  );
}

function Boards({ language }: Props) {
  const words = wordsFor(language);
  const [boards, setBoards] = useState<readonly KeptBoard[]>([]);
  const [aside, setAside] = useState<string | null>(null);
  const [id, setId] = useState<string | null>(null);
  const [editing, setEditing] = useState<Editing>({ entry: EMPTY_ENTRY, cursor: { row: 0, at: 0 } });
  const [stage, setStage] = useState<Stage>('numbers');
  const [notice, setNotice] = useState<Notice | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const holder = usePhoto();
  const { entry } = editing;
  const shown = useRef(id);
  shown.current = id;
  const list = useRef<HTMLElement>(null);
  const focusList = () => setTimeout(() => list.current?.querySelector<HTMLElement>('[aria-current], button')?.focus());

  const refresh = () => {
    const kept = readBoards();
    setBoards(kept.boards);
    setAside(kept.aside);
    return kept.boards;
  };
  const show = (board: KeptBoard | undefined) => {
    const content = board?.entry ?? EMPTY_ENTRY;
    // It shows another board.
    if (board?.id !== id) holder.setPhoto(null);
    setId(board?.id ?? null);
    setEditing({ entry: content, cursor: endOf(content) });
    setStage(board === undefined || faultsOf(content).some(isSerious) ? 'numbers' : 'check');
  };
  const keep = (under: string, changed: BoardEntry | null, said: Notice | null) => {
    const isKept = keepBoard(under, changed);
    const now = refresh();
    const isFull = now.length >= MOST_BOARDS && now.every(({ id }) => id !== under);
    setNotice(isKept ? said : { told: isFull ? 'full' : 'notKept' });
    return now;
  };
  const edit = (next: Editing) => {
    setEditing(next);
    if (next.entry === entry) return;
    const under = id ?? newId();
    setId(under);
    keep(under, next.entry, null);
  };
  const change = (changed: BoardEntry) => edit({ ...editing, entry: changed });

  /** A board that comes from elsewhere is kept beside the others, unless it is one of them already. */
  const bring = (read: ReadBoard) => {
    if (!read.ok) return setNotice({ told: read.reason });
    const text = boardLinkOf(read.entry);
    const same = readBoards().boards.find(({ link }) => link === text);
    const board = same ?? { id: newId(), entry: read.entry };
    if (same === undefined) keep(board.id, board.entry, { told: 'brought' });
    show(board);
  };
  const follow = () => {
    if (!location.hash.startsWith(LINK)) return;
    const text = location.hash.slice(LINK.length);
    history.replaceState(history.state, '', location.pathname + location.search);
    bring(readBoardLink(text));
  };
  useEffect(() => {
    show(refresh().at(-1));
    follow();
    addEventListener('hashchange', follow);
    const stop = onBoardsChange(() => {
      // What another tab has done to the board that is shown is not written over.
      const now = refresh().find((board) => board.id === shown.current);
      setEditing((editing) =>
        now === undefined || now.link === boardLinkOf(editing.entry)
          ? editing
          : { entry: now.entry, cursor: endOf(now.entry) },
      );
    });
    return () => {
      removeEventListener('hashchange', follow);
      stop();
    };
  }, []);
  const throwAway = () => {
    if (id === null) return;
    show(keep(id, null, { told: 'thrownAway', board: { id, entry } }).at(-1));
  };
  const undo = (board: KeptBoard) => {
    keep(board.id, board.entry, null);
    show(board);
    focusList();
  };
  const titleOf = (board: BoardEntry) =>
    board.name || words('unnamed', { numbers: standing(board).filter(({ cell }) => cell !== 'stall').length });
  const isPlayable = !faultsOf(entry).some(isSerious);

  return (
    <div class="own-boards">
      <div role="status">
        {notice !== null && (
          <p class="own-board-notice">
            {words(`notice.${notice.told}`, {
              name: 'board' in notice ? titleOf(notice.board.entry) : '',
              n: MOST_BOARDS,
            })}{' '}
            {'board' in notice && (
              <button ref={focus} type="button" class="button" data-quiet onClick={() => undo(notice.board)}>
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
                refresh();
                focusList();
              }}
            >
              {words('aside.discard')}
            </button>
          </p>
        )}
      </div>
      <nav ref={list} class="own-board-list" aria-label={words('boards')}>
        {boards.map((board) => (
          <button
            key={board.id}
            type="button"
            class="button"
            data-quiet
            aria-current={board.id === id ? 'true' : undefined}
            onClick={() => show(board)}
          >
            {titleOf(board.entry)}
          </button>
        ))}
        <button type="button" class="button" data-quiet onClick={() => show(undefined)}>
          {words('new')}
        </button>
        <button type="button" class="button" data-quiet onClick={() => file.current?.click()}>
          {words('open')}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={async ({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (chosen !== undefined)
              bring(chosen.size > 20_000 ? { ok: false, reason: 'too-large' } : readBoardFile(await chosen.text()));
          }}
        />
      </nav>
      <div class="own-board-head">
        <label>
          <span>{words('name')}</span>
          <input
            type="text"
            maxLength={ENTRY_LIMITS.name}
            autoComplete="off"
            value={entry.name}
            placeholder={titleOf({ ...entry, name: '' })}
            onChange={({ currentTarget: { value } }) => {
              const name = value.trim();
              if (isEntryName(name)) change({ ...entry, name });
            }}
          />
        </label>
        {id !== null && (
          <button type="button" class="button" data-quiet onClick={throwAway}>
            {words('throwAway')}
          </button>
        )}
      </div>
      <nav class="own-board-stages" aria-label={words('stages')}>
        {STAGES.map((each, i) => (
          <button
            key={each}
            type="button"
            aria-current={each === stage ? 'step' : undefined}
            onClick={() => setStage(each)}
          >
            <span aria-hidden="true">{i + 1}</span> {words(`stage.${each}`)}
          </button>
        ))}
      </nav>
      <section class="own-board-stage" aria-label={words(`stage.${stage}`)}>
        <h2>{words(`stage.${stage}`)}</h2>
        <PhotoContext.Provider value={holder}>
          {stage === 'numbers' && <NumbersStage language={language} editing={editing} onEdit={edit} />}
          {(stage === 'bushes' || stage === 'missing') && (
            <LandStage key={stage} language={language} entry={entry} what={stage} onChange={change} />
          )}
          {stage === 'tiles' && <TilesStage language={language} entry={entry} onChange={change} />}
          {stage === 'check' && <CheckStage key={id} language={language} entry={entry} />}
          {stage === 'share' && <ShareStage language={language} entry={entry} />}
        </PhotoContext.Provider>
      </section>
      {isPlayable && (
        <p>
          <a class="button" href={`${pageAddress(language, 'play/')}?board=${id ?? ''}`}>
            {words('play')}
          </a>
        </p>
      )}
    </div>
  );
}
