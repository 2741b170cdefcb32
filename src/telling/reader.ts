import type { Seat } from '../milestones/index.ts';
import { type Language, languages } from '../words/languages.ts';

/** The name of someone who plays alone against computers and has entered no other. */
const READER: Readonly<Record<Language, string>> = { en: 'You', fr: 'Vous', it: 'Tu', hu: 'Te' };

/** The name, in a language, of someone who plays alone against computers and has entered no other. */
export const readerName = (language: Language): string => READER[language];

/** The seats as a table in this language shows them: a game that was begun in another language calls its reader as this one does. */
export function seatsFor(seats: readonly Seat[], language: Language): readonly Seat[] {
  const [person, ...others] = seats.filter(({ by }) => by === 'person');
  const isReader = others.length === 0 && languages.some((each) => person?.name === READER[each]);
  if (!isReader || person?.name === READER[language]) return seats;
  return seats.map((seat) => (seat === person ? { ...seat, name: READER[language] } : seat));
}

/** A player as messages take one: by name, and whether the reader is meant, who is addressed instead. */
export function playerIn(name: string, language: Language): { readonly player: string; readonly who: 'you' | 'other' } {
  return { player: name, who: name === READER[language] ? 'you' : 'other' };
}

/** A player's name within a sentence: what the reader is called is no name and takes no capital there. */
export const nameWithin = (name: string, language: Language): string =>
  name === READER[language] ? name.toLocaleLowerCase(language) : name;
