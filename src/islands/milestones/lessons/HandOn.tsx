import { wordsFor } from 'words:learn';
import { useEffect, useState } from 'preact/hooks';
import { type Progress, progressText, readProgress } from '../../../lessons/progress.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';

const PREFIX = '#progress=';
/** No progress is longer than this; whatever is, is refused unread. */
const LONGEST = 20_000;

interface Props {
  readonly language: Language;
  readonly progress: Progress;
  /** Adds what was brought; gives how many lessons of it are new. */
  readonly onAdd: (progress: Progress) => number;
}

/** The progress that a link brings; null where it cannot be read. */
async function readLinked(text: string): Promise<Progress | null> {
  if (text.length > LONGEST) return null;
  const { unpacked } = await import('../../../links/pack.ts');
  const json = await unpacked(text);
  return json === null ? null : readProgress(json);
}

/** Progress to take elsewhere and back, as a file or as a link. */
export function HandOn({ language, progress, onAdd }: Props) {
  const words = wordsFor(language);
  const [told, tell] = useState('');
  const added = (read: Progress | null) =>
    tell(read === null ? words('keep.unreadable') : words('keep.added', { n: onAdd(read) }));

  useEffect(() => {
    if (!location.hash.startsWith(PREFIX)) return;
    const text = location.hash.slice(PREFIX.length);
    history.replaceState(history.state, '', location.pathname + location.search);
    readLinked(text).then(added);
  }, []);

  const open = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file !== undefined) added(file.size > LONGEST ? null : readProgress(await file.text()));
    // The same file can be opened once more.
    input.value = '';
  };
  const copy = async () => {
    const { packed } = await import('../../../links/pack.ts');
    const page = pageAddress(language, `learn/${PREFIX}${await packed(progressText(progress))}`);
    const link = new URL(page, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      tell(words('keep.copied'));
    } catch {
      history.replaceState(history.state, '', link);
      tell(words('keep.notCopied'));
    }
  };
  return (
    <section class="path-keep">
      <h2>{words('keep.heading')}</h2>
      <p>{words('keep.where')}</p>
      <p class="lesson-ways">
        <a
          class="button"
          data-quiet
          download="milestones-lessons.json"
          href={`data:application/json,${encodeURIComponent(progressText(progress))}`}
        >
          {words('keep.save')}
        </a>
        <button type="button" class="button" data-quiet onClick={copy}>
          {words('keep.link')}
        </button>
        <label class="button" data-quiet>
          {words('keep.open')}
          <input type="file" accept="application/json,.json" onChange={({ currentTarget }) => open(currentTarget)} />
        </label>
      </p>
      <p role="status">{told}</p>
    </section>
  );
}
