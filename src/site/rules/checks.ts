import { chapterOf, isRuleId, RULE_IDS, RULES } from '../../milestones/index.ts';
import { type Language, languages } from '../../words/languages.ts';
import { CHAPTERS, isChapter } from '../../words/rule-addresses.ts';
import { isExample } from '../examples/examples.ts';
import { allParts, idOf, idsOf, type Part, partsOf } from './mdx.ts';
import { isPicture } from './pictures/names.ts';
import { isTerm } from './terms.ts';

/** The file beside the chapters that gives the rules at a glance. */
export const OVERVIEW = 'overview';

/** The MDX text of every chapter and of the overview, by language and file name. */
export type Sources = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The components that authors may write, and whether the id that each is given is known. */
const COMPONENTS: Readonly<Record<string, (id: string) => boolean>> = {
  Rule: isRuleId,
  See: isRuleId,
  Term: isTerm,
  Chapter: isChapter,
  Example: isExample,
  Picture: isPicture,
  Ruling: (id) => id === '',
  Tip: (id) => id === '',
  Slip: (id) => id === '',
};

/**
 * What is wrong with the chapters, a line for each fault: a number that is missing, doubled or out of its place, a reference,
 * term or picture that does not exist, a ruling that is not marked or marked where there is none, a chapter that is not built
 * like the English one. An empty list when all is well.
 */
export function faultsIn(sources: Sources): string[] {
  return languages.flatMap((language) => {
    const files = sources[language];
    const expected = [OVERVIEW, ...CHAPTERS];
    const strange = Object.keys(files).filter((name) => !expected.includes(name));
    return [
      ...strange.map((name) => `${language}/${name}: is no chapter`),
      ...expected.flatMap((name) => {
        const source = files[name];
        const english = sources.en[name];
        if (source === undefined || english === undefined) return [`${language}/${name}: is missing`];
        const faults = faultsInChapter(name, partsOf(source), partsOf(english));
        return faults.map((fault) => `${language}/${name}: ${fault}`);
      }),
    ];
  });
}

function faultsInChapter(name: string, parts: readonly Part[], english: readonly Part[]): string[] {
  return [
    ...numberFaults(name, parts),
    ...allParts(parts).flatMap(componentFaults),
    ...rulesIn(parts).flatMap(rulingFaults),
    ...structureFaults(parts, english),
  ];
}

const rulesIn = (parts: readonly Part[]) => allParts(parts).filter((part) => part.name === 'Rule');

/** The numbers of the chapter have to be there once each, in the order of the registry. */
function numberFaults(name: string, parts: readonly Part[]): string[] {
  const expected: string[] = RULE_IDS.filter((id) => CHAPTERS[chapterOf(id) - 1] === name);
  const found = idsOf('Rule', parts);
  const missing = expected.filter((id) => !found.includes(id)).map((id) => `rule ${id} is missing`);
  const strange = found.filter((id) => !expected.includes(id)).map((id) => `rule ${id} does not belong here`);
  const doubled = found.filter((id, i) => found.indexOf(id) < i).map((id) => `rule ${id} is there twice`);
  const faults = [...missing, ...strange, ...doubled];
  const inOrder = found.every((id, i) => id === expected[i]);
  return faults.length === 0 && !inOrder ? [`the rules stand in the order ${found.join(', ')}`] : faults;
}

/** Components have to be known, and so has what they name. Links are written with `See` and `Chapter`, which are checked. */
function componentFaults(part: Part): string[] {
  if (part.type === 'link') return ['a link that is written neither with See nor with Chapter'];
  if (typeof part.name !== 'string') return [];
  const knows = COMPONENTS[part.name];
  if (knows === undefined) return [`there is no component ${part.name}`];
  return knows(idOf(part)) ? [] : [`${part.name} does not know "${idOf(part)}"`];
}

/** A ruling is marked where the registry has one, and nowhere else. */
function rulingFaults(rule: Part): string[] {
  const id = idOf(rule);
  if (!isRuleId(id)) return [];
  const marked = allParts(rule.children ?? []).filter((part) => part.name === 'Ruling').length;
  const expected = RULES[id] === 'ruling' ? 1 : 0;
  return marked === expected ? [] : [`rule ${id} has ${marked} rulings marked instead of ${expected}`];
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
