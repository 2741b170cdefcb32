import type { SearchDocument } from './document.ts';

/** The calculators that apply a rule, or one of those that an answer rests on. */
export function calculatorsFor(
  { kind, number = '', rules = [] }: SearchDocument,
  documents: readonly SearchDocument[],
): readonly SearchDocument[] {
  if (kind === 'page') return [];
  return documents.filter(
    ({ kind, rules: applied = [] }) => kind === 'page' && [number, ...rules].some((id) => applied.includes(id)),
  );
}

/** What has a picture of what was found: a case itself; for a rule, of the cases that rest on it the one where it tells most, or else the rule. */
export function pictured(found: SearchDocument, documents: readonly SearchDocument[]): SearchDocument | undefined {
  const { kind, number = '' } = found;
  if (kind !== 'rule') return kind === 'case' ? found : undefined;
  const at = ({ rules = [] }: SearchDocument) => rules.indexOf(number);
  const cases = documents.filter((other) => other.kind === 'case' && at(other) >= 0);
  return cases.sort((one, other) => at(one) - at(other))[0] ?? found;
}
