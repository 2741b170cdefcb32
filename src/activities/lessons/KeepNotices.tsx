import './keep-notices.css';
import { wordsFor } from 'words:lesson';
import { discardDamaged, type Kept } from '../../progress/progress-store.ts';
import { Live } from '../../ui/Live.tsx';
import type { Language } from '../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly kept: Kept;
  readonly onChange: (kept: Kept) => void;
}

/** What has to be known about the keeping of progress; nothing when all is well. */
export function KeepNotices({ language, kept, onChange }: Props) {
  const words = wordsFor(language);
  const { blocked, damaged } = kept;
  const discard = () => {
    discardDamaged();
    onChange({ ...kept, damaged: null });
  };
  return (
    <>
      {blocked && (
        <Live class="lesson-notice" of={null}>
          {words('keep.blocked')}
        </Live>
      )}
      {damaged !== null && (
        <Live as="div" class="lesson-notice" of={damaged}>
          <p>{words('keep.damaged')}</p>
          <p class="lesson-ways">
            <a
              class="button"
              data-quiet
              download="milestones-lessons.json"
              href={`data:application/json,${encodeURIComponent(damaged)}`}
            >
              {words('keep.download')}
            </a>
            <button type="button" class="button" data-quiet onClick={discard}>
              {words('keep.discard')}
            </button>
          </p>
        </Live>
      )}
    </>
  );
}
