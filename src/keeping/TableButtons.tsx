import './table-games.css';
import { wordsFor } from 'words:games';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { download } from '../ui/download.ts';
import type { Language } from '../words/languages.ts';

interface Props {
  readonly language: Language;
  /** What the way to the other games is called. */
  readonly leave: string;
  readonly onLeave: () => void;
  /** The game as a file: its text at a moment, and what it is called besides the day. */
  readonly fileAt: (now: string) => { readonly text: string; readonly name: string };
  /** What it can be shared as, once that is asked for. */
  readonly sharing: ComponentChildren;
  /** What else can be done, beside the file. */
  readonly more?: ComponentChildren;
  /** What stands above the buttons. */
  readonly children?: ComponentChildren;
}

/** What can be done with the game at a table as a whole: leave it for another one, share it, save it as a file. */
export function TableButtons({ language, leave, onLeave, fileAt, sharing, more, children }: Props) {
  const words = wordsFor(language);
  const [isSharing, setSharing] = useState(false);
  const saveAsFile = () => {
    const now = new Date().toISOString();
    const { text, name } = fileAt(now);
    download(text, `${name} ${now.slice(0, 10)}`);
  };
  return (
    <section class="table-games">
      {children}
      <div class="table-games-buttons">
        <button type="button" class="button" data-quiet onClick={onLeave}>
          {leave}
        </button>
        <button
          type="button"
          class="button"
          data-quiet
          aria-expanded={isSharing}
          onClick={() => setSharing(!isSharing)}
        >
          {words('table.share')}
        </button>
      </div>
      {isSharing && sharing}
      <details>
        <summary>{words('more')}</summary>
        <button type="button" class="button" data-quiet onClick={saveAsFile}>
          {words('download')}
        </button>
        {more}
      </details>
    </section>
  );
}
