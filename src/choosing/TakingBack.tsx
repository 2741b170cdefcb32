import { wordsFor } from 'words:acting';
import { Ask } from '../ui/Ask.tsx';
import type { Language } from '../words/languages.ts';

interface Props {
  readonly language: Language;
  /** How many tiles of the pile have been seen that would be taken back. */
  readonly seen: number;
  readonly onDecide: (goesBack: boolean) => void;
}

/** Asks before something is taken back that has shown what was hidden. */
export function TakingBack({ language, seen, onDecide }: Props) {
  const words = wordsFor(language);
  return (
    <Ask
      language={language}
      heading={words('reveal.heading')}
      text={words('reveal.text', { n: seen })}
      no={words('reveal.stay')}
      yes={words('reveal.goBack')}
      onDecide={onDecide}
    />
  );
}
