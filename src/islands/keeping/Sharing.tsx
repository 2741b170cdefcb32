import { wordsFor } from 'words:games';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Language } from '../../words/languages.ts';
import { NotFetched } from '../ui/NotFetched.tsx';
import { useFetched } from '../ui/use-fetched.ts';

interface Props {
  readonly language: Language;
  /** Makes a link to what there is at the table; null where it is too large for one. */
  readonly linkTo: (what: Shared) => Promise<string | null>;
}

/** What a link can bring to another table: the game with all that was done, or only how it stands. */
const SHARED = ['game', 'position'] as const;
export type Shared = (typeof SHARED)[number];

/** A link to the game, or to the position, as it stands now: to copy and to hand on. */
export function Sharing({ language, linkTo }: Props) {
  const words = wordsFor(language);
  const [what, setWhat] = useState<Shared>('game');
  // Empty until it is made; null where it cannot be.
  const [link, setLink] = useState<string | null>('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const asked = useMemo(() => ({ what, linkTo }), [what, linkTo]);
  const last = useRef(asked);
  last.current = asked;
  const { failed, again } = useFetched(asked, async () => {
    setSaid('');
    const made = await linkTo(what);
    if (last.current === asked) setLink(made);
  });
  const copy = () =>
    navigator.clipboard.writeText(link ?? '').then(
      () => setSaid(words('share.copied')),
      () => {
        field.current?.select();
        setSaid(words('share.notCopied'));
      },
    );
  // Who closes the device's dialog has changed their mind; that is no fault.
  const send = () => navigator.share({ url: link ?? '' }).catch(() => {});

  return (
    <div class="sharing">
      <fieldset>
        <legend>{words('share.what')}</legend>
        {SHARED.map((each) => (
          <label key={each}>
            <input type="radio" name="share" checked={what === each} onChange={() => setWhat(each)} />
            <span>
              <strong>{words(`share.${each}`)}</strong> {words(`share.${each}.text`)}
            </span>
          </label>
        ))}
      </fieldset>
      {failed ? (
        <NotFetched onAgain={again} />
      ) : link === null ? (
        <p>{words('share.tooLarge')}</p>
      ) : (
        <>
          <input
            ref={field}
            type="text"
            readOnly
            value={link}
            aria-label={words('share.link')}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p>{words('share.pile')}</p>
          <p class="table-games-buttons">
            <button type="button" class="button" onClick={copy}>
              {words('share.copy')}
            </button>
            {'share' in navigator && (
              <button type="button" class="button" data-quiet onClick={send}>
                {words('share.send')}
              </button>
            )}
          </p>
        </>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
