import { type Action, apply, type Board, type Game, layoutOf, legalActions } from '../../../milestones/index.ts';
import { type Draw, oneOf } from '../chance.ts';
import { type Question, type Why, YES_OR_NO } from '../drill.ts';
import { allowedItem, because, itemAbout, pointsWithin, vpIn } from '../places.ts';
import { built, drawGame, visiting } from '../positions.ts';

type Delivery = Extract<Action, { type: 'deliver' }>;

function worthOf(game: Game, delivery: Delivery): number {
  const outcome = apply(game, delivery);
  return outcome.ok ? vpIn(outcome.events) : 0;
}

/** Which numbers make the flour for a marketplace worth most (10.2, 10.4, 10.7)? Null where that is not one answer alone. */
export function flour(draw: Draw, own: Board | null): Question | null {
  const game = visiting(built(draw, drawGame(draw, 2, own), draw(4, 9)), 'mill');
  const marketplace = oneOf(draw, game.state.marketplaces);
  const deliveries = legalActions(game)
    .filter((action) => action.type === 'deliver')
    .filter((action) => action.marketplace === marketplace)
    .map((delivery) => ({ numbers: delivery.numbers, worth: worthOf(game, delivery) }))
    .sort((a, b) => b.worth - a.worth);
  const [best, second] = deliveries;
  if (best === undefined || best.worth === second?.worth) return null;

  const near = pointsWithin(game, marketplace, 1);
  const free = new Set(deliveries.flatMap(({ numbers }) => numbers));
  const whyOf = (at: string): Why => {
    if (best.numbers.includes(at))
      return because(free.size > 1 ? '10.2' : '10.4', free.size > 1 ? 'best-number' : 'only-number', [{ point: at }]);
    if (free.has(at)) return because('10.2', 'lower-number', [{ point: at }]);
    return because('10.2', near.includes(at) ? 'not-free' : 'not-next-to', [{ point: at }]);
  };
  const items = pointsWithin(game, marketplace, 2).map((at) =>
    itemAbout({ point: at }, YES_OR_NO, best.numbers.includes(at) ? 1 : 0, [whyOf(at)]),
  );
  if (free.size < 2) return { game, subject: [marketplace], items };
  // The highest of them counted twice would be worth most of all.
  const { index, numbers } = layoutOf(game.board);
  const worth = (id: string) => numbers[index.get(id) as number] as number;
  const highest = best.numbers.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  const twice: Delivery = { type: 'deliver', marketplace, numbers: [highest, highest] };
  const item = allowedItem(game, { twice: highest }, [twice], because('10.2', 'best-number'));
  return { game, subject: [marketplace], items: [...items, item] };
}
