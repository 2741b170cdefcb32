import './explanation.css';
import { wordsFor } from 'words:teaching';
import { useState } from 'preact/hooks';
import { THINGS, type ThingId } from '../../machines/first-times.ts';
import type { Language } from '../../words/languages.ts';
import { RuleLink } from './RuleLink.tsx';

interface Props {
  readonly language: Language;
  readonly things: readonly ThingId[];
}

/** What is said about things that come up for the first time, each with its rule, until it is put away. */
export function Explanation({ language, things }: Props) {
  const words = wordsFor(language);
  const [read, setRead] = useState(false);
  if (read || things.length === 0) return null;
  return (
    <aside class="explanation" aria-label={words('switch')}>
      <h3>{words('heading')}</h3>
      {things.map((id) => (
        <p key={id}>
          {words(`thing.${id}`)} <RuleLink language={language} id={THINGS[id].rule} />
        </p>
      ))}
      <button type="button" onClick={() => setRead(true)}>
        {words('understood')}
      </button>
    </aside>
  );
}

/** The same in plain sentences, for the live region. */
export function explanationInWords(things: readonly ThingId[], language: Language): string {
  const words = wordsFor(language);
  return things.map((id) => words(`thing.${id}`)).join(' ');
}
