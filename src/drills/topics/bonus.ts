import { legalActions } from '../../milestones/index.ts';
import { indexOf } from '../../milestones/loop.ts';
import { type Draw, oneOf } from '../chance.ts';
import type { Question } from '../drill.ts';
import { allowedItem, because, EMPLOYMENT_SPACES } from '../places.ts';
import { after, built, drawGame } from '../positions.ts';

/** Which workers may take a bonus tile that is within reach (9.2, 9.3)? Null where none comes within reach. */
export function bonus(draw: Draw): Question | null {
  const before = built(draw, drawGame(draw, 2), draw(0, 4));
  const reaching = legalActions(before)
    .filter(({ type }) => type === 'street' || type === 'marketplace')
    .map((action) => after(before, action))
    .filter(({ state }) => state.phase === 'bonus');
  if (reaching.length === 0) return null;
  const game = oneOf(draw, reaching);
  const lot = oneOf(draw, game.state.bonusInReach);
  const items = EMPLOYMENT_SPACES.map((at) =>
    allowedItem(game, at, [{ type: 'take-bonus', lot, space: indexOf(at) }], because('9.2', 'takes-bonus', [at])),
  );
  return { game, subject: [lot], items };
}
