import { wordsFor } from 'words:acting';
import type { Language } from '../../../words/languages.ts';
import { Dialog } from '../../ui/Dialog.tsx';

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
    <Dialog language={language} heading={words('reveal.heading')} onClose={(value) => onDecide(value === 'back')}>
      <p>{words('reveal.text', { n: seen })}</p>
      <p class="dialog-buttons">
        <button type="submit" value="" class="button" data-quiet autofocus>
          {words('reveal.stay')}
        </button>
        <button type="submit" value="back" class="button">
          {words('reveal.goBack')}
        </button>
      </p>
    </Dialog>
  );
}
