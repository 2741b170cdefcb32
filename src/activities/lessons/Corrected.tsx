import { wordsFor } from 'words:lesson';
import type { RuleId } from '../../rulebook/books.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import type { Language } from '../../words/languages.ts';
import type { Saying } from './saying.ts';
import { Told } from './Told.tsx';

interface Props {
  readonly language: Language;
  readonly saying: Saying<RuleId>;
  /** What has been watched of the consequences, in words. */
  readonly watched: readonly string[];
  readonly canWatch: boolean;
  readonly canGoOn: boolean;
  readonly onWatch: () => void;
  readonly onUndo: () => void;
  readonly onGoOn: () => void;
}

/** The answer to a mistake: what is said to it, what follows from it, and the ways on. */
export function Corrected({ language, saying, watched, canWatch, canGoOn, onWatch, onUndo, onGoOn }: Props) {
  const words = wordsFor(language);
  return (
    <div class="lesson-answer">
      <p tabIndex={-1} data-focus>
        {saying.sentences.join(' ')}{' '}
        {saying.rules.map((id) => (
          <RuleLink key={id} language={language} id={id} />
        ))}
      </p>
      <Told heading={words('follows')} sentences={watched} />
      <div class="lesson-acts">
        {canWatch && (
          <button type="button" onClick={onWatch}>
            {words(watched.length > 0 ? 'watchOn' : 'watch')}
          </button>
        )}
        <button type="button" class="choosing-confirm" onClick={onUndo}>
          {words('undo')}
        </button>
        {canGoOn && (
          <button type="button" onClick={onGoOn}>
            {words('goOn')}
          </button>
        )}
      </div>
    </div>
  );
}
