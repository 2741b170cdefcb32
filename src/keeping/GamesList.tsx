import './games.css';
import { wordsFor } from 'words:games';
import { useRef } from 'preact/hooks';
import { Live } from '../ui/Live.tsx';
import type { Language } from '../words/languages.ts';
import { DeletedGame, GameRow } from './GameRow.tsx';
import type { AnySummary } from './kept.ts';
import type { AnyProblem } from './kind.ts';
import type { Showing } from './showing.ts';
import { useGamesList } from './use-games-list.ts';
import type { Keeper } from './use-keeper.ts';

interface Props<Table, Summary extends AnySummary, Problem extends AnyProblem> {
  readonly language: Language;
  readonly keeping: Keeper<Table, Summary, Problem>;
  readonly showing: Showing<Summary>;
  readonly onContinue: (id: string) => void;
  readonly onFile: (file: File) => void;
}

/** The games of this browser: to go on with, to rename, to copy, to save as files and to delete. */
export function GamesList<Table, Summary extends AnySummary, Problem extends AnyProblem>({
  language,
  keeping,
  showing,
  onContinue,
  onFile,
}: Props<Table, Summary, Problem>) {
  const words = wordsFor(language);
  const list = useGamesList(language, keeping, showing);
  return (
    <section class="games" aria-label={words('heading')}>
      <Live class="unseen" of={list.said}>
        {list.said.text}
      </Live>
      {list.count > 0 && (
        <>
          <h2>{words('heading')}</h2>
          <ul>
            {list.shown.map(({ game, isDeleted }) =>
              isDeleted ? (
                <DeletedGame
                  key={game.id}
                  language={language}
                  title={showing.titleOf(game, language)}
                  onRestore={() => list.restore(game)}
                />
              ) : (
                <GameRow
                  key={game.id}
                  language={language}
                  game={game}
                  showing={showing}
                  isAtTable={game.id === keeping.current}
                  takesFocus={game.id === list.focused}
                  onContinue={() => onContinue(game.id)}
                  onRename={(name) => list.rename(game, name)}
                  onDuplicate={() => list.duplicate(game)}
                  onDelete={() => list.remove(game)}
                />
              ),
            )}
          </ul>
          {list.count > list.shown.length && (
            <button type="button" class="button" data-quiet onClick={list.showAll}>
              {words('all', { n: list.count })}
            </button>
          )}
          {keeping.evictable && <p class="games-note">{words('evictable')}</p>}
        </>
      )}
      <ImportButton label={words('import')} onFile={onFile} />
    </section>
  );
}

interface ImportButtonProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Reads a game from a file. */
function ImportButton({ label, onFile }: ImportButtonProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen !== undefined) onFile(chosen);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <button type="button" class="button games-import" data-quiet onClick={() => file.current?.click()}>
        {label}
      </button>
    </>
  );
}
