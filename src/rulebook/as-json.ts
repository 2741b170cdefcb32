import { languages } from '../words/languages.ts';
import { chapterNumber, chapterWith, type Rulebook } from './books.ts';
import { versionOf } from './history.ts';
import { basisOf, ruleIdsOf } from './registry.ts';
import { rulesReferringTo, ruleText } from './texts.ts';

/** All rules of a book for machines: number, chapter, what it rests on clause by clause, text in every language with its version and day, references both ways. */
export function rulesAsJson(book: Rulebook) {
  return ruleIdsOf(book).map((id) => ({
    id,
    chapter: { number: chapterNumber(id), name: chapterWith(id) },
    kind: basisOf(id),
    restsOn: ruleText('en', id).clauses,
    ...versionOf(id),
    text: Object.fromEntries(languages.map((language) => [language, ruleText(language, id).plain])),
    refersTo: ruleText('en', id).refs,
    referredToBy: rulesReferringTo(id),
  }));
}
