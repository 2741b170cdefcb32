import type { Language } from '../words/languages.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  readonly language: Language;
  readonly heading: string;
  readonly text: string;
  /** The button that leaves all as it is; it has the focus at first. */
  readonly no: string;
  readonly yes: string;
  /** Called once, with no for Escape, the cross and a press beside the dialog. */
  readonly onDecide: (does: boolean) => void;
}

/** A dialog that asks before something is done. */
export function Ask({ language, heading, text, no, yes, onDecide }: Props) {
  return (
    <Dialog language={language} heading={heading} onClose={(value) => onDecide(value === 'yes')}>
      <p>{text}</p>
      <p class="dialog-buttons">
        <button type="submit" value="" class="button" data-quiet autofocus>
          {no}
        </button>
        <button type="submit" value="yes" class="button">
          {yes}
        </button>
      </p>
    </Dialog>
  );
}
