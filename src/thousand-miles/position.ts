import { stoppedBy } from './attacks.ts';
import { ACTION_CARDS, CARDS, type Card, countIn, isMile, isSafety, type Mile, SAFETY_OF } from './cards.ts';
import { lightOf, MOST_200S, TRIP, UNDER_A_LIMIT } from './driving.ts';
import { RULE_OF, scoresOf } from './points.ts';
import type { Problem, ProblemReason } from './problems.ts';
import type { RuleId } from './rules.ts';
import { actionsOn } from './safeties.ts';
import { HAND_SIZE } from './turn.ts';
import { type Game, type Options, POINT_SOURCES, SEATS, type Seat, type State } from './types.ts';

type Report = (at: string, reason: ProblemReason, rule: RuleId) => void;

/** A card somewhere in a record, and where. */
export type Placed = readonly [at: string, card: Card];

/** Cards in a list of a record, each with its place. */
export const placed = (at: string, cards: readonly Card[]): Placed[] => cards.map((card, i) => [`${at}.${i}`, card]);

/**
 * What a position whose fields have the right shapes still gets wrong: every invariant that the rules keep up, whether or
 * not a game could have led to it.
 */
export function problemsOfPosition({ options, state, deck }: Game): Problem[] {
  const found: Problem[] = [];
  const report: Report = (at, reason, rule) => found.push({ at, reason, rule });
  if (state.deckCount !== deck.length) report('state.deckCount', 'deck-count-disagrees', 'C7.1');
  for (const seat of SEATS) checkDriver(state, seat, report);
  checkCards(options, state, deck, report);
  checkHands(state, deck, report);
  checkAnswerable(state, report);
  if (state.phase === 'turn') checkGoesOn(state, report);
  else checkEnd(state, deck, report);
  return found;
}

function checkDriver({ drivers }: State, seat: Seat, report: Report): void {
  const { miles, total, condition, limit, light, safeties, coupsFourres } = drivers[seat];
  const at = `state.drivers.${seat}`;
  const driven = miles.reduce((sum, mile) => sum + Number(mile), 0);
  if (total !== driven) report(`${at}.total`, 'total-disagrees', 'C7.1');
  if (driven > TRIP) report(`${at}.miles`, 'too-far', 'C3.4');
  if (miles.filter((mile) => mile === '200').length > MOST_200S) report(`${at}.miles`, 'too-many-200s', 'C3.3');
  if (light !== lightOf(condition, limit)) report(`${at}.light`, 'light-disagrees', 'C3.1');
  const stopped = stoppedBy(condition);
  if (stopped !== null && safeties.includes(SAFETY_OF[stopped]))
    report(`${at}.condition`, 'condition-not-allowed', 'C5.3');
  const hasRightOfWay = safeties.includes('right-of-way');
  if (condition === 'waiting' && hasRightOfWay) report(`${at}.condition`, 'condition-not-allowed', 'C4.5');
  if (limit && hasRightOfWay) report(`${at}.limit`, 'limit-not-allowed', 'C5.3');
  const places = coupsFourres.map((safety) => safeties.indexOf(safety));
  places.forEach((place, i) => {
    if (place <= (places[i - 1] ?? -1)) report(`${at}.coupsFourres.${i}`, 'coup-not-a-safety', 'C5.4');
  });
}

/** Cards that a driver must have seen played: what lies there, the first Roll, what a coup-fourré undid (C3.1, C4.1, C5.4). */
function playedOn({ drivers }: State, seat: Seat): (readonly [at: string, oneOf: readonly Card[]])[] {
  const driver = drivers[seat];
  const at = `state.drivers.${seat}`;
  const hasRolled = driver.condition !== 'waiting' && !driver.safeties.includes('right-of-way');
  return [
    ...actionsOn(driver).map((card) => [`${at}.${card === 'speed-limit' ? 'limit' : 'condition'}`, [card]] as const),
    ...(hasRolled ? [[`${at}.condition`, ['roll']] as const] : []),
    ...driver.coupsFourres.map((safety, i) => {
      const undone = ACTION_CARDS.filter((card) => SAFETY_OF[card] === safety);
      return [`${at}.coupsFourres.${i}`, undone] as const;
    }),
  ];
}

/**
 * No kind has more cards than the deck held. Of miles and safeties every one is somewhere; remedies and action cards also
 * lie in the piles, which a state does not list (C1.3).
 */
function checkCards({ deck: size }: Options, state: State, deck: readonly Card[], report: Report): void {
  const left = new Map<Card, number>(CARDS.map((card) => [card, countIn(size, card)]));
  const take = (at: string, oneOf: readonly Card[]) => {
    const card = oneOf.find((each) => (left.get(each) as number) > 0);
    if (card === undefined) report(at, 'too-many-cards', 'C1.3');
    else left.set(card, (left.get(card) as number) - 1);
  };
  const listed = SEATS.flatMap((seat) => {
    const { miles, safeties, hand } = state.drivers[seat];
    const at = `state.drivers.${seat}`;
    return [...placed(`${at}.miles`, miles), ...placed(`${at}.safeties`, safeties), ...placed(`${at}.hand`, hand)];
  });
  for (const [at, card] of [...listed, ...placed('state.discards', state.discards), ...placed('deck', deck)])
    take(at, [card]);
  // What may have been one of two kinds comes last, so that it takes no card that only another can have been.
  const played = SEATS.flatMap((seat) => playedOn(state, seat)).sort(([, a], [, b]) => a.length - b.length);
  for (const [at, oneOf] of played) take(at, oneOf);
  for (const [card, count] of left)
    if (count > 0 && (isMile(card) || isSafety(card))) report('deck', 'cards-missing', 'C1.3');
}

/** While the deck lasts, every hand is full; afterwards it gets smaller, and who has none has no turn (C2.1, C2.3). */
function checkHands({ phase, player, drivers }: State, deck: readonly Card[], report: Report): void {
  for (const seat of SEATS) {
    const hasDrawn = phase === 'turn' && seat === player;
    const most = hasDrawn ? HAND_SIZE + 1 : HAND_SIZE;
    const { length } = drivers[seat].hand;
    const at = `state.drivers.${seat}.hand`;
    if (length > most || (deck.length > 0 && length < most)) report(at, 'hand-size', 'C2.1');
    else if (hasDrawn && length === 0) report(at, 'hand-size', 'C2.3');
  }
}

/** It lies on the driver at turn, and what stops was played on a green light (C4.1, C5.4). */
function checkAnswerable({ phase, player, drivers, answerable }: State, report: Report): void {
  if (answerable === null) return;
  const driver = drivers[player];
  if (phase === 'over' || !actionsOn(driver).includes(answerable))
    report('state.answerable', 'answerable-disagrees', 'C5.4');
  else if (answerable !== 'speed-limit' && driver.limit) report('state.answerable', 'answerable-disagrees', 'C4.1');
}

function checkGoesOn({ drivers, completedBy, scores }: State, report: Report): void {
  for (const seat of SEATS)
    if (drivers[seat].total === TRIP) report(`state.drivers.${seat}.total`, 'end-disagrees', 'C2.4');
  if (completedBy !== null) report('state.completedBy', 'end-disagrees', 'C2.4');
  if (scores !== null) report('state.scores', 'scores-disagree', 'C1.1');
}

/** The end has come by the last mile card or with the last card (C2.4), and is counted rightly (C6). */
function checkEnd(state: State, deck: readonly Card[], report: Report): void {
  const { player, drivers, completedBy, scores } = state;
  const there = SEATS.filter((seat) => drivers[seat].total === TRIP);
  if (there.length > 1 || (there[0] ?? null) !== completedBy) report('state.completedBy', 'end-disagrees', 'C2.4');
  else if (completedBy === null) {
    for (const seat of SEATS)
      if (drivers[seat].hand.length > 0) report(`state.drivers.${seat}.hand`, 'end-disagrees', 'C2.4');
  } else {
    const { light, miles } = drivers[completedBy];
    if (player !== completedBy) report('state.player', 'end-disagrees', 'C2.4');
    if (light === 'red' || (light === 'yellow' && !UNDER_A_LIMIT.includes(miles.at(-1) as Mile)))
      report(`state.drivers.${completedBy}.light`, 'end-disagrees', 'C3.2');
  }
  const right = scoresOf(drivers, completedBy, deck.length);
  for (const seat of SEATS) {
    for (const source of [...POINT_SOURCES, 'total'] as const) {
      if (scores?.[seat][source] !== right[seat][source])
        report(`state.scores.${seat}.${source}`, 'scores-disagree', source === 'total' ? 'C1.1' : RULE_OF[source]);
    }
  }
}
