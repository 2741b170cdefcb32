import type { SearchDocument } from '../search/document.ts';
import { type Language, languages } from '../words/languages.ts';
import { chapterPath, chapterWith, rulePath } from './addresses.ts';
import type { Rulebook, RuleId } from './books.ts';
import { basisOf, isSwitch, ruleIdsOf } from './registry.ts';
import { chapterTitle } from './sources.ts';
import { termsOf, termWords } from './terms.ts';
import { headingOf, ruleText } from './texts.ts';

/** The chapters of a book as they are found, the overview before them. */
export function chapterDocuments(book: Rulebook, language: Language): SearchDocument[] {
  const numbered = book.chapters.map((chapter, i) => ({ number: `${book.letter}${i + 1}`, chapter }));
  return [{ chapter: undefined }, ...numbered].map(({ chapter, ...number }) => ({
    kind: 'chapter',
    ...number,
    title: chapterTitle(book, language, chapter),
    text: '',
    path: chapterPath(book, chapter),
  }));
}

/** The rules of a book as they are found; `askedFor` says how players ask for one. */
export function ruleDocuments(
  book: Rulebook,
  language: Language,
  askedFor: (id: RuleId) => Pick<SearchDocument, 'asked'>,
): SearchDocument[] {
  return ruleIdsOf(book).map((id) => {
    const basis = basisOf(id);
    const { plain, clauses } = ruleText(language, id);
    return {
      kind: 'rule',
      number: id,
      text: plain,
      place: `${chapterTitle(book, language, chapterWith(id))} – ${headingOf(language, id)}`,
      path: rulePath(id),
      // The card game has no rulebook whose words could be named.
      ...((basis !== 'rule' || book.game === 'milestones') && { basis }),
      ...(isSwitch(id) && { switched: true }),
      ...(clauses.length > 1 && { partly: true }),
      ...askedFor(id),
    };
  });
}

/** The terms of a book as they are found. They are only named: what they say are the rules’ own words once more. */
export function termDocuments(book: Rulebook, language: Language): SearchDocument[] {
  return termsOf(book).map((term) => {
    const names = languages.filter((other) => other !== language).map((other) => termWords(book, other, term, 'name'));
    return {
      kind: 'term',
      title: termWords(book, language, term, 'name'),
      text: '',
      path: `${book.path}glossary/#${term}`,
      elsewhere: [...new Set(names)],
    };
  });
}
