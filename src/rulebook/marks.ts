import { wordsFor } from 'words:rules';
import { type Language, listIn } from '../words/languages.ts';
import type { RuleId } from './books.ts';
import { allParts, idOf, type Part } from './mdx.ts';
import type { Basis } from './registry.ts';

/** The tags that mark a clause which is not simply the rulebook’s words, and what each says that it rests on. */
export const MARKS = { Ruling: 'ruling', Inferred: 'shown' } as const satisfies Record<string, Basis>;

/** What a clause of a rule rests on, and the rules that it is inferred from. */
export interface Clause {
  readonly basis: Basis;
  readonly from: readonly RuleId[];
}

/** The numbers that an attribute names. */
export function numbersIn(ids: string): string[] {
  return ids.split(' ').filter(Boolean);
}

const markOf = ({ name }: Part) => MARKS[name as keyof typeof MARKS] as Basis | undefined;
const unmarked = (part: Part): string =>
  markOf(part) ? '' : (part.value ?? (part.children ?? []).map(unmarked).join(''));

/** What the clauses of a rule rest on: first the rulebook’s words if any clause is unmarked, then what is marked. */
export function clausesOf(rule: Part): Clause[] {
  const marked = allParts([rule]).flatMap((part) => {
    const basis = markOf(part);
    return basis ? [{ basis, from: numbersIn(idOf(part)) as RuleId[] }] : [];
  });
  return /\p{L}/u.test(unmarked(rule)) ? [{ basis: 'rule', from: [] }, ...marked] : marked;
}

/** What stands after a clause that is inferred: from which rules, or that the printed game shows it. */
export function inferredFrom(language: Language, ids: string): string {
  const words = wordsFor(language);
  const from = numbersIn(ids);
  if (from.length === 0) return words('shown');
  return words('inferred', { rules: listIn(language, from) });
}

/** HTML in which every number of a rule leads to an address. `text` holds no markup and nothing to be escaped. */
export function numbersLinked(text: string, addressOf: (id: RuleId) => string): string {
  return text.replaceAll(/C?\d+\.\d+/g, (id) => `<a class="see" href="${addressOf(id as RuleId)}">${id}</a>`);
}
