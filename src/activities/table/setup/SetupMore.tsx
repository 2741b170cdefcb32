import { wordsFor } from 'words:setup';
import { VARIANT_RULES, VARIANTS, type Variant } from '../../../milestones/index.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { MOST_DEALS } from '../../../ui/seed.ts';
import type { Language } from '../../../words/languages.ts';

interface Props {
  readonly language: Language;
  /** What is played otherwise. */
  readonly played: readonly Variant[];
  /** As it is typed. */
  readonly seed: string;
  readonly onPlayed: (played: readonly Variant[]) => void;
  readonly onSeed: (seed: string) => void;
}

/** What few who set up a game ask for: what is played otherwise, and the number of the deal. */
export function SetupMore({ language, played, seed, onPlayed, onSeed }: Props) {
  const words = wordsFor(language);
  return (
    <>
      {VARIANTS.map((variant) => (
        <div key={variant} class="setup-check">
          <label>
            <input
              type="checkbox"
              checked={played.includes(variant)}
              onChange={({ currentTarget: { checked } }) =>
                onPlayed([...played.filter((other) => other !== variant), ...(checked ? [variant] : [])])
              }
            />
            <span>{words(`variant.${variant}`)}</span>
          </label>
          <RuleLink language={language} id={VARIANT_RULES[variant]} />
        </div>
      ))}
      <label class="setup-field">
        <span>{words('seed')}</span>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_DEALS - 1}
          step={1}
          value={seed}
          aria-describedby="seed-text"
          onInput={({ currentTarget: { value } }) => onSeed(value)}
        />
      </label>
      <p id="seed-text">{words('seed.text')}</p>
    </>
  );
}
