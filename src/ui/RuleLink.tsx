import './rule-link.css';
import { wordsFor } from 'words:table';
import { ruleAddress } from '../rulebook/addresses.ts';
import type { RuleId } from '../rulebook/books.ts';
import type { Language } from '../words/languages.ts';

/** The number of a rule, leading to its paragraph. It opens beside the table, so that nobody leaves a game by looking a rule up. */
export function RuleLink({ language, id }: { readonly language: Language; readonly id: RuleId }) {
  return (
    <a
      class="rule-link"
      href={ruleAddress(language, id)}
      target="_blank"
      aria-label={wordsFor(language)('rule', { id })}
      rel="noopener"
    >
      {id}
    </a>
  );
}
