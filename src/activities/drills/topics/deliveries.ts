import { type Action, type Board, type Game, legalActions } from '../../../milestones/index.ts';
import { type Draw, oneOf, someOf } from '../chance.ts';
import type { Question } from '../drill.ts';
import { allowedItem, because, pointsAroundStreets } from '../places.ts';
import { after, built, drawGame, visiting } from '../positions.ts';

type Delivery = Extract<Action, { type: 'deliver' }>;

function legalDeliveries(game: Game): Delivery[] {
  return legalActions(game).filter((action) => action.type === 'deliver');
}

/** The game at the mill after flour has come to a marketplace. */
function supplied(draw: Draw, game: Game, to: string): Game {
  const possible = legalDeliveries(game).filter(({ marketplace }) => marketplace === to);
  return visiting(after(game, oneOf(draw, possible)), 'mill');
}

/** Which marketplaces may flour be delivered to (10.1, 10.3)? Null where there are too few to ask. */
export function deliveries(draw: Draw, own: Board | null): Question | null {
  const before = visiting(built(draw, drawGame(draw, 2, own), draw(5, 10)), 'mill');
  const { marketplaces } = before.state;
  if (marketplaces.length < 2) return null;
  const full = someOf(draw, marketplaces, draw(1, marketplaces.length - 1));
  const game = full.reduce((supplying, marketplace) => supplied(draw, supplying, marketplace), before);
  const legal = legalDeliveries(game);
  const items = pointsAroundStreets(game).map((at) => {
    const possible = legal.filter(({ marketplace }) => marketplace === at);
    const tried: Delivery = { type: 'deliver', marketplace: at, numbers: [] };
    return allowedItem(game, { point: at }, [...possible, tried], because('10.1', 'awaits-flour', [{ point: at }]));
  });
  return { game, subject: [], items };
}
