import { wordsFor } from 'words:games';
import { useState } from 'preact/hooks';
import { useSaid } from '../ui/use-said.ts';
import type { Language } from '../words/languages.ts';
import type { AnySummary, Kept } from './kept.ts';
import type { AnyProblem } from './kind.ts';
import type { Showing } from './showing.ts';
import type { Keeper } from './use-keeper.ts';

interface Row<Summary extends AnySummary> {
  readonly game: Kept<Summary>;
  readonly isDeleted: boolean;
}

/** A deleted game and its place among the rows. */
interface Deleted<Summary extends AnySummary> {
  readonly game: Kept<Summary>;
  readonly at: number;
}

/** As many rows are shown at first. */
const FIRST = 3;

/** The rows of some games, and of deleted ones in their places. */
function rowsOf<Summary extends AnySummary>(
  games: readonly Kept<Summary>[],
  deleted: readonly Deleted<Summary>[],
): readonly Row<Summary>[] {
  const rows = games.map((game): Row<Summary> => ({ game, isDeleted: false }));
  // One that another tab plays on is there again.
  for (const { game, at } of deleted)
    if (!games.some(({ id }) => id === game.id)) rows.splice(at, 0, { game, isDeleted: true });
  return rows;
}

/** The list of the games that are kept: its rows, what can be done with a game, and what is said when it has been done. */
export function useGamesList<Table, Summary extends AnySummary, Problem extends AnyProblem>(
  language: Language,
  { games, keeper }: Keeper<Table, Summary, Problem>,
  { titleOf }: Showing<Summary>,
) {
  const words = wordsFor(language);
  const [isWhole, setWhole] = useState(false);
  // Deleted games keep their places for as long as the list is shown.
  const [deleted, setDeleted] = useState<readonly Deleted<Summary>[]>([]);
  const [said, setSaid] = useSaid();
  const [focused, setFocused] = useState<string | null>(null);
  const rows = rowsOf(games, deleted);

  return {
    said,
    /** How many rows there are, and those that are shown. */
    count: rows.length,
    shown: isWhole ? rows : rows.slice(0, FIRST),
    /** The game whose row takes the focus, because what was pressed is gone. */
    focused,
    showAll: () => {
      setWhole(true);
      setFocused(rows[FIRST]?.game.id ?? null);
    },
    remove: async (game: Kept<Summary>) => {
      const at = rows.findIndex((row) => row.game.id === game.id);
      await keeper.remove(game);
      setFocused(null);
      setDeleted((before) => [...before, { game, at }]);
      setSaid(words('deleted', { game: titleOf(game, language) }));
    },
    restore: async (game: Kept<Summary>) => {
      // It comes in the place of the button that was pressed, which keeps the focus there.
      await keeper.restore(game);
      setDeleted((before) => before.filter((each) => each.game.id !== game.id));
      setFocused(game.id);
      setSaid(words('restored', { game: titleOf(game, language) }));
    },
    duplicate: async (game: Kept<Summary>) => {
      const name = words('copy', { game: titleOf(game, language) });
      // It comes first, and must not push the game whose button was pressed out of the list.
      setWhole(true);
      await keeper.duplicate(game, name);
      setSaid(words('copied', { game: name }));
    },
    rename: async (game: Kept<Summary>, name: string) => {
      await keeper.rename(game, name);
      setSaid(words('renamed', { game: titleOf({ ...game, name }, language) }));
    },
  };
}
