/** What can be found. */
export type Kind = 'rule' | 'case' | 'table' | 'quick' | 'page' | 'chapter' | 'term' | 'example' | 'lesson' | 'drill';

export interface SearchDocument {
  kind: Kind;
  /** The number of a rule or a chapter. */
  number?: string;
  /** The title of a chapter, an example, a lesson, a drill or a line of the quick sheet, a term, a case's question; a rule has none. */
  title?: string;
  text: string;
  /** The chapter and section that a rule stands in. */
  place?: string;
  /** The page's address after the language, with the place on it. */
  path: string;
  /** A term's names in the other languages. */
  elsewhere?: string[];
  /** How players ask for it: the stems of each question, a space between two of them and a bar between two questions. */
  asked?: string;
  /** What it rests on: the text that the rules come from, a ruling of ours, our advice, or something that is shown or follows. */
  basis?: 'rule' | 'ruling' | 'shown' | 'advice';
  /** Whether only a part of it does. */
  partly?: true;
  /** Whether a table can be set up to play it otherwise. */
  switched?: true;
  /** The rules on which an answer rests, or that a calculator applies. */
  rules?: readonly string[];
}

/** No question is longer than this; of what is, the beginning is answered. */
export const LONGEST_QUERY = 300;

/** How the readers of a language ask. */
interface Asking {
  /** Words that tell little about what is meant. */
  fillers: readonly string[];
  /** Words that readers type instead of ours: ours, and the others. */
  synonyms: Readonly<Record<string, readonly string[]>>;
}

/** What the search of one language is made from, as it is fetched. In every language the documents are the same, in the same order. */
export interface SearchData extends Asking {
  documents: SearchDocument[];
  /** What follows the language in the addresses of the rules’ cards. */
  cards: string;
  /** Where in the game a question may come up, or where the rules speak of it: the name of each place, and its address after the language. */
  places: readonly { title: string; path: string }[];
}
