import { wordsFor } from 'words:backup';
import { asideInWords, saveAside } from '../backup/actions.ts';
import { discardAllAside } from '../kit/aside.ts';
import { Live } from '../ui/Live.tsx';
import type { Language } from '../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly onDiscard: () => void;
}

/** What lies aside in this browser because it could not be read: it stays until the reader throws it away. */
export function PutAside({ language, onDiscard }: Props) {
  const words = wordsFor(language);
  const contents = asideInWords(language);
  return (
    <Live as="div" of={contents}>
      <p>{words('aside', { contents })}</p>
      <div class="settings-backup">
        <button type="button" class="button" data-quiet onClick={saveAside}>
          {words('aside.save')}
        </button>
        <button
          type="button"
          class="button"
          data-quiet
          onClick={() => {
            discardAllAside();
            onDiscard();
          }}
        >
          {words('aside.discard')}
        </button>
      </div>
    </Live>
  );
}
