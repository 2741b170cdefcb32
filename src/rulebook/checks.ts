import { languages } from '../words/languages.ts';
import { chapterWith, type Rulebook, rulebookOf } from './books.ts';
import { MARKS, numbersIn } from './marks.ts';
import { allParts, idOf, idsOf, type Part, partsOf } from './mdx.ts';
import { PICTURES } from './pictures.ts';
import { basisOf, isRuleId, ruleIdsOf } from './registry.ts';
import { EXAMPLES, OVERVIEW, type Sources } from './sources.ts';
import { isTerm } from './terms.ts';

/** The components that authors may write, and whether a book knows the id that each is given. */
const COMPONENTS: Readonly<Record<string, (id: string, book: Rulebook) => boolean>> = {
  Rule: (id, book) => isRuleId(id) && rulebookOf(id) === book,
  See: (id, book) => isRuleId(id) && rulebookOf(id) === book,
  Term: (id, book) => isTerm(book, id),
  Chapter: (id, { chapters }) => chapters.includes(id),
  Example: (id) => EXAMPLES.includes(id),
  Picture: (id, { game }) => (PICTURES[game] as readonly string[]).includes(id),
  Ruling: (id) => id === '',
  Inferred: (ids, book) => numbersIn(ids).every((id) => isRuleId(id) && rulebookOf(id) === book),
  Tip: (id) => id === '',
  Slip: (id) => id === '',
};

/**
 * What is wrong with the chapters of a rulebook, a line for each fault: a number that is missing, doubled or out of its place, a reference,
 * term or picture that does not exist, a ruling that is not marked or marked where there is none, a chapter that is not built
 * like the English one. An empty list when all is well.
 */
export function faultsIn(book: Rulebook, sources: Sources): string[] {
  return languages.flatMap((language) => {
    const files = sources[language];
    const expected = [OVERVIEW, ...book.chapters];
    const strange = Object.keys(files).filter((name) => !expected.includes(name));
    return [
      ...strange.map((name) => `${language}/${name}: is no chapter`),
      ...expected.flatMap((name) => {
        const source = files[name];
        const english = sources.en[name];
        if (source === undefined || english === undefined) return [`${language}/${name}: is missing`];
        const faults = faultsInChapter(book, name, partsOf(source), partsOf(english));
        return faults.map((fault) => `${language}/${name}: ${fault}`);
      }),
    ];
  });
}

function faultsInChapter(book: Rulebook, name: string, parts: readonly Part[], english: readonly Part[]): string[] {
  return [
    ...numberFaults(book, name, parts),
    ...allParts(parts).flatMap((part) => componentFaults(book, part)),
    ...rulesIn(parts).flatMap(markFaults),
    ...structureFaults(parts, english),
  ];
}

const rulesIn = (parts: readonly Part[]) => allParts(parts).filter((part) => part.name === 'Rule');

/** The numbers of the chapter have to be there once each, in the order of the registry. */
function numberFaults(book: Rulebook, name: string, parts: readonly Part[]): string[] {
  const expected: string[] = ruleIdsOf(book).filter((id) => chapterWith(id) === name);
  const found = idsOf('Rule', parts);
  const missing = expected.filter((id) => !found.includes(id)).map((id) => `rule ${id} is missing`);
  const strange = found.filter((id) => !expected.includes(id)).map((id) => `rule ${id} does not belong here`);
  const doubled = found.filter((id, i) => found.indexOf(id) < i).map((id) => `rule ${id} is there twice`);
  const faults = [...missing, ...strange, ...doubled];
  const inOrder = found.every((id, i) => id === expected[i]);
  return faults.length === 0 && !inOrder ? [`the rules stand in the order ${found.join(', ')}`] : faults;
}

/** Components have to be known, and so has what they name. Links are written with `See` and `Chapter`, which are checked. */
function componentFaults(book: Rulebook, part: Part): string[] {
  if (part.type === 'link') return ['a link that is written neither with See nor with Chapter'];
  if (typeof part.name !== 'string') return [];
  const knows = COMPONENTS[part.name];
  if (knows === undefined) return [`there is no component ${part.name}`];
  return knows(idOf(part), book) ? [] : [`${part.name} does not know "${idOf(part)}"`];
}

/** A ruling and an inference are marked where the registry has one, and nowhere else. */
function markFaults(rule: Part): string[] {
  const id = idOf(rule);
  if (!isRuleId(id)) return [];
  return Object.entries(MARKS).flatMap(([name, basis]) => {
    const marked = allParts(rule.children ?? []).filter((part) => part.name === name).length;
    const expected = basisOf(id) === basis ? 1 : 0;
    return marked === expected ? [] : [`rule ${id} has ${marked} marks ${name} instead of ${expected}`];
  });
}

/** Blocks follow each other as in English, and each refers to the same rules. */
function structureFaults(parts: readonly Part[], english: readonly Part[]): string[] {
  const outline = parts.map(outlineOf);
  const expected = english.map(outlineOf);
  const at = expected.findIndex((block, i) => block !== outline[i]);
  if (at >= 0) return [`block ${at + 1} is ${outline[at] ?? 'missing'}, but in English ${expected[at]}`];
  return outline.length > expected.length ? [`has more blocks than in English: ${outline[expected.length]}`] : [];
}

function outlineOf(block: Part): string {
  const shape = (part: Part): string => {
    const inner = (part.children ?? []).map(shape).filter((inside) => inside !== '');
    const own = ['Term', 'See', 'Chapter'].includes(part.name ?? '') ? '' : ownShape(part);
    return own === '' ? inner.join(' ') : `${own}${inner.length > 0 ? `(${inner.join(' ')})` : ''}`;
  };
  const references = idsOf('See', [block]).sort();
  return [shape(block), ...(references.length > 0 ? [`referring to ${references.join(', ')}`] : [])].join(' ');
}

/** What a part is called in an outline; empty where languages may differ. */
function ownShape(part: Part): string {
  if (typeof part.name === 'string') return [part.name, idOf(part)].join(' ').trim();
  return ['text', 'strong', 'emphasis'].includes(part.type) ? '' : part.type;
}
