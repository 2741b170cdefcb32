import { type Action, type Board, type Game, indexOf, legalActions } from '../../../milestones/index.ts';
import { type Draw, oneOf } from '../chance.ts';
import type { Question } from '../drill.ts';
import { allowedItem, because, EMPLOYMENT_SPACES } from '../places.ts';
import { after, built, drawGame } from '../positions.ts';

const HOUSE_ONE_IN = 3;

/** Which workers may take the tile of a lot, and may it be left? Each by the action that would do it. */
function asked(game: Game, lot: string, taking: (space: number) => Action, leaving: Action): Question {
  const items = EMPLOYMENT_SPACES.map((at) =>
    allowedItem(game, { space: at }, [taking(indexOf(at))], because('9.2', 'takes-bonus', [{ space: at }])),
  );
  return {
    game,
    subject: [lot],
    items: [...items, allowedItem(game, { leave: true }, [leaving], because('9.5', 'may-leave'))],
  };
}

/**
 * Which workers may take a bonus tile (9.2, 9.3), and may it be left (9.5)? It is within reach after a street or a marketplace,
 * or a house is about to be built on its lot. Null where none is.
 */
export function bonus(draw: Draw, own: Board | null): Question | null {
  const before = built(draw, drawGame(draw, 2, own), draw(0, 4));
  const legal = legalActions(before);
  const houses = legal.filter((action) => action.type === 'house').filter(({ bonusOn }) => bonusOn !== undefined);
  if (houses.length > 0 && draw(1, HOUSE_ONE_IN) === 1) {
    const { lot } = oneOf(draw, houses);
    return asked(before, lot, (bonusOn) => ({ type: 'house', lot, bonusOn }), { type: 'house', lot });
  }
  const reaching = legal.map((action) => after(before, action)).filter(({ state }) => state.phase === 'bonus');
  if (reaching.length === 0) return null;
  const game = oneOf(draw, reaching);
  const lot = oneOf(draw, game.state.bonusInReach);
  return asked(game, lot, (space) => ({ type: 'take-bonus', lot, space }), { type: 'leave-bonus' });
}
