import type { Model } from './model.ts';

/** What can be found. */
export type Kind = 'rule' | 'case' | 'table' | 'quick' | 'page' | 'chapter' | 'term' | 'example' | 'lesson' | 'drill';

/** The kinds that answer; the others name things, or repeat what these say. Which of them a question asks for is what the model has learned. */
const ANSWERING: ReadonlySet<Kind> = new Set<Kind>(['rule', 'case', 'table', 'quick', 'page']);

/** Whether a document is an answer, one of those that the model tells apart. */
export const isAnswer = ({ kind }: Pick<SearchDocument, 'kind'>): boolean => ANSWERING.has(kind);

/** Whether a document asks a question of its own: an edge case, or one from the real table. */
export const isQuestion = ({ kind }: Pick<SearchDocument, 'kind'>): boolean => kind === 'case' || kind === 'table';

export interface SearchDocument {
  kind: Kind;
  /** The number of a rule or a chapter. */
  number?: string;
  /** The title of a chapter, an example, a lesson, a drill or a line of the quick sheet, a term, a case's question; a rule has none. */
  title?: string;
  text: string;
  /** The chapter that a rule stands in. */
  place?: string;
  /** The heading of its section. */
  heading?: string;
  /** The page's address after the language, with the place on it. */
  path: string;
  /** A term's names in the other languages. */
  elsewhere?: string[];
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
  /** Words at the beginning or the end of a question that ask what something is or what it is for, articles among them. */
  what: readonly string[];
  /** Words that readers type instead of ours: ours, and the others. */
  synonyms: Readonly<Record<string, readonly string[]>>;
}

/** What the search of one language is made from, as it is fetched. In every language the documents are the same, in the same order. */
export interface SearchData extends Asking {
  documents: SearchDocument[];
  /** What follows the language in the addresses of the rules’ cards. */
  cards: string;
  /** What has been learned of how players ask: its answers are the documents that answer, in their order. */
  model: Model;
  /** Where in the game a question may come up, or where the rules speak of it: the name of each place, and its address after the language. */
  places: readonly { title: string; path: string }[];
}

/** Whether two documents say the same: one of them rests on the rule that the other one is. */
export const saySame = (one: SearchDocument, other: SearchDocument): boolean =>
  restsOn(one, other) || restsOn(other, one);

const restsOn = ({ rules = [] }: SearchDocument, { number }: SearchDocument) =>
  number !== undefined && rules.includes(number);
