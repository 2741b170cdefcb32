import { pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';
import { chapterWith, type Rulebook, type RuleId, rulebookOf } from './books.ts';

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
