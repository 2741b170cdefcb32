import './help-buttons.css';
import { wordsFor } from 'words:acting';
import { wordsFor as teachingWordsFor } from 'words:teaching';
import type { Language } from '../../words/languages.ts';
import { changeSettings } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { shortcut } from './shortcuts.ts';

interface Props {
  readonly language: Language;
  readonly onOpen: (dialog: 'whatNow' | 'list') => void;
  /** Says that explanations are on, or off. */
  readonly onExplain: (said: string) => void;
}

/** Help of every kind, beside undo and redo: what can be done, explanations on and off, and the keys where there is a keyboard. */
export function HelpButtons({ language, onOpen, onExplain }: Props) {
  const words = wordsFor(language);
  const teaching = teachingWordsFor(language);
  const { explain } = useSettings();
  const toggle = () => {
    changeSettings({ explain: !explain });
    onExplain(teaching(explain ? 'off' : 'on'));
  };
  return (
    <>
      <button type="button" class="help-what" onClick={() => onOpen('whatNow')} {...shortcut('whatNow')}>
        {words('whatNow')}
      </button>
      <button
        type="button"
        class="help-keys"
        aria-label={words('keys')}
        title={words('keys')}
        onClick={() => onOpen('list')}
        {...shortcut('list')}
      >
        ?
      </button>
      <button
        type="button"
        class="help-explain"
        aria-pressed={explain}
        aria-label={teaching('switch')}
        title={teaching('switch')}
        onClick={toggle}
        {...shortcut('explain')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8ZM9.5 20.5h5" />
        </svg>
      </button>
    </>
  );
}
