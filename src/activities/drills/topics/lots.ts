import { type Board, layoutOf, netOf } from '../../../milestones/index.ts';
import type { Draw } from '../chance.ts';
import type { Question } from '../drill.ts';
import { allowedItem, because } from '../places.ts';
import { built, drawGame } from '../positions.ts';

/** On which lots may a house be built (8.10–8.13)? Asked for those that a street touches at a corner at least. */
export function lots(draw: Draw, own: Board | null): Question {
  const game = built(draw, drawGame(draw, 2, own), draw(2, 6));
  const layout = layoutOf(game.board);
  const { pieces } = netOf(layout, game.state);
  const touched = layout.lots.filter(({ corners }) => corners.some((corner) => pieces[corner] !== 0));
  const items = touched.map(({ id, house, houseWithBonusOn }) => {
    const houses = game.state.bonusTiles[id] === undefined ? [house] : houseWithBonusOn;
    return allowedItem(game, { lot: id }, houses, because('8.10', 'street-on-edge', [{ lot: id }]));
  });
  return { game, subject: [], items };
}
