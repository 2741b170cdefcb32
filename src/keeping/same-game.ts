import type { Read } from '../kit/reading.ts';
import type { Joins } from './joins.ts';
import type { AnySummary, Kept } from './kept.ts';

/** What the text of a game says, but for when it was begun and last changed. */
const stateIn = (text: string): string => JSON.stringify({ ...JSON.parse(text), started: '', changed: '' });

const standing = ({ summary }: Kept<AnySummary>) => JSON.stringify({ ...summary, changed: '' });

/** How a game from a link joins a kept one that stands exactly as it does: however often a link is opened, its game is kept once. */
export function joinsSame<Table, Summary extends AnySummary>(
  linked: Kept<Summary>,
  readTable: (game: Kept<Summary>) => Read<{ readonly table: Table }, unknown>,
): Joins<Table, Summary> {
  const isSame = (game: Kept<Summary>) =>
    // Most others are told by how they stand, without their texts being read.
    standing(game) === standing(linked) && stateIn(game.text) === stateIn(linked.text);
  return {
    find: async (games) => games.find(isSame),
    join: async (game) => {
      const read = readTable(game);
      if (!read.ok || !isSame(game)) return null;
      return { table: read.table, news: { type: 'joined', game, course: 'same', told: '', apart: '' } };
    },
  };
}
