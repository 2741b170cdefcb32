import { wordsFor } from 'words:lesson';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { changesBy, type Progress, progressText, readProgress } from '../../lessons/progress.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { NotFetched } from '../ui/NotFetched.tsx';
import { useFetched, useFetchingPress } from '../ui/use-fetched.ts';
import { Star } from './Star.tsx';
import { readKept } from './storage.ts';

const PREFIX = '#progress=';
/** No progress is longer than this; whatever is, is refused unread. */
const LONGEST = 20_000;

interface Props {
  readonly language: Language;
  readonly progress: Progress;
  readonly lessons: readonly { readonly id: string; readonly title: string }[];
  /** Adds what was brought. */
  readonly onAdd: (more: Progress) => void;
  /** Puts a progress in place of the one that is kept. */
  readonly onTakeBack: (before: Progress) => void;
}

/** The progress that a link brings; null where it cannot be read. */
async function readLinked(text: string): Promise<Progress | null> {
  if (text.length > LONGEST) return null;
  const { unpacked } = await import('../../links/pack.ts');
  const json = await unpacked(text);
  return json === null ? null : readProgress(json);
}

/** Progress to take elsewhere and back, as a file or as a link. What comes is added when the reader has seen what that changes, and can be taken back. */
export function HandOn({ language, progress, lessons, onAdd, onTakeBack }: Props) {
  const words = wordsFor(language);
  const [told, tell] = useState('');
  const [linked, setLinked] = useState<string | null>(null);
  // What has been brought and not been decided upon, and what was kept before something was added.
  const [offered, setOffered] = useState<Progress | null>(null);
  const [before, setBefore] = useState<Progress | null>(null);
  const [notCopied, press] = useFetchingPress();

  const offer = (read: Progress | null) => {
    setBefore(null);
    setOffered(null);
    // What is kept now, and not what was shown first.
    const { added, starred } = changesBy(readKept().progress, read ?? {});
    if (read === null) tell(words('keep.unreadable'));
    else if (added.length + starred.length === 0) tell(words('keep.added', { n: 0 }));
    else {
      tell('');
      setOffered(read);
    }
  };
  const accept = (more: Progress) => {
    const now = readKept().progress;
    tell(words('keep.added', { n: changesBy(now, more).added.length }));
    setBefore(now);
    setOffered(null);
    onAdd(more);
  };
  const leave = () => {
    if (before !== null) onTakeBack(before);
    setBefore(null);
    setOffered(null);
    tell(words('keep.undone'));
  };

  useEffect(() => {
    if (!location.hash.startsWith(PREFIX)) return;
    setLinked(location.hash.slice(PREFIX.length));
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  const { failed, again } = useFetched(linked, async () => offer(await readLinked(linked as string)));

  const open = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file !== undefined) offer(file.size > LONGEST ? null : readProgress(await file.text()));
    // The same file can be opened once more.
    input.value = '';
  };
  const copyLink = async () => {
    const { packed } = await import('../../links/pack.ts');
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
        <button type="button" class="button" data-quiet onClick={() => press(copyLink)}>
          {words('keep.link')}
        </button>
        <label class="button" data-quiet>
          {words('keep.open')}
          <input type="file" accept="application/json,.json" onChange={({ currentTarget }) => open(currentTarget)} />
        </label>
      </p>
      {failed && <NotFetched onAgain={again} />}
      {notCopied && <NotFetched />}
      {offered !== null && (
        <Offer language={language} changes={changesBy(progress, offered)} lessons={lessons}>
          <button type="button" class="button" onClick={() => accept(offered)}>
            {words('keep.accept')}
          </button>
          <button type="button" class="button" data-quiet onClick={leave}>
            {words('keep.refuse')}
          </button>
        </Offer>
      )}
      <p role="status">
        {told}{' '}
        {before !== null && (
          <button type="button" class="button" data-quiet onClick={leave}>
            {words('keep.undo')}
          </button>
        )}
      </p>
    </section>
  );
}

interface OfferProps extends Pick<Props, 'language' | 'lessons'> {
  readonly changes: ReturnType<typeof changesBy>;
  /** What can be done about it. */
  readonly children: ComponentChildren;
}

/** What a progress from elsewhere would change. */
function Offer({ language, lessons, changes: { added, starred }, children }: OfferProps) {
  const words = wordsFor(language);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div class="lesson-notice" ref={text} tabIndex={-1}>
      <p>{words('keep.offer', { n: added.length, stars: starred.length })}</p>
      <ul>
        {lessons
          .filter(({ id }) => added.includes(id) || starred.includes(id))
          .map(({ id, title }) => (
            <li key={id}>
              {title} {starred.includes(id) && <Star />}
            </li>
          ))}
      </ul>
      <p class="lesson-ways">{children}</p>
    </div>
  );
}
