/** What can be found. A ruling is a rule that is this site's own answer. */
export type Kind = 'rule' | 'ruling' | 'case' | 'quick' | 'chapter' | 'term' | 'example' | 'lesson' | 'drill';

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
  /** The rules on which a case or a line of the quick sheet rests. */
  rules?: readonly string[];
}

/** How the readers of a language ask. */
export interface Asking {
  /** Words that tell little about what is meant. */
  fillers: readonly string[];
  /** Words that readers type instead of ours: ours, and the others. */
  synonyms: Readonly<Record<string, readonly string[]>>;
}

/** What the search of one language is made from, as it is fetched. In every language the documents are the same, in the same order. */
export interface SearchData extends Asking {
  documents: SearchDocument[];
}
