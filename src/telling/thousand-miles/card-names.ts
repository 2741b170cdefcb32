import { wordsFor } from 'words:cards';
import { type Card, isActionCard, isMile, isRemedy, type Light } from '../../thousand-miles/index.ts';
import { type Language, listIn } from '../../words/languages.ts';

/** The kinds of cards (C1.2). */
export type CardKind = 'mile' | 'action' | 'remedy' | 'safety';

/** The kind that a card is of (C1.2). */
export function kindOf(card: Card): CardKind {
  if (isMile(card)) return 'mile';
  if (isActionCard(card)) return 'action';
  return isRemedy(card) ? 'remedy' : 'safety';
}

/** What the cards and lights of the card game are called in one language. */
export interface CardNames {
  readonly language: Language;
  /** As it stands on the card: “Roll”. */
  card(card: Card): string;
  /** The same for a narrow card: with soft hyphens where a long word may be broken. */
  breakable(card: Card): string;
  /** As the object of a verb: “a Roll”. */
  object(card: Card): string;
  kind(card: Card): string;
  light(light: Light): string;
  /** “a, b and c”, as they stand on the cards. */
  list(cards: readonly Card[]): string;
}

/** The names of everything that the card game is made of. */
export function cardNamesFor(language: Language): CardNames {
  const words = wordsFor(language);
  const breakable = (which: Card) => words(`name.${which}`);
  const card = (which: Card) => breakable(which).replaceAll('\u00ad', '');
  return {
    language,
    card,
    breakable,
    object: (which) => words(`object.${which}`),
    kind: (which) => words(`kind.${kindOf(which)}`),
    light: (light) => words(`light.${light}`),
    list: (cards) => listIn(language, cards.map(card)),
  };
}
