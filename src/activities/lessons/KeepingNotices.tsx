import type { Kept } from '../../progress/progress-store.ts';
import { lazily } from '../../ui/lazily.ts';
import type { Language } from '../../words/languages.ts';

const KeepNotices = lazily(
  () => import('./KeepNotices.tsx'),
  (module) => module.KeepNotices,
);

interface Props {
  readonly language: Language;
  /** Null until it has been read. */
  readonly kept: Kept | null;
  readonly onChange: (kept: Kept) => void;
}

/** What has to be known about the keeping of progress: fetched where there is anything. */
export function KeepingNotices({ language, kept, onChange }: Props) {
  if (kept === null || (!kept.blocked && kept.damaged === null)) return null;
  return <KeepNotices language={language} kept={kept} onChange={onChange} />;
}
