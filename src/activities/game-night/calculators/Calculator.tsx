import '../../../board/entering/entering.css';
import { wordsFor } from 'words:calculators';
import type { ComponentChildren } from 'preact';
import type { RuleId } from '../../../milestones/index.ts';
import { Live } from '../../../ui/Live.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import type { Language } from '../../../words/languages.ts';
import type { Damaged } from './use-linked.ts';

interface Props {
  readonly language: Language;
  readonly lead: string;
  readonly damaged: Damaged | null;
  readonly onClear: () => void;
  readonly children: ComponentChildren;
}

/** What all calculators share: what is to be entered, and the way back to the beginning. */
export function Calculator({ language, lead, damaged, onClear, children }: Props) {
  const words = wordsFor(language);
  return (
    <div class="calculator">
      {damaged && (
        <Live class="calculator-fault" role="alert" of={damaged}>
          {words(`damaged.${damaged.what}`)}{' '}
          {damaged.discard && (
            <button type="button" class="button" data-quiet onClick={damaged.discard}>
              {words('damaged.discard')}
            </button>
          )}
        </Live>
      )}
      <p>{lead}</p>
      {children}
      <p>
        <button type="button" class="button" data-quiet onClick={onClear}>
          {words('clear')}
        </button>
      </p>
    </div>
  );
}

/** A sentence of an answer with the rules that it rests on. */
export function Said({ language, text, rules }: { language: Language; text: string; rules: readonly RuleId[] }) {
  return (
    <p>
      {text}{' '}
      {rules.map((id) => (
        <RuleLink key={id} language={language} id={id} />
      ))}
    </p>
  );
}
