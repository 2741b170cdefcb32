import { apply, type Board, layoutOf, legalActions, netOf } from '../../../milestones/index.ts';
import { type Draw, oneOf } from '../chance.ts';
import type { Question, Why } from '../drill.ts';
import { because, itemAbout, vpIn } from '../places.ts';
import { built, drawGame } from '../positions.ts';

/** Every sum that some of the numbers make, ascending. */
function sumsOf(numbers: readonly number[]): number[] {
  const sums = new Set([0]);
  for (const n of numbers) for (const sum of [...sums]) sums.add(sum + n);
  return [...sums].sort((a, b) => a - b);
}

/** What a house scores, with the bonus tile on its lot (8.11, 9.6). Null where none can be built. */
export function houses(draw: Draw, own: Board | null): Question | null {
  const game = built(draw, drawGame(draw, 2, own), draw(3, 8));
  const legal = legalActions(game).filter((action) => action.type === 'house');
  if (legal.length === 0) return null;
  const withBonus = legal.filter(({ bonusOn }) => bonusOn !== undefined);
  const house = oneOf(draw, withBonus.length > 0 && draw(0, 1) === 1 ? withBonus : legal);
  const outcome = apply(game, house);
  if (!outcome.ok) return null;

  const layout = layoutOf(game.board);
  const net = netOf(layout, game.state);
  const corners = house.lot.split('+').map((id) => ({ id, point: layout.index.get(id) as number }));
  const bonus = house.bonusOn === undefined ? [] : [1];
  const why = corners.map(({ id, point }): Why => {
    if (net.milestone[point]) return because('8.11', 'milestone-covers', [{ point: id }]);
    if (net.marketplace[point]) return because('8.11', 'marketplace-covers', [{ point: id }]);
    return because('8.11', 'counts', [{ point: id }], layout.numbers[point]);
  });
  const options = sumsOf([...corners.map(({ point }) => layout.numbers[point] as number), ...bonus]);
  const bonusWhy = bonus.map(() => because('9.6', 'bonus-scores', [{ lot: house.lot }]));
  return {
    game,
    subject: [house.lot],
    items: [itemAbout({ count: 'vp' }, options, vpIn(outcome.events), [...why, ...bonusWhy])],
  };
}
