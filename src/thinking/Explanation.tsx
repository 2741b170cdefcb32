import { wordsFor } from 'words:advice';
import type { ComponentChildren } from 'preact';
import type { Explanation } from '../players/reasons/explain.ts';
import { RULE_BEHIND } from '../players/reasons/reason.ts';
import type { Telling } from '../telling/events-in-words.ts';
import type { Names } from '../telling/names.ts';
import { reasonInWords } from '../telling/reason-in-words.ts';
import { RuleLink } from '../ui/RuleLink.tsx';
import { Effects } from './Effects.tsx';

interface Props {
  readonly names: Names;
  readonly seats: Telling['seats'];
  readonly explanation: Explanation;
}

/** The one sentence that is said for a turn. */
export function Said({ names, seats, explanation: { reason } }: Props) {
  return <p class="said">{reasonInWords(reason, names, seats)}</p>;
}

/** The rest, for those who ask: the rule behind the sentence, what the turn comes to, and what else belongs there. */
export function More({ names, seats, explanation, children }: Props & { readonly children?: ComponentChildren }) {
  const { language } = names;
  const words = wordsFor(language);
  return (
    <details class="more">
      <summary>{words('more')}</summary>
      <p>
        {words('rule')} <RuleLink language={language} id={RULE_BEHIND[explanation.reason.why]} />
      </p>
      <Effects names={names} seats={seats} effects={explanation.effects} />
      {children}
    </details>
  );
}
