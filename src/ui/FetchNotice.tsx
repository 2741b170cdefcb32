import './notices.css';
import { wordsFor } from 'words:notices';
import { useEffect, useRef } from 'preact/hooks';
import { offerReload } from '../kit/new-version.ts';
import type { Language } from '../words/languages.ts';
import { Coming } from './Coming.tsx';
import { Live } from './Live.tsx';

interface Props {
  readonly state: 'coming' | 'failed';
  /** Whether it was asked for by a press, which it then waits for again. */
  readonly press?: boolean;
  /** What the page says while it is coming, where it says so from the first moment on. */
  readonly said?: string;
  readonly onAgain: () => void;
}

/**
 * Says in the place of a part of the page that it is coming, or that it could not be fetched; of what was pressed for, over the page, where
 * nothing moves. Only ever seen in a browser, which knows the page's language.
 */
export function FetchNotice({ state, press = false, said, onAgain }: Props) {
  // The button stays, and with it the focus, while it is tried again.
  const hasFailed = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'failed' && place.current !== null) void offerReload(place.current);
  }, [state]);
  if (state === 'failed') hasFailed.current = true;
  if (!hasFailed.current) return <Coming over={press} {...(said !== undefined && { said })} />;
  const words = wordsFor(document.documentElement.lang as Language);
  return (
    <Live as="div" class={press ? 'table-notice said-over' : 'table-notice'} of={state}>
      <p>{words(state === 'coming' ? 'fetch.coming' : press ? 'fetch.press' : 'fetch.failed')}</p>
      <button type="button" class="button" data-quiet onClick={onAgain}>
        {words('fetch.again')}
      </button>
      <div ref={place} />
    </Live>
  );
}
