import './games.css';
import { wordsFor } from 'words:games';
import { useRef, useState } from 'preact/hooks';
import { Live } from '../ui/Live.tsx';
import { useSaid } from '../ui/use-said.ts';
import type { Language } from '../words/languages.ts';
import { DeletedGame, GameRow } from './GameRow.tsx';
import type { AnySummary, Kept } from './kept.ts';
import type { AnyProblem } from './kind.ts';
import type { Showing } from './showing.ts';
import type { Keeper } from './use-keeper.ts';

interface Props<Table, Summary extends AnySummary, Problem extends AnyProblem> {
  readonly language: Language;
  readonly keeping: Keeper<Table, Summary, Problem>;
  readonly showing: Showing<Summary>;
  readonly onContinue: (id: string) => void;
  readonly onFile: (file: File) => void;
}

/** As many are shown at first. */
const FIRST = 3;

/** The games of this browser: to go on with, to rename, to copy, to save as files and to delete. */
export function GamesList<Table, Summary extends AnySummary, Problem extends AnyProblem>({
  language,
  keeping,
  showing,
  onContinue,
  onFile,
}: Props<Table, Summary, Problem>) {
  type KeptGame = Kept<Summary>;
  const { titleOf } = showing;
  const words = wordsFor(language);
  const { games, evictable, keeper } = keeping;
  const [isWhole, setWhole] = useState(false);
  // Deleted games keep their places for as long as the list is shown.
  const [deleted, setDeleted] = useState<readonly { readonly game: KeptGame; readonly at: number }[]>([]);
  const [said, setSaid] = useSaid();
  /** The game whose row takes the focus, because what was pressed is gone. */
  const [focused, setFocused] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const rows: { readonly game: KeptGame; readonly isDeleted: boolean }[] = games.map((game) => ({
    game,
    isDeleted: false,
  }));
  // One that another tab plays on is there again.
  for (const { game, at } of deleted)
    if (!games.some(({ id }) => id === game.id)) rows.splice(at, 0, { game, isDeleted: true });
  const shown = isWhole ? rows : rows.slice(0, FIRST);

  const remove = async (game: KeptGame) => {
    const at = rows.findIndex((row) => row.game.id === game.id);
    await keeper.remove(game);
    setFocused(null);
    setDeleted((before) => [...before, { game, at }]);
    setSaid(words('deleted', { game: titleOf(game, language) }));
  };
  const restore = async (game: KeptGame) => {
    // It comes in the place of the button that was pressed, which keeps the focus there.
    await keeper.restore(game);
    setDeleted((before) => before.filter((each) => each.game.id !== game.id));
    setFocused(game.id);
    setSaid(words('restored', { game: titleOf(game, language) }));
  };
  const duplicate = async (game: KeptGame) => {
    const name = words('copy', { game: titleOf(game, language) });
    // It comes first, and must not push the game whose button was pressed out of the list.
    setWhole(true);
    await keeper.duplicate(game, name);
    setSaid(words('copied', { game: name }));
  };
  const rename = async (game: KeptGame, name: string) => {
    await keeper.rename(game, name);
    setSaid(words('renamed', { game: titleOf({ ...game, name }, language) }));
  };

  return (
    <section class="games" aria-label={words('heading')}>
      <Live class="unseen" of={said}>
        {said.text}
      </Live>
      {rows.length > 0 && (
        <>
          <h2>{words('heading')}</h2>
          <ul>
            {shown.map(({ game, isDeleted }) =>
              isDeleted ? (
                <DeletedGame
                  key={game.id}
                  language={language}
                  title={titleOf(game, language)}
                  onRestore={() => restore(game)}
                />
              ) : (
                <GameRow
                  key={game.id}
                  language={language}
                  game={game}
                  showing={showing}
                  isAtTable={game.id === keeping.current}
                  takesFocus={game.id === focused}
                  onContinue={() => onContinue(game.id)}
                  onRename={(name) => rename(game, name)}
                  onDuplicate={() => duplicate(game)}
                  onDelete={() => remove(game)}
                />
              ),
            )}
          </ul>
          {rows.length > shown.length && (
            <button
              type="button"
              class="button"
              data-quiet
              onClick={() => {
                setWhole(true);
                setFocused(rows[FIRST]?.game.id ?? null);
              }}
            >
              {words('all', { n: rows.length })}
            </button>
          )}
          {evictable && <p class="games-note">{words('evictable')}</p>}
        </>
      )}
      <input
        ref={file}
        type="file"
        hidden
        aria-label={words('import')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen !== undefined) onFile(chosen);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <button type="button" class="button games-import" data-quiet onClick={() => file.current?.click()}>
        {words('import')}
      </button>
    </section>
  );
}
