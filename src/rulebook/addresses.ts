import { pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';
import { type Rulebook, type RuleId, rulebookOf } from './books.ts';

/** The number of the chapter, from 1 on, that a rule stands in. */
export function chapterNumber(id: RuleId): number {
  return Number.parseInt(id.slice(rulebookOf(id).letter.length), 10);
}

/** The chapter that a rule stands in. */
export function chapterWith(id: RuleId): string {
  return rulebookOf(id).chapters[chapterNumber(id) - 1] as string;
}

/** What follows the language in the address of a chapter; without one, of the overview. */
export function chapterPath({ path }: Rulebook, chapter?: string): string {
  return `${path}rules/${chapter === undefined ? '' : `${chapter}/`}`;
}

/** What follows the language in the address of a rule's paragraph in its chapter. */
export function rulePath(id: RuleId): string {
  return `${chapterPath(rulebookOf(id), chapterWith(id))}#${id}`;
}

/** What follows the language in the address of a rule's card. */
export function cardPath(id: RuleId): string {
  const { path, cards } = rulebookOf(id);
  return `${path}${cards}${id}/`;
}

/** The address of a rule's paragraph in its chapter. */
export function ruleAddress(language: Language, id: RuleId): string {
  return pageAddress(language, rulePath(id));
}

/** The address of a rule's own page. */
export function cardAddress(language: Language, id: RuleId): string {
  return pageAddress(language, cardPath(id));
}
