import { indexOf, legalActions, newGame, PRACTICE_SET } from '../../../milestones/index.ts';
import { type Draw, oneOf } from '../chance.ts';
import type { Question } from '../drill.ts';
import { allowedItem, because, EMPLOYMENT_SPACES } from '../places.ts';
import { after } from '../positions.ts';

/** Where may the left half of the second starting tile go (4.9, 4.10)? */
export function placing(draw: Draw): Question {
  // The player to the starting player's right drafts first.
  const start = newGame({ players: 2, seed: draw(0, 0x7fffffff), set: PRACTICE_SET, startingPlayer: 1 });
  const game = after(start, oneOf(draw, legalActions(start)));
  const tile = oneOf(draw, game.state.startingTiles);
  const items = EMPLOYMENT_SPACES.map((at) =>
    allowedItem(
      game,
      { space: at },
      [{ type: 'draft', tile, space: indexOf(at) }],
      because('4.9', 'tile-fits', [{ space: at }]),
    ),
  );
  return { game, subject: [tile], items };
}
