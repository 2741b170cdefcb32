import './notices.css';
import { wordsFor } from 'words:notices';
import type { Language } from '../../words/languages.ts';

interface Props {
  /** Tries again; left out where pressing what was pressed does. */
  readonly onAgain?: (() => void) | undefined;
}

/** Says that a part of the page could not be fetched. Only ever seen in a browser, which knows the page's language. */
export function NotFetched({ onAgain }: Props) {
  const words = wordsFor(document.documentElement.lang as Language);
  return (
    <div class="table-notice" role="status">
      <p>{words(onAgain ? 'fetch.failed' : 'fetch.press')}</p>
      {onAgain && (
        <button type="button" class="button" data-quiet onClick={onAgain}>
          {words('fetch.again')}
        </button>
      )}
    </div>
  );
}
