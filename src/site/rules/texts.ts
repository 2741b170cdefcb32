import { RULE_IDS, type RuleId } from '../../milestones/index.ts';
import { type Language, languages } from '../../words/languages.ts';
import { CHAPTERS, type Chapter, chapterWith } from '../../words/rule-addresses.ts';
import { faultsIn } from './checks.ts';
import { allParts, idOf, idsOf, type Part, partsOf } from './mdx.ts';
import { htmlOf, plainOf } from './plain-parts.ts';
import { SOURCES } from './sources.ts';
import type { Term } from './terms.ts';

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
  readonly terms: readonly Term[];
}

const faults = faultsIn(SOURCES);
if (faults.length > 0) throw new Error(`The chapters are not in order:\n${faults.join('\n')}`);

const trees = new Map(
  languages.map((language) => [
    language,
    new Map(Object.entries(SOURCES[language]).map(([file, source]) => [file, partsOf(source)])),
  ]),
);

const partsIn = (language: Language, file: string): readonly Part[] => trees.get(language)?.get(file) ?? [];

const inOrder = (ids: readonly string[]) => RULE_IDS.filter((id) => ids.includes(id));

function textOf(language: Language, rule: Part): RuleText {
  const parts = rule.children ?? [];
  return {
    id: idOf(rule) as RuleId,
    html: parts.map((part) => htmlOf(language, part)).join(''),
    plain: plainOf(parts),
    refs: inOrder(idsOf('See', parts)),
    terms: [...new Set(idsOf('Term', parts))] as Term[],
  };
}

function textsIn(language: Language): ReadonlyMap<RuleId, RuleText> {
  const rules = CHAPTERS.flatMap((chapter) => allParts(partsIn(language, chapter)));
  return new Map(
    rules.filter((part) => part.name === 'Rule').map((rule) => [idOf(rule) as RuleId, textOf(language, rule)]),
  );
}

const texts = new Map(languages.map((language) => [language, textsIn(language)]));

/** The text of a rule in a language. */
export function ruleText(language: Language, id: RuleId): RuleText {
  return texts.get(language)?.get(id) as RuleText;
}

/** The rules whose text refers to a rule, in the order of the rules; the same in all languages. */
export function rulesReferringTo(id: RuleId): RuleId[] {
  return RULE_IDS.filter((other) => ruleText('en', other).refs.includes(id));
}

/** The rules in which any language marks a term, in the order of the rules. */
export function rulesWith(term: Term): RuleId[] {
  return RULE_IDS.filter((id) => languages.some((language) => ruleText(language, id).terms.includes(term)));
}

/** The terms marked anywhere in a chapter or in the overview, each once. */
export function termsIn(language: Language, file: string): Term[] {
  return [...new Set(idsOf('Term', partsIn(language, file)))] as Term[];
}

/** The sections of a chapter or of the overview: the heading of each and the rules that stand under it. */
export function sectionsOf(language: Language, file: string): { heading: string; rules: RuleId[] }[] {
  const sections: { heading: string; rules: RuleId[] }[] = [];
  for (const part of partsIn(language, file)) {
    if (part.type === 'heading') sections.push({ heading: plainOf([part]), rules: [] });
    if (part.name === 'Rule') sections.at(-1)?.rules.push(idOf(part) as RuleId);
  }
  return sections;
}

/** What players get wrong, as a chapter says it: its slips in the order in which they stand there, each in one line. */
export function slipsOf(language: Language, chapter: Chapter): string[] {
  return allParts(partsIn(language, chapter))
    .filter(({ name }) => name === 'Slip')
    .map(({ children = [] }) => plainOf(children));
}

/** The heading of the section that a rule stands in. */
export function headingOf(language: Language, id: RuleId): string {
  const section = sectionsOf(language, chapterWith(id)).find(({ rules }) => rules.includes(id));
  return section?.heading ?? '';
}
