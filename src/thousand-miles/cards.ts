/** Cards that carry their driver forward, named by their miles (C1.2). */
export const MILES = ['25', '50', '75', '100', '200'] as const;
export type Mile = (typeof MILES)[number];
/** Cards that hold the other driver up (C1.2). */
export const ACTION_CARDS = ['stop', 'speed-limit', 'out-of-gas', 'flat-tire', 'accident'] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];
/** Cards that cure what an action card did, in the order of the action cards (C1.2). */
export const REMEDIES = ['roll', 'end-of-limit', 'gasoline', 'spare-tire', 'repairs'] as const;
export type Remedy = (typeof REMEDIES)[number];
/** Cards that protect for good (C1.2). */
export const SAFETIES = ['right-of-way', 'extra-tank', 'puncture-proof', 'driving-ace'] as const;
export type Safety = (typeof SAFETIES)[number];

/** All kinds of cards, in the order in which they are always listed. */
export const CARDS = [...MILES, ...ACTION_CARDS, ...REMEDIES, ...SAFETIES] as const;
export type Card = (typeof CARDS)[number];

/** What cures each action card (C1.4). */
export const REMEDY_OF: { readonly [A in ActionCard]: Remedy } = {
  stop: 'roll',
  'speed-limit': 'end-of-limit',
  'out-of-gas': 'gasoline',
  'flat-tire': 'spare-tire',
  accident: 'repairs',
};

/** What protects from each action card (C1.4). */
export const SAFETY_OF: { readonly [A in ActionCard]: Safety } = {
  stop: 'right-of-way',
  'speed-limit': 'right-of-way',
  'out-of-gas': 'extra-tank',
  'flat-tire': 'puncture-proof',
  accident: 'driving-ace',
};

/** What each remedy cures (C1.4). */
export const CURED_BY: { readonly [R in Remedy]: ActionCard } = {
  roll: 'stop',
  'end-of-limit': 'speed-limit',
  gasoline: 'out-of-gas',
  'spare-tire': 'flat-tire',
  repairs: 'accident',
};

/** The two decks: the usual one, and the classic one with one more of every action card (C1.3). */
export const DECKS = [101, 106] as const;
export type DeckSize = (typeof DECKS)[number];

const COUNTS: { readonly [C in Card]: number } = {
  '25': 10,
  '50': 10,
  '75': 10,
  '100': 12,
  '200': 4,
  stop: 4,
  'speed-limit': 3,
  'out-of-gas': 2,
  'flat-tire': 2,
  accident: 2,
  roll: 14,
  'end-of-limit': 6,
  gasoline: 6,
  'spare-tire': 6,
  repairs: 6,
  'right-of-way': 1,
  'extra-tank': 1,
  'puncture-proof': 1,
  'driving-ace': 1,
};

/** How many cards of a kind a deck holds (C1.3). */
export function countIn(deck: DeckSize, card: Card): number {
  return COUNTS[card] + (deck === 106 && isActionCard(card) ? 1 : 0);
}

/** All cards of a deck, in the order of the kinds (C1.3). */
export function cardsOf(deck: DeckSize): Card[] {
  return CARDS.flatMap((card) => Array<Card>(countIn(deck, card)).fill(card));
}

const PLACE = new Map<unknown, number>(CARDS.map((card, i) => [card, i]));
const FIRST_ACTION = MILES.length;
const FIRST_REMEDY = FIRST_ACTION + ACTION_CARDS.length;
const FIRST_SAFETY = FIRST_REMEDY + REMEDIES.length;

const between = (card: Card, from: number, to: number): boolean => {
  const place = PLACE.get(card) as number;
  return place >= from && place < to;
};

/** Whether a value from anywhere is a kind of card. */
export function isCard(value: unknown): value is Card {
  return PLACE.has(value);
}

/** Whether a card carries its driver forward (C1.2). */
export function isMile(card: Card): card is Mile {
  return between(card, 0, FIRST_ACTION);
}

/** Whether a card holds the other driver up (C1.2). */
export function isActionCard(card: Card): card is ActionCard {
  return between(card, FIRST_ACTION, FIRST_REMEDY);
}

/** Whether a card cures what an action card did (C1.2). */
export function isRemedy(card: Card): card is Remedy {
  return between(card, FIRST_REMEDY, FIRST_SAFETY);
}

/** Whether a card protects for good (C1.2). */
export function isSafety(card: Card): card is Safety {
  return between(card, FIRST_SAFETY, CARDS.length);
}

/** Cards in the order in which they are listed where there is no order of play. */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => (PLACE.get(a) as number) - (PLACE.get(b) as number));
}

/** The cards without one of a kind, which has to be among them. */
export function without(cards: readonly Card[], card: Card): Card[] {
  const i = cards.indexOf(card);
  return [...cards.slice(0, i), ...cards.slice(i + 1)];
}

/** Sorted cards with one more in its place. */
export function withCard(cards: readonly Card[], card: Card): Card[] {
  const place = PLACE.get(card) as number;
  const after = cards.findIndex((other) => (PLACE.get(other) as number) > place);
  return after < 0 ? [...cards, card] : [...cards.slice(0, after), card, ...cards.slice(after)];
}
