import { wordsFor } from 'words:lesson';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { kindOf } from '../../links/tidy.ts';
import { changesBy, type Progress, progressText, readProgress } from '../../progress/progress.ts';
import { readKept } from '../../progress/progress-store.ts';
import { copied } from '../../ui/copy.ts';
import { download } from '../../ui/download.ts';
import { FetchNotice } from '../../ui/FetchNotice.tsx';
import { LinkField } from '../../ui/LinkField.tsx';
import { Live } from '../../ui/Live.tsx';
import { useFetched } from '../../ui/use-fetched.ts';
import { useFetchingPress } from '../../ui/use-fetching-press.tsx';
import { useSaid } from '../../ui/use-said.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { Star } from './Star.tsx';

const KIND = 'progress';
/** No progress is longer than this; whatever is, is refused unread. */
const LONGEST = 20_000;

interface Props {
  readonly language: Language;
  readonly progress: Progress;
  readonly lessons: readonly { readonly id: string; readonly title: string }[];
  /** Adds what was brought. */
  readonly onAdd: (more: Progress) => void;
  /** Takes back what was added to a progress. */
  readonly onTakeBack: (before: Progress, added: Progress) => void;
}

/** The progress that a link brings; null where it cannot be read. */
async function readLinked(hash: string): Promise<Progress | null> {
  if (hash.length > LONGEST) return null;
  const [{ unpacked }, { firstAnswer, linkTexts }] = await Promise.all([
    import('../../links/pack.ts'),
    import('../../links/mend.ts'),
  ]);
  const read = async (text: string) => {
    const json = await unpacked(text);
    const progress = json === null ? null : readProgress(json);
    return { ok: progress !== null, progress };
  };
  return (await firstAnswer(linkTexts(hash, KIND) ?? [''], read, () => true)).progress;
}

/** Progress that was brought: it is added when the reader has seen what that changes, and can be taken back. */
function useOffer(
  { language, onAdd, onTakeBack }: Pick<Props, 'language' | 'onAdd' | 'onTakeBack'>,
  tell: (text: string) => void,
) {
  const words = wordsFor(language);
  // What has been brought and not been decided upon, and what was added to what was kept before.
  const [offered, setOffered] = useState<Progress | null>(null);
  const [added, setAdded] = useState<{ readonly before: Progress; readonly more: Progress } | null>(null);
  /** Returns whether there is anything to decide upon. */
  const offer = (read: Progress | null): boolean => {
    setAdded(null);
    setOffered(null);
    // What is kept now, and not what was shown first.
    const changes = changesBy(readKept().progress, read ?? {});
    const isMore = changes.added.length + changes.starred.length > 0;
    tell(read === null ? words('keep.unreadable') : isMore ? '' : words('keep.added', { n: 0 }));
    if (isMore) setOffered(read);
    return isMore;
  };
  const accept = (more: Progress) => {
    const now = readKept().progress;
    tell(words('keep.added', { n: changesBy(now, more).added.length }));
    setAdded({ before: now, more });
    setOffered(null);
    onAdd(more);
  };
  const leave = () => {
    if (added !== null) onTakeBack(added.before, added.more);
    setAdded(null);
    setOffered(null);
    tell(words('keep.undone'));
  };
  return { offered, isAdded: added !== null, offer, accept, leave };
}

/** Progress to take elsewhere and back, as a file or as a link. What comes is added when the reader has seen what that changes, and can be taken back. */
export function HandOn({ language, progress, lessons, onAdd, onTakeBack }: Props) {
  const words = wordsFor(language);
  const [told, tell] = useSaid();
  const [linked, setLinked] = useState<string | null>(null);
  const { offered, isAdded, offer, accept, leave } = useOffer({ language, onAdd, onTakeBack }, tell);
  /** A link that the reader has to copy. */
  const [uncopied, setUncopied] = useState<string | null>(null);
  const [notice, press] = useFetchingPress();

  useEffect(() => {
    const follow = () => {
      if (kindOf(location.hash) === KIND) setLinked(location.hash);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const { state, again } = useFetched(linked, async (isWanted) => {
    const read = await readLinked(linked as string);
    if (!isWanted()) return;
    // A link that is cut stays in the address, so that it can be completed.
    if (read === null) return tell(words('keep.cut'));
    if (!offer(read)) forgetLink();
  });
  /** A link leaves the address when the reader has decided: until then, what it brings is nowhere else. */
  const forgetLink = () => {
    if (linked === null) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    setLinked(null);
  };
  const decide = (decided: () => void) => {
    forgetLink();
    decided();
  };

  const open = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file !== undefined) offer(file.size > LONGEST ? null : readProgress(await file.text()));
    // The same file can be opened once more.
    input.value = '';
  };
  const copyLink = async ({ packed }: typeof import('../../links/pack.ts')) => {
    const page = pageAddress(language, `learn/#${KIND}=${await packed(progressText(progress))}`);
    const link = new URL(page, location.href).href;
    const isCopied = await copied(link);
    setUncopied(isCopied ? null : link);
    tell(words(isCopied ? 'keep.copied' : 'keep.notCopied'));
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
          onClick={(event) => {
            event.preventDefault();
            download(progressText(progress), 'lessons');
          }}
        >
          {words('keep.save')}
        </a>
        <button
          type="button"
          class="button"
          data-quiet
          onClick={() => press(() => import('../../links/pack.ts'), copyLink)}
        >
          {words('keep.link')}
        </button>
        <label class="button" data-quiet>
          {words('keep.open')}
          <input type="file" class="over-label" onChange={({ currentTarget }) => open(currentTarget)} />
        </label>
      </p>
      {linked !== null && state !== 'here' && <FetchNotice state={state} onAgain={again} />}
      {notice}
      {uncopied !== null && <LinkField link={uncopied} label={words('keep.link.field')} />}
      {offered !== null && (
        <Offer language={language} changes={changesBy(progress, offered)} lessons={lessons}>
          <button type="button" class="button" onClick={() => decide(() => accept(offered))}>
            {words('keep.accept')}
          </button>
          <button type="button" class="button" data-quiet onClick={() => decide(leave)}>
            {words('keep.refuse')}
          </button>
        </Offer>
      )}
      <Live class="notranslate" of={told}>
        {told.text}{' '}
        {isAdded && (
          <button type="button" class="button" data-quiet onClick={leave}>
            {words('keep.undo')}
          </button>
        )}
      </Live>
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
