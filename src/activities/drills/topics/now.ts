import {
  type Action,
  type ActionType,
  aboutToMove,
  type Game,
  legalActions,
  newGame,
  PRACTICE_SET,
  type RuleId,
} from '../../../milestones/index.ts';
import { type Draw, oneOf } from '../chance.ts';
import type { Question, Why } from '../drill.ts';
import { allowedItem, because } from '../places.ts';
import { after, built, drawGame, visiting } from '../positions.ts';

/** The moments of a turn that are asked about, as the question names them. */
const MOMENTS = ['draft', 'first', 'second', 'visit', 'visit', 'castle', 'bonus'] as const;
type Moment = (typeof MOMENTS)[number];

/** The kinds of actions that are asked about, and why it is allowed where it is. */
const ALLOWED: { readonly [Type in ActionType]?: readonly [RuleId, Why['reason']] } = {
  draft: ['4.8', 'may-draft'],
  move: ['5.5', 'may-move'],
  hire: ['7.3', 'may-hire'],
  street: ['8.1', 'may-build'],
  'take-bonus': ['9.1', 'may-take'],
  deliver: ['10.1', 'may-deliver'],
  cover: ['11.1', 'may-cover'],
  done: ['5.6', 'may-finish'],
};

/** A game at a moment, made from one at the board of works where something can be built. Null where that moment cannot come. */
function gameAt(draw: Draw, moment: Moment, atWorks: Game): Game | null {
  const moving = (movesLeft: 1 | 2): Game => ({ ...atWorks, state: aboutToMove(atWorks.state, movesLeft) });
  switch (moment) {
    case 'draft':
      return newGame({ players: 2, seed: draw(0, 0x7fffffff), set: PRACTICE_SET, startingPlayer: 1 });
    case 'first':
      return moving(2);
    case 'second':
      return moving(1);
    case 'visit':
      return visiting(atWorks, oneOf(draw, ['trading-house', 'board-of-works', 'mill']));
    case 'castle':
      return after(moving(1), { type: 'move', to: 'castle' });
    case 'bonus': {
      const reached = legalActions(atWorks).map((action) => after(atWorks, action));
      return reached.find(({ state }) => state.phase === 'bonus') ?? null;
    }
  }
}

/** An action of each kind as it would be legal somewhere, so that only the moment can forbid it. */
function representatives(game: Game, atWorks: Game): readonly Action[] {
  const elsewhere = [
    ...legalActions(game),
    { type: 'move', to: 'castle' } as const,
    { type: 'done' } as const,
    { type: 'cover', space: 1 } as const,
    ...Object.keys(game.state.bonusTiles).map((lot) => ({ type: 'take-bonus', lot, space: 1 }) as const),
    ...legalActions(visiting(atWorks, 'trading-house')),
    ...legalActions(atWorks),
    ...legalActions(visiting(atWorks, 'mill')),
  ];
  return (Object.keys(ALLOWED) as ActionType[]).flatMap(
    (type) => elsewhere.find((action) => action.type === type) ?? [],
  );
}

/** What may be done at this moment (4.8, 5.5, 5.6, 8.1, 9.1, 11.1)? The subject is the moment. */
export function now(draw: Draw): Question | null {
  const atWorks = built(draw, drawGame(draw, 2), draw(2, 5));
  const moment = oneOf(draw, MOMENTS);
  const game = gameAt(draw, moment, atWorks);
  if (game === null) return null;
  const items = representatives(game, atWorks).map((action) => {
    const [rule, reason] = ALLOWED[action.type] as readonly [RuleId, Why['reason']];
    return allowedItem(game, { kind: action.type }, [action], because(rule, reason));
  });
  return { game, subject: [moment], items };
}
