import { wordsFor } from 'words:acting';
import type { Language } from '../../words/languages.ts';
import { shortcut } from './shortcuts.ts';

/** Leads to what can be done now, and to all other help. */
export function HelpButton({ language, onPress }: { readonly language: Language; readonly onPress: () => void }) {
  const label = wordsFor(language)('whatNow');
  return (
    <button type="button" class="help-what" aria-label={label} title={label} onClick={onPress} {...shortcut('whatNow')}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.4v.1" />
        <circle cx="12" cy="12" r="10" />
      </svg>
    </button>
  );
}
