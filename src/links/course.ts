import { formOf, gameLinkOf, type SharedGame } from './game.ts';

/** How a game that comes by link stands to the same game as it is kept: their courses are the same, one goes further, or they part. */
export type Course = 'same' | 'newer' | 'older' | 'parted';

/** What it takes to be the same game: the deal with the order of the pile, and who sits where. */
const beginningOf = ({ start, seats }: SharedGame) => gameLinkOf({ start, seats, actions: [], marks: [] });

/** The course of a game from a link beside that of a kept one; null where they are two games. */
export async function courseOf(linked: SharedGame, kept: SharedGame): Promise<Course | null> {
  const [one, other] = await Promise.all([linked, kept].map(beginningOf));
  if (one !== other) return null;
  const shared = Math.min(linked.actions.length, kept.actions.length);
  const [mine, theirs] = [kept, linked].map(({ actions }) => actions.slice(0, shared).map(formOf).join());
  if (mine !== theirs) return 'parted';
  if (linked.actions.length === kept.actions.length) return 'same';
  return linked.actions.length > shared ? 'newer' : 'older';
}
