import { wordsFor } from 'words:summary';
import type { Options } from '../../../milestones/index.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import type { Language } from '../../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly variants: Options['variants'];
}

/** How the workers of a kind are scored (12.4–12.6), as it is played here. */
export function MajorityRules({ language, variants }: Props) {
  const words = wordsFor(language);
  return (
    <p>
      {words('final.lead')} <RuleLink language={language} id="12.5" />{' '}
      {words(variants.equalCategoryScores ? 'final.equalVariant' : 'final.equal')}{' '}
      <RuleLink language={language} id="12.6" />
    </p>
  );
}
