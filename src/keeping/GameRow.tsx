import { wordsFor } from 'words:games';
import { useEffect, useRef, useState } from 'preact/hooks';
import { onKey } from '../kit/keys.ts';
import { cleanName } from '../kit/names.ts';
import { download } from '../ui/download.ts';
import { NameField } from '../ui/NameField.tsx';
import type { Language } from '../words/languages.ts';
import type { AnySummary, Kept } from './kept.ts';
import type { Showing } from './showing.ts';

interface Props<Summary extends AnySummary> {
  readonly language: Language;
  readonly game: Kept<Summary>;
  readonly showing: Showing<Summary>;
  readonly isAtTable: boolean;
  /** Whether its first button takes the focus. */
  readonly takesFocus: boolean;
  readonly onContinue: () => void;
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** A game of the list, with all that can be done with it. */
export function GameRow<Summary extends AnySummary>({
  language,
  game,
  showing: { titleOf, isOver, Standing, Fault },
  isAtTable,
  takesFocus,
  onContinue,
  onRename,
  onDuplicate,
  onDelete,
}: Props<Summary>) {
  const words = wordsFor(language);
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.querySelector<HTMLElement>('button, summary')?.focus();
  }, [takesFocus]);
  const { summary } = game;
  const title = titleOf(game, language);
  const endRenaming = () => {
    setRenaming(false);
    renameButton.current?.focus();
  };
  return (
    <li ref={row} class="game" aria-current={isAtTable ? 'true' : undefined}>
      <div class="game-what">
        {isRenaming ? (
          <Renaming
            language={language}
            name={game.name === '' ? title : game.name}
            onDone={(name) => {
              if (name !== null) onRename(name);
              endRenaming();
            }}
          />
        ) : (
          <h3>{title}</h3>
        )}
        {summary === null ? (
          <p class="game-when">
            <Fault language={language} game={game} /> {words('unreadable.kept')}
          </p>
        ) : (
          <Standing language={language} summary={summary} />
        )}
      </div>
      {summary !== null && (
        <button type="button" class="button game-continue" onClick={onContinue}>
          {words(isOver(summary) ? 'look' : 'continue')}
          <Of title={title} />
        </button>
      )}
      <details>
        <summary>
          {words('more')}
          <Of title={title} />
        </summary>
        <div class="game-more">
          {summary !== null && (
            <>
              <button type="button" class="button" data-quiet ref={renameButton} onClick={() => setRenaming(true)}>
                {words('rename')}
                <Of title={title} />
              </button>
              <Doing label={words('duplicate')} title={title} onClick={onDuplicate} />
            </>
          )}
          <Doing
            label={words('download')}
            title={title}
            onClick={() => download(game.text, `${title} ${summary?.changed.slice(0, 10) ?? ''}`)}
          />
          <Doing label={words('delete')} title={title} onClick={onDelete} />
        </div>
      </details>
    </li>
  );
}

interface DoingProps {
  readonly label: string;
  readonly title: string;
  readonly onClick: () => void;
}

/** Something that is done with a game. */
function Doing({ label, title, onClick }: DoingProps) {
  return (
    <button type="button" class="button" data-quiet onClick={onClick}>
      {label}
      <Of title={title} />
    </button>
  );
}

/** Tells buttons with the same label apart where they cannot be seen. */
function Of({ title }: { readonly title: string }) {
  return <span class="unseen">: {title}</span>;
}

interface RenamingProps {
  readonly language: Language;
  readonly name: string;
  /** Called with the new name; null where it stays as it is. */
  readonly onDone: (name: string | null) => void;
}

function Renaming({ language, name, onDone }: RenamingProps) {
  const words = wordsFor(language);
  const [value, setValue] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      class="game-renaming"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(cleanName(value));
      }}
      onKeyDown={onKey(({ key }) => key === 'Escape' && onDone(null))}
    >
      <NameField field={input} value={value} most={60} aria-label={words('rename.label')} onName={setValue} />
      <button type="submit" class="button">
        {words('rename.save')}
      </button>
    </form>
  );
}

interface DeletedProps {
  readonly language: Language;
  readonly title: string;
  readonly onRestore: () => void;
}

/** What a deleted game leaves behind until the list is left: the way to bring it back. */
export function DeletedGame({ language, title, onRestore }: DeletedProps) {
  const words = wordsFor(language);
  const button = useRef<HTMLButtonElement>(null);
  // The focus was on what has gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <li class="game">
      <p class="game-what">{words('deleted', { game: title })}</p>
      <button ref={button} type="button" class="button" data-quiet onClick={onRestore}>
        {words('restore')}
        <Of title={title} />
      </button>
    </li>
  );
}
