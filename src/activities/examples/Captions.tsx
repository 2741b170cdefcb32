import { wordsFor } from 'words:stepper';
import { wordsFor as tableWordsFor } from 'words:table';
import { ruleAddress } from '../../rulebook/addresses.ts';
import type { Frame } from '../../steps/step.ts';
import type { Language } from '../../words/languages.ts';
import { hashOf } from './hash.ts';

interface Props {
  readonly language: Language;
  readonly frames: readonly Frame[];
  readonly captions: readonly string[];
  readonly at: number;
  readonly prefix: string;
}

/** All captions. They lie on top of each other with only the one of the step to be seen, so that nothing moves; without a script and in print they are a list. */
export function Captions({ language, frames, captions, at, prefix }: Props) {
  const words = wordsFor(language);
  const tableWords = tableWordsFor(language);
  return (
    <ol class="example-captions">
      {frames.map(({ step, kind }, i) => (
        <li
          key={step.caption}
          id={hashOf(prefix, { step: i, position: null })}
          class={i === at ? 'example-shown' : undefined}
          value={i + 1}
        >
          {(kind === 'what-if' || kind === 'refused') && (
            <strong class={`example-badge example-${kind}`}>{words(`kind.${kind}`)}</strong>
          )}{' '}
          {captions[i]}{' '}
          <span class="example-rules">
            {step.rules.map((id) => (
              <a key={id} class="rule-link" href={ruleAddress(language, id)} aria-label={tableWords('rule', { id })}>
                {id}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
