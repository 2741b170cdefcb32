import { chapterOf, type RuleId } from '../milestones/index.ts';
import { pageAddress } from './addresses.ts';
import type { Language } from './languages.ts';

/** The chapters of the rules, 1 to 13, by the names of their files and pages. */
export const CHAPTERS = [
  'aim',
  'components',
  'player-board',
  'setup',
  'turn',
  'worker-spaces',
  'trading-house',
  'board-of-works',
  'bonus-tiles',
  'mill',
  'castle',
  'end',
  'supplies',
] as const;

export type Chapter = (typeof CHAPTERS)[number];

/** Whether a text is the name of a chapter. */
export function isChapter(text: string): text is Chapter {
  return (CHAPTERS as readonly string[]).includes(text);
}

/** The chapter that a rule stands in. */
export function chapterWith(id: RuleId): Chapter {
  return CHAPTERS[chapterOf(id) - 1] as Chapter;
}

/** What follows the language in the address of a chapter. */
export function chapterPath(chapter: Chapter): string {
  return `rules/${chapter}/`;
}

/** What follows the language in the address of a rule's card. */
export function cardPath(id: RuleId): string {
  return `rule/${id}/`;
}

/** The address of a rule's paragraph in its chapter. */
export function ruleAddress(language: Language, id: RuleId): string {
  return pageAddress(language, `${chapterPath(chapterWith(id))}#${id}`);
}

/** The address of a rule's own page. */
export function cardAddress(language: Language, id: RuleId): string {
  return pageAddress(language, cardPath(id));
}
