import '../../../ui/figures.css';
import { wordsFor as computerWordsFor } from 'words:computer';
import { wordsFor } from 'words:game-figures';
import { useLayoutEffect, useState } from 'preact/hooks';
import { readStreak, runningToday } from '../../../streak/streak-store.ts';
import { useKept } from '../../../ui/use-kept.ts';
import { usePrinted } from '../../../ui/use-printed.ts';
import { useToday } from '../../../ui/use-today.ts';
import { type Language, locales } from '../../../words/languages.ts';
import { type KeptGame, readTable } from './kept-game.ts';
import { inAll, type Result, resultOf } from './statistics.ts';

interface Props {
  readonly language: Language;
  readonly games: readonly KeptGame[];
  /** Opens a game and shows it as it was after so many steps. */
  readonly onShow: (id: string, at: number) => void;
}

const SHOWN = ['games', 'mean', 'best', 'bestTurn'] as const;

/** What all kept games against computers together come to. */
export function BoardStatistics({ language, games, onShow }: Props) {
  const words = wordsFor(language);
  const computerWords = computerWordsFor(language);
  const [isOpen, setOpen] = useState(false);
  const isPrinted = usePrinted();
  const [streak] = useKept(['streak'], readStreak, null);
  const today = useToday();
  const [results, setResults] = useState<readonly (Result & { readonly id: string })[] | null>(null);
  useLayoutEffect(() => {
    if (!isOpen && !isPrinted) return;
    let isWanted = true;
    void (async () => {
      const found: (Result & { id: string })[] = [];
      for (const game of games) {
        if (game.summary?.over !== true) continue;
        // Each game is played through once more: between two of them the page may answer. A printer does not wait.
        if (!isPrinted) await new Promise((resolve) => setTimeout(resolve));
        if (!isWanted) return;
        const read = readTable(game);
        const result = read.ok ? resultOf(read.table) : null;
        if (result !== null) found.push({ ...result, id: game.id });
      }
      setResults(found);
    })();
    return () => {
      isWanted = false;
    };
  }, [isOpen, isPrinted, games]);
  if (!games.some(({ summary }) => summary?.over)) return null;
  const all = inAll(results ?? []);
  const best = results?.find(({ bestTurn }) => bestTurn === all?.bestTurn);
  const number = new Intl.NumberFormat(locales[language]);
  return (
    <details class="figures" onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{words('heading')}</summary>
      {all === null ? (
        <p>{results !== null && words('none')}</p>
      ) : (
        <dl>
          {SHOWN.map((name) => (
            <div key={name}>
              <dt>{words(name)}</dt>
              <dd>
                {number.format(all[name])}{' '}
                {name === 'bestTurn' && best !== undefined && (
                  <button type="button" class="button" data-quiet onClick={() => onShow(best.id, best.bestAt)}>
                    {words('bestTurn.show')}
                  </button>
                )}
              </dd>
            </div>
          ))}
          {streak !== null && (
            <div>
              <dt>{words('streak')}</dt>
              <dd>{words('streak.n', { n: runningToday(streak, today), most: streak.longest })}</dd>
            </div>
          )}
          {all.levels.map(({ level, games, won }) => (
            <div key={level}>
              <dt>
                {words('level', {
                  who: computerWords('withStrength', {
                    name: computerWords(`name.${level}`),
                    strength: computerWords(`strength.${level}`),
                  }),
                })}
              </dt>
              <dd>{words('won', { games, won })}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
