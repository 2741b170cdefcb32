import { wrongField } from './action-form.ts';
import { checkDraft } from './chapters/04-setup.ts';
import { checkDone, checkMove } from './chapters/05-turn.ts';
import { checkHire, checkPurchase, checkSale } from './chapters/07-trading-house.ts';
import { checkHouse, checkMarketplace, checkStreet } from './chapters/08-board-of-works.ts';
import { checkTaking } from './chapters/09-bonus-tiles.ts';
import { checkDelivery } from './chapters/10-mill.ts';
import { checkCovering, checkGivingBack } from './chapters/11-castle.ts';
import type { RuleId } from './rules.ts';
import type { Action, ActionType, Game, Player, Refusal, Space } from './types.ts';
import { refuse } from './work.ts';

/** The space of the loop where an action is taken, and the rule that says so. */
const TAKEN_AT: Partial<Record<ActionType, readonly [Space, RuleId]>> = {
  hire: ['trading-house', '7.2'],
  buy: ['trading-house', '7.2'],
  sell: ['trading-house', '7.2'],
  street: ['board-of-works', '8.1'],
  house: ['board-of-works', '8.1'],
  marketplace: ['board-of-works', '8.1'],
  deliver: ['mill', '10.1'],
  'give-back': ['castle', '11.1'],
  cover: ['castle', '11.1'],
};

/**
 * Every rule that forbids an action, the most telling first: whether it is the time for it, then what no goods could cure,
 * then what is used up, then what it would cost. Empty where the action is allowed. Takes whatever comes, and never throws.
 */
export function refusalsOf(game: Game, action: Action & { readonly player?: number }): Refusal[] {
  const found: Refusal[] = [];
  const { state } = game;
  const wrong = wrongField(action);
  if (wrong !== null) refuse(found, null, 'malformed', { field: wrong });
  else if (state.phase === 'over') refuse(found, '12.3', 'game-over');
  else if (action.player !== undefined && action.player !== state.player)
    refuse(found, state.phase === 'draft' ? '4.8' : '5.1', 'not-your-turn');
  else {
    checkTime(found, game, action);
    checkAction(found, game, action, state.players[state.player] as Player);
  }
  return found;
}

/** Whether the table waits for this type of action (5.5, 7.2, 8.1, 9.2, 10.1, 11.1). */
function checkTime(found: Refusal[], { state }: Game, { type }: Action): void {
  const { phase } = state;
  const { piece } = state.players[state.player] as Player;
  if (type === 'draft') {
    if (phase !== 'draft') refuse(found, '4.8', 'draft-over');
  } else if (phase === 'draft') refuse(found, '4.8', 'draft-first');
  else if (type === 'take-bonus' || type === 'leave-bonus') {
    if (type === 'leave-bonus' && phase !== 'bonus') refuse(found, '9.1', 'bonus-not-in-reach');
  } else if (phase === 'bonus') refuse(found, '9.2', 'bonus-first', ...state.bonusInReach.map((lot) => ({ lot })));
  else if (type === 'move') {
    if (phase !== 'space') return;
    if (piece === 'castle') refuse(found, '11.1', 'demands-first', { space: piece });
    else refuse(found, '5.5', 'space-first', { space: piece });
  } else if (type === 'done') checkDone(found, state.phase, piece);
  else {
    const [space, rule] = TAKEN_AT[type] as readonly [Space, RuleId];
    if (phase !== 'space' || piece !== space) refuse(found, rule, 'not-visiting', { space });
  }
}

/** What the chapter that an action belongs to forbids. */
function checkAction(found: Refusal[], game: Game, action: Action, player: Player): void {
  switch (action.type) {
    case 'draft':
      checkDraft(found, game, action, player);
      break;
    case 'move':
      checkMove(found, action, player);
      break;
    case 'hire':
      checkHire(found, game, action, player);
      break;
    case 'buy':
      checkPurchase(found, action, player);
      break;
    case 'sell':
      checkSale(found, action, player);
      break;
    case 'street':
      checkStreet(found, game, action, player);
      break;
    case 'house':
      checkHouse(found, game, action, player);
      break;
    case 'marketplace':
      checkMarketplace(found, game, action, player);
      break;
    case 'take-bonus':
      checkTaking(found, game, action, player);
      break;
    case 'deliver':
      checkDelivery(found, game, action, player);
      break;
    case 'give-back':
      checkGivingBack(found, game, action, player);
      break;
    case 'cover':
      checkCovering(found, game, action, player);
      break;
  }
}
