import { type Action, type Board, layoutOf } from '../../../milestones/index.ts';
import type { Draw } from '../chance.ts';
import type { Question, Why } from '../drill.ts';
import { allowedItem, because, pointsAroundStreets } from '../places.ts';
import { built, drawGame } from '../positions.ts';

/** Where may a street section start (8.4, 8.5)? */
export function streets(draw: Draw, own: Board | null): Question {
  const game = built(draw, drawGame(draw, 2, own), draw(1, 8) === 1 ? 0 : draw(2, 8));
  const { marketplaces } = game.state;
  const startsAt = (id: string): Why => {
    if (game.state.streets.length === 0) return because('8.4', 'starts-at-stall', [{ point: id }]);
    return because('8.5', marketplaces.includes(id) ? 'starts-at-marketplace' : 'starts-at-end', [{ point: id }]);
  };
  const { index, paths } = layoutOf(game.board);
  const items = pointsAroundStreets(game).flatMap((id) => {
    const sections = (paths[index.get(id) as number] ?? []).map(({ action }): Action => action);
    // No section starts in the middle of a board of a few points.
    return sections.length === 0 ? [] : allowedItem(game, { point: id }, sections, startsAt(id));
  });
  return { game, subject: [], items };
}
