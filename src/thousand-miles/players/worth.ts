import { stoppedBy } from '../attacks.ts';
import {
  ACTION_CARDS,
  type ActionCard,
  type Card,
  CURED_BY,
  isActionCard,
  isMile,
  isRemedy,
  type Mile,
  REMEDY_OF,
  type Remedy,
  SAFETY_OF,
  type Safety,
  without,
} from '../cards.ts';
import { MOST_200S, refusalsOfMile, TRIP } from '../driving.ts';
import { POINTS } from '../points.ts';
import { actionsOn } from '../safeties.ts';
import type { Action } from '../types.ts';
import type { View } from '../view.ts';
import type { Reason, Useless } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

const countOf = (cards: readonly Card[], card: Card): number =>
  cards.reduce((n, each) => (each === card ? n + 1 : n), 0);

/** The chance that the other driver holds one of so many unseen cards at least. */
function theyHold({ unseen, other }: View, count: number): number {
  let none = 1;
  for (let drawn = 0; drawn < other.handCount; drawn++)
    none *= Math.max(0, unseen.length - count - drawn) / (unseen.length - drawn);
  return 1 - none;
}

const left = ({ me }: View): number => TRIP - me.total;

/** Whether a mile card can be of use before the end, if not now. */
function uselessMile(view: View, card: Mile): Useless | null {
  if (Number(card) > left(view)) return 'too-far';
  if (card === '200' && countOf(view.me.miles, '200') >= MOST_200S) return 'two-200s';
  return null;
}

/** The last part of the trip, in which it matters what can be met exactly. */
const LAST_PART = 400;
const UNIT = 25;

/** Whether so many miles of the last part are the sum of some of these cards. */
function isExact(miles: number, cards: readonly Card[]): boolean {
  // Bit n stands for n times 25 miles.
  let reached = 1;
  for (const card of cards)
    if (isMile(card)) reached |= (reached << (Number(card) / UNIT)) & ((1 << (LAST_PART / UNIT + 1)) - 1);
  return (reached & (1 << (miles / UNIT))) !== 0;
}

/** With so few cards and no deck a safety had better be played than kept. */
const LAST_CARDS = 4;

/** How near the other driver is to the end, from 0 to 1. */
const lead = ({ other }: View): number => other.total / TRIP;

/** Whether a mile card of the hand would complete the trip now. */
const canFinish = (view: View): boolean =>
  view.me.hand.some(
    (card) => isMile(card) && Number(card) === left(view) && refusalsOfMile(view.me, card).length === 0,
  );

/** Whether the game may be over before one's next turn: by the other driver's last miles, or for want of cards. */
function mayEndSoon({ open, me, other, unseen }: View): boolean {
  const theyFinish = unseen.some((card) => isMile(card) && Number(card) === TRIP - other.total);
  return theyFinish || (open.deckCount === 0 && me.hand.length <= LAST_CARDS);
}

function worthOfMile(view: View, card: Mile): Reason[] {
  const { me, other, open } = view;
  const miles = Number(card);
  const rest = left(view) - miles;
  const found: Reason[] = [{ code: 'drives', miles, worth: miles * (1 + WEIGHTS.mile) }];
  if (rest === 0) {
    const points =
      POINTS.completed +
      (open.deckCount === 0 ? POINTS.delayed : 0) +
      (card !== '200' && !me.miles.includes('200') ? POINTS.safe : 0) +
      (other.miles.length === 0 ? POINTS.shutOut : 0);
    found.push({ code: 'completes', points, worth: points });
    return found;
  }
  if (card === '200' && !me.miles.includes('200'))
    found.push({ code: 'gives-safe-trip-away', worth: -POINTS.safe * WEIGHTS.safeTrip });
  if (rest > LAST_PART) return found;
  const kept = without(me.hand, card);
  if (isExact(rest, kept)) found.push({ code: 'leaves-exact', left: rest, worth: WEIGHTS.exact });
  else if (!isExact(rest, [...kept, ...view.unseen]))
    found.push({ code: 'leaves-no-way', left: rest, worth: -POINTS.completed });
  return found;
}

function worthOfAttack(view: View, card: ActionCard): Reason[] {
  const { other, unseen } = view;
  const safety = SAFETY_OF[card];
  const found: Reason[] = [];
  const hasRemedy = theyHold(view, countOf(unseen, REMEDY_OF[card]));
  const weight = 1 + WEIGHTS.lead * lead(view);
  if (card === 'speed-limit')
    found.push({
      code: 'limits',
      worth: WEIGHTS.limit * weight * (2 - hasRemedy) * (TRIP - other.total <= 50 ? 0 : 0.5),
    });
  else {
    const rolls = card === 'stop' || other.safeties.includes('right-of-way') ? 0 : 1;
    const turns = 1 + rolls + (1 - hasRemedy) * WEIGHTS.wait;
    found.push({ code: 'stops', turns, worth: turns * WEIGHTS.turn * weight });
  }
  if (!unseen.includes(safety)) found.push({ code: 'no-coup', safety, worth: 0 });
  else {
    const chance = theyHold(view, 1);
    found.push({ code: 'risks-coup', safety, chance, worth: -chance * (WEIGHTS.coup + POINTS.safeties) });
  }
  return found;
}

/** How many of the hand's mile cards could be driven on a light that is not red. */
const drivable = ({ me }: View, most: number): number =>
  me.hand.filter((card) => isMile(card) && Number(card) <= most).length;

function worthOfRemedy(view: View, card: Remedy): Reason[] {
  const { me } = view;
  if (card === 'end-of-limit') {
    const cards = drivable(view, 200) - drivable(view, 50);
    return [{ code: 'speeds-up', cards, worth: cards * WEIGHTS.unlimit }];
  }
  const canDrive = drivable(view, me.limit ? 50 : 200) > 0;
  const action = stoppedBy(me.condition) ?? 'waiting';
  return [{ code: 'cures', action, worth: WEIGHTS.cure * (canDrive ? 1 : WEIGHTS.idle) }];
}

/** The action cards still out there that a safety could answer. */
const answerable = ({ unseen }: View, safety: Safety): number =>
  ACTION_CARDS.filter((card) => SAFETY_OF[card] === safety).reduce((sum, card) => sum + countOf(unseen, card), 0);

function worthOfSafety(view: View, safety: Safety): Reason[] {
  const { me, open } = view;
  if (open.answerable !== null && SAFETY_OF[open.answerable] === safety) {
    const points = POINTS.safeties + POINTS.coupsFourres;
    return [{ code: 'coup-fourre', points, worth: points + WEIGHTS.cure }];
  }
  const found: Reason[] = [{ code: 'draws-again', worth: WEIGHTS.fresh }];
  const ended = actionsOn(me).filter((action) => SAFETY_OF[action] === safety);
  for (const action of ended)
    if (!me.hand.includes(REMEDY_OF[action])) found.push({ code: 'cures', action, worth: WEIGHTS.stuck });
  if (safety === 'right-of-way' && me.condition === 'waiting' && !me.hand.includes('roll'))
    found.push({ code: 'cures', action: 'waiting', worth: WEIGHTS.stuck });
  const out = answerable(view, safety);
  if (canFinish(view) || mayEndSoon(view)) found.push({ code: 'last-chance', worth: POINTS.safeties });
  if (out === 0) found.push({ code: 'no-more-coup', worth: WEIGHTS.fresh });
  else if (!canFinish(view))
    found.push({
      code: 'waits-for-coup',
      left: out,
      worth: -(1 - (1 - WEIGHTS.answer) ** out) * (POINTS.coupsFourres + WEIGHTS.fresh),
    });
  return found;
}

/** Whether a card has nothing left to do for its driver. */
function useless(view: View, card: Card): Useless | null {
  const { me, other, unseen } = view;
  if (isMile(card)) return uselessMile(view, card);
  if (isActionCard(card)) return other.safeties.includes(SAFETY_OF[card]) ? 'protected' : null;
  if (!isRemedy(card)) return null;
  const action = CURED_BY[card];
  const safety = SAFETY_OF[action];
  if (me.safeties.includes(safety)) return 'own-safety';
  // A Roll also follows the other remedies.
  if (card === 'roll') return null;
  if (actionsOn(me).includes(action)) return null;
  if (me.hand.includes(safety)) return 'own-safety';
  return unseen.includes(action) ? null : 'none-left';
}

/** What a card is worth in the hand. */
function keeping(view: View, card: Card): number {
  const { me } = view;
  if (isMile(card)) {
    const needed =
      left(view) <= LAST_PART && isExact(left(view), me.hand) && !isExact(left(view), without(me.hand, card));
    return Number(card) * WEIGHTS.keepMile + (needed ? WEIGHTS.exact : 0);
  }
  if (isActionCard(card)) return WEIGHTS.keepAttack;
  if (!isRemedy(card)) return POINTS.safeties + POINTS.coupsFourres;
  if (card === 'roll') return WEIGHTS.keepRoll;
  return actionsOn(me).includes(CURED_BY[card]) ? WEIGHTS.cure : WEIGHTS.keepRemedy;
}

function worthOfDiscard(view: View, card: Card): Reason[] {
  const because = useless(view, card);
  if (because !== null) return [{ code: 'useless', because, worth: 0 }];
  const others = countOf(view.me.hand, card) - 1;
  const worth = keeping(view, card) * WEIGHTS.further ** others;
  return [
    ...(others > 0 ? [{ code: 'spare', others, worth: 0 } as const] : []),
    { code: 'gives-up', card, worth: -worth },
  ];
}

/** What speaks for an action and against it; together it is what the action is worth. It has to be a legal one. */
export function reasonsFor(view: View, { type, card }: Action): Reason[] {
  if (type === 'discard') return worthOfDiscard(view, card);
  if (isMile(card)) return worthOfMile(view, card);
  if (isActionCard(card)) return worthOfAttack(view, card);
  return isRemedy(card) ? worthOfRemedy(view, card) : worthOfSafety(view, card);
}
