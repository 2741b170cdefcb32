import { SPACES } from '../../../milestones/index.ts';
import { type Draw, oneOf } from '../chance.ts';
import type { Question } from '../drill.ts';
import { allowedItem, because } from '../places.ts';
import { drawGame, withPlayer } from '../positions.ts';

/** Where may a move end (5.3, 5.4)? */
export function moves(draw: Draw): Question {
  const game = withPlayer(drawGame(draw, 2), { piece: oneOf(draw, SPACES) });
  const items = SPACES.map((to) =>
    allowedItem(
      game,
      { space: to },
      [{ type: 'move', to }],
      because(to === 'castle' ? '5.4' : '5.3', 'lies-ahead', [{ space: to }]),
    ),
  );
  return { game, subject: [], items };
}
