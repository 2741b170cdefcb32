import { type Action, type Board, layoutOf, legalActions } from '../../../milestones/index.ts';
import { type Draw, oneOf } from '../chance.ts';
import type { Question } from '../drill.ts';
import { allowedItem, because, pointsWithin } from '../places.ts';
import { built, drawGame } from '../positions.ts';

type Section = Extract<Action, { type: 'street' }>;

/** Where may a section that starts at a given point end (8.3, 8.7, 8.8)? Null where none can start. */
export function sections(draw: Draw, own: Board | null): Question | null {
  const game = built(draw, drawGame(draw, 2, own), draw(3, 8));
  const starts = new Set(legalActions(game).flatMap((action) => (action.type === 'street' ? [action.from] : [])));
  if (starts.size === 0) return null;
  const from = oneOf(draw, [...starts]);
  const { ids, index, paths } = layoutOf(game.board);
  const leaving = paths[index.get(from) as number] ?? [];
  const items = [...pointsWithin(game, from, 2), from].map((to) => {
    const there = leaving.filter((path) => ids[path.to] === to);
    // Where it starts, and where the lines let none end, as though it could.
    const tried = (there.length > 0 ? there : leaving).map(({ action }): Action => ({ ...(action as Section), to }));
    return allowedItem(game, { point: to }, tried, because('8.3', 'ends-there', [{ point: to }]));
  });
  return { game, subject: [from], items };
}
