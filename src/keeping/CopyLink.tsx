import './table-games.css';
import { wordsFor } from 'words:games';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { copied } from '../ui/copy.ts';
import { Live } from '../ui/Live.tsx';
import type { Language } from '../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly link: string;
  /** What is sent and copied with it. */
  readonly text?: string;
  /** What a screen reader calls the link. */
  readonly label: string;
  /** What is to be known about it, above the buttons. */
  readonly note?: ComponentChildren;
  /** More buttons. */
  readonly children?: ComponentChildren;
}

/** A link to copy and to hand on. Where the browser does not let us copy, it is marked. */
export function CopyLink({ language, link, text, label, note, children }: Props) {
  const words = wordsFor(language);
  const [said, setSaid] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const say = (text: string) => setSaid({ of: link, text });
  const whole = text === undefined ? link : `${text} ${link}`;
  const copy = async () => {
    const isCopied = await copied(whole);
    if (!isCopied) {
      field.current?.focus();
      field.current?.select();
    }
    say(words(isCopied ? 'share.copied' : 'share.notCopied'));
  };
  // Who closes the device's dialog has changed their mind; that is no fault.
  const send = () => navigator.share({ url: link, ...(text !== undefined && { text }) }).catch(() => {});
  return (
    <>
      <input
        ref={field}
        type="text"
        readOnly
        value={whole}
        aria-label={label}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {note}
      <p class="table-games-buttons">
        <button type="button" class="button" onClick={copy}>
          {words('share.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" data-quiet onClick={send}>
            {words('share.send')}
          </button>
        )}
        {children}
      </p>
      {/* What was said of another link holds no more. */}
      <Live of={said}>{said?.of === link && said.text}</Live>
    </>
  );
}
