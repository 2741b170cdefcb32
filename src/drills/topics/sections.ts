import { layoutOf, legalActions } from '../../milestones/index.ts';
import { type Draw, oneOf } from '../chance.ts';
import type { Question } from '../drill.ts';
import { allowedItem, because, pointsWithin } from '../places.ts';
import { built, drawGame } from '../positions.ts';

/** Where may a section that starts at a given point end (8.3, 8.7)? Null where none can start. */
export function sections(draw: Draw): Question | null {
  const game = built(draw, drawGame(draw, 2), draw(3, 8));
  const starts = new Set(legalActions(game).flatMap((action) => (action.type === 'street' ? [action.from] : [])));
  if (starts.size === 0) return null;
  const from = oneOf(draw, [...starts]);
  const { ids, index, paths } = layoutOf(game.board);
  const items = pointsWithin(game, from, 2).map((to) => {
    const leading = paths[index.get(from) as number]?.filter((path) => ids[path.to] === to) ?? [];
    return allowedItem(
      game,
      to,
      leading.map(({ action }) => action),
      because('8.3', 'ends-there', [to]),
    );
  });
  return { game, subject: [from], items };
}
