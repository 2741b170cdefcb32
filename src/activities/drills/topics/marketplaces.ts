import type { Board } from '../../../milestones/index.ts';
import type { Draw } from '../chance.ts';
import type { Question } from '../drill.ts';
import { allowedItem, because, pointsAroundStreets } from '../places.ts';
import { built, drawGame } from '../positions.ts';

/** On which points may a marketplace be built (8.14, 8.15)? */
export function marketplaces(draw: Draw, own: Board | null): Question {
  const game = built(draw, drawGame(draw, 2, own), draw(2, 8));
  const items = pointsAroundStreets(game).map((at) =>
    allowedItem(
      game,
      { point: at },
      [{ type: 'marketplace', at }],
      because('8.14', 'takes-marketplace', [{ point: at }]),
    ),
  );
  return { game, subject: [], items };
}
