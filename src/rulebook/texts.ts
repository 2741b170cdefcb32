import { type Language, languages } from '../words/languages.ts';
import { chapterWith, type Rulebook, type RuleId, rulebookOf } from './books.ts';
import { faultsIn } from './checks.ts';
import { type Clause, clausesOf } from './marks.ts';
import { allParts, idOf, idsOf, type Part, partsOf } from './mdx.ts';
import { htmlOf, plainOf } from './plain-parts.ts';
import { basisOf, isSwitch, ruleIdsOf } from './registry.ts';
import { sourcesOf } from './sources.ts';

/** The text of a numbered rule in one language, with its ruling where it has one. */
export interface RuleText {
  readonly id: RuleId;
  /** Paragraphs, lists and the ruling; terms lead to the glossary, references to the other rule's card. */
  readonly html: string;
  /** The same without any markup, in one line. */
  readonly plain: string;
  /** The rules that it refers to, each once, in the order of the rules. */
  readonly refs: readonly RuleId[];
  /** The terms marked in it, each once. */
  readonly terms: readonly string[];
  /** What its clauses rest on. */
  readonly clauses: readonly Clause[];
}

/** What is read of the chapters of a book in one language. */
interface Read {
  /** The parts of each file, by its name. */
  readonly files: ReadonlyMap<string, readonly Part[]>;
  readonly texts: ReadonlyMap<string, RuleText>;
}

const known = new Map<string, ReadonlyMap<Language, Read>>();

/** The chapters of a book, read and checked when they are asked for first. */
function readingOf(book: Rulebook, language: Language): Read {
  const reading = known.get(book.game) ?? read(book);
  known.set(book.game, reading);
  return reading.get(language) as Read;
}

function read(book: Rulebook): ReadonlyMap<Language, Read> {
  const sources = sourcesOf(book);
  const faults = faultsIn(book, sources);
  if (faults.length > 0) throw new Error(`The chapters are not in order:\n${faults.join('\n')}`);
  const readings = languages.map((language) => {
    const files = new Map(Object.entries(sources[language]).map(([file, source]) => [file, partsOf(source)]));
    const rules = [...files.values()].flatMap(allParts).filter(({ name }) => name === 'Rule');
    const texts = new Map(rules.map((rule) => [idOf(rule), textOf(book, language, rule)]));
    return [language, { files, texts }] as const;
  });
  return new Map(readings);
}

function textOf(book: Rulebook, language: Language, rule: Part): RuleText {
  const parts = rule.children ?? [];
  const refs = idsOf('See', parts);
  return {
    id: idOf(rule) as RuleId,
    html: parts.map((part) => htmlOf(book, language, part)).join(''),
    plain: plainOf(language, parts),
    refs: ruleIdsOf(book).filter((id) => refs.includes(id)),
    terms: [...new Set(idsOf('Term', parts))],
    clauses: clausesOf(rule),
  };
}

const partsIn = (book: Rulebook, language: Language, file: string): readonly Part[] =>
  readingOf(book, language).files.get(file) ?? [];

/** The text of a rule in a language. */
export function ruleText(language: Language, id: RuleId): RuleText {
  return readingOf(rulebookOf(id), language).texts.get(id) as RuleText;
}

/** The rules whose text refers to a rule, in the order of the rules; the same in all languages. */
export function rulesReferringTo(id: RuleId): RuleId[] {
  return ruleIdsOf(rulebookOf(id)).filter((other) => ruleText('en', other).refs.includes(id));
}

/** The rules in which any language marks a term, in the order of the rules. */
export function rulesWith(book: Rulebook, term: string): RuleId[] {
  return ruleIdsOf(book).filter((id) => languages.some((language) => ruleText(language, id).terms.includes(term)));
}

/** The terms marked anywhere in a chapter or in the overview, each once. */
export function termsIn(book: Rulebook, language: Language, file: string): string[] {
  return [...new Set(idsOf('Term', partsIn(book, language, file)))];
}

/** The sections of a chapter or of the overview: the heading of each and the rules that stand under it. */
export function sectionsOf(book: Rulebook, language: Language, file: string): { heading: string; rules: RuleId[] }[] {
  const sections: { heading: string; rules: RuleId[] }[] = [];
  for (const part of partsIn(book, language, file)) {
    if (part.type === 'heading') sections.push({ heading: plainOf(language, [part]), rules: [] });
    if (part.name === 'Rule') sections.at(-1)?.rules.push(idOf(part) as RuleId);
  }
  return sections;
}

/** What players get wrong, as a chapter says it: its slips in the order in which they stand there, each in one line. */
export function slipsOf(book: Rulebook, language: Language, chapter: string): string[] {
  return allParts(partsIn(book, language, chapter))
    .filter(({ name }) => name === 'Slip')
    .map(({ children = [] }) => plainOf(language, children));
}

/** The heading of the section that a rule stands in. */
export function headingOf(language: Language, id: RuleId): string {
  const section = sectionsOf(rulebookOf(id), language, chapterWith(id)).find(({ rules }) => rules.includes(id));
  return section?.heading ?? '';
}

/**
 * The rules of an answer whose rulings and inferences it rests on: those that are nothing else, and those that it `turnsOn`.
 */
export function marksBehind(rules: readonly RuleId[], turnsOn: readonly RuleId[] = []): RuleId[] {
  return rules.filter(
    (id) => basisOf(id) !== 'rule' && (ruleText('en', id).clauses.length === 1 || turnsOn.includes(id)),
  );
}

/** Whether a table of this site can be set up to play what an answer says otherwise. */
export function isSwitched(rules: readonly RuleId[], turnsOn?: readonly RuleId[]): boolean {
  const marked = marksBehind(rules, turnsOn);
  return rules.some((id) => isSwitch(id) && (basisOf(id) === 'rule' || marked.includes(id)));
}
