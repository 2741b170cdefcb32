import './notices.css';
import { wordsFor } from 'words:notices';
import { useState } from 'preact/hooks';
import type { Language } from '../../words/languages.ts';
import type { Damaged } from './storage.ts';

interface Props {
  readonly language: Language;
  /** Whether the browser keeps nothing. */
  readonly blocked: boolean;
  readonly damaged: readonly Damaged[];
  readonly onDiscard: () => void;
}

/** What players have to know about the keeping of their games; nothing when all is well. */
export function Notices({ language, blocked, damaged, onDiscard }: Props) {
  const words = wordsFor(language);
  return (
    <>
      {blocked && (
        <p class="table-notice" role="status">
          {words('storage.blocked')}
        </p>
      )}
      {damaged.length > 0 && (
        <section class="table-notice" role="status">
          <p>{words('storage.damaged')}</p>
          {damaged.map((each) => (
            <DamagedText key={each.text} language={language} damaged={each} />
          ))}
          <button type="button" class="button" data-quiet onClick={onDiscard}>
            {words('storage.discard')}
          </button>
        </section>
      )}
    </>
  );
}

function DamagedText({ language, damaged: { text, at } }: { language: Language; damaged: Damaged }) {
  const words = wordsFor(language);
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words('storage.copied')),
      () => setSaid(words('storage.notCopied')),
    );
  return (
    <p>
      {at !== '' && <>{words('storage.place', { at })} </>}
      <a
        class="button"
        data-quiet
        download="milestones.json"
        href={`data:application/json,${encodeURIComponent(text)}`}
      >
        {words('storage.download')}
      </a>{' '}
      <button type="button" class="button" data-quiet onClick={copy}>
        {words('storage.copy')}
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}

interface LinkProps {
  readonly language: Language;
  /** Absent where the link cannot be read. */
  readonly onOpen?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What a link has brought: a position that would take the place of the kept game, or nothing that can be read. */
export function LinkNotice({ language, onOpen, onClose }: LinkProps) {
  const words = wordsFor(language);
  return (
    <section class="table-notice" role="status">
      <p>{words(onOpen ? 'link.offer' : 'link.damaged')}</p>
      {onOpen && (
        <>
          <button
            type="button"
            class="button"
            onClick={() => {
              onOpen();
              onClose();
            }}
          >
            {words('link.open')}
          </button>{' '}
        </>
      )}
      <button type="button" class="button" data-quiet onClick={onClose}>
        {words(onOpen ? 'link.keep' : 'link.close')}
      </button>
    </section>
  );
}
