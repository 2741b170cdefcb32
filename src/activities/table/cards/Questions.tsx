import { wordsFor } from 'words:card-table';
import type { CardNames } from '../../../telling/thousand-miles/card-names.ts';
import type { Action } from '../../../thousand-miles/index.ts';
import { Ask } from '../../../ui/Ask.tsx';
import type { Language } from '../../../words/languages.ts';

interface DiscardProps {
  readonly names: CardNames;
  readonly asked: Action;
  readonly onDecide: (discards: boolean) => void;
}

/** Asks whether a safety is thrown away after all. */
export function AskDiscard({ names, asked, onDecide }: DiscardProps) {
  const { language } = names;
  const words = wordsFor(language);
  return (
    <Ask
      language={language}
      heading={words('ask.heading')}
      text={words('ask.text', { card: names.card(asked.card) })}
      no={words('ask.keep')}
      yes={words('ask.discard')}
      onDecide={onDecide}
    />
  );
}

interface GoBackProps {
  readonly language: Language;
  readonly onDecide: (goesBack: boolean) => void;
}

/** Asks whether what has been seen is taken back after all. */
export function AskGoBack({ language, onDecide }: GoBackProps) {
  const words = wordsFor(language);
  return (
    <Ask
      language={language}
      heading={words('back.heading')}
      text={words('back.text')}
      no={words('back.stay')}
      yes={words('back.goBack')}
      onDecide={onDecide}
    />
  );
}
