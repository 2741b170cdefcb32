import './dialog.css';
import { wordsFor } from 'words:acting';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Language } from '../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly heading: string;
  /** Called once it is closed, with the value of the button that closed it; empty for Escape, the cross and a press beside it. */
  readonly onClose: (value: string) => void;
  readonly children: ComponentChildren;
}

/** A modal dialog, open for as long as it is there. Buttons in it close it and give it their value; the focus then returns to where it was. */
export function Dialog({ language, heading, onClose, children }: Props) {
  const words = wordsFor(language);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a press beside it does
    <dialog
      ref={dialog}
      class="play-dialog"
      aria-labelledby={id}
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue)}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close('')}
    >
      <form method="dialog">
        <header>
          <h2 id={id}>{heading}</h2>
          <button type="submit" value="" class="dialog-close" aria-label={words('close')}>
            ×
          </button>
        </header>
        <div class="dialog-body">{children}</div>
      </form>
    </dialog>
  );
}
