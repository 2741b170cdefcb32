import type { SearchDocument } from '../search/document.ts';
import { type Language, languages } from '../words/languages.ts';
import { chapterPath, rulePath } from './addresses.ts';
import { chapterWith, type Rulebook } from './books.ts';
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

/** The rules of a book as they are found. */
export function ruleDocuments(book: Rulebook, language: Language): SearchDocument[] {
  return ruleIdsOf(book).map((id) => {
    const basis = basisOf(id);
    const { plain, clauses } = ruleText(language, id);
    return {
      kind: 'rule',
      number: id,
      text: plain,
      place: chapterTitle(book, language, chapterWith(id)),
      heading: headingOf(language, id),
      path: rulePath(id),
      // The card game has no rulebook whose words could be named.
      ...((basis !== 'rule' || book.game === 'milestones') && { basis }),
      ...(isSwitch(id) && { switched: true }),
      ...(clauses.length > 1 && { partly: true }),
    };
  });
}

/** The terms of a book as they are found, each with what it means. */
export function termDocuments(book: Rulebook, language: Language): SearchDocument[] {
  return termsOf(book).map((term) => {
    const names = languages.filter((other) => other !== language).map((other) => termWords(book, other, term, 'name'));
    return {
      kind: 'term',
      title: termWords(book, language, term, 'name'),
      text: termWords(book, language, term, 'definition'),
      path: `${book.path}glossary/#${term}`,
      elsewhere: [...new Set(names)],
    };
  });
}
