import { wordsFor } from 'words:table';
import type { Action } from '../milestones/index.ts';
import type { Language } from '../words/languages.ts';
import type { Trying } from './use-trying.ts';

interface Props {
  readonly language: Language;
  readonly trying: Trying;
  readonly onAct: (action: Action) => void;
}

/** The buttons that take what is chosen, and finish what can be finished. */
export function ActButtons({ language, trying: { action, finishing }, onAct }: Props) {
  const words = wordsFor(language);
  return (
    <>
      <button
        type="button"
        class="choosing-confirm"
        aria-disabled={action === null}
        onClick={() => action !== null && onAct(action)}
      >
        {words('bar.confirm')}
      </button>
      {finishing !== undefined && (
        <button type="button" onClick={() => onAct(finishing)}>
          {words(finishing.type === 'done' ? 'bar.done' : 'bar.leave')}
        </button>
      )}
    </>
  );
}
