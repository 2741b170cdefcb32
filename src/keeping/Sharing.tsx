import { wordsFor } from 'words:games';
import { useMemo, useState } from 'preact/hooks';
import { FetchNotice } from '../ui/FetchNotice.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { useFetched } from '../ui/use-fetched.ts';
import type { Language } from '../words/languages.ts';
import { CopyLink } from './CopyLink.tsx';
import { ShareChoice } from './ShareChoice.tsx';

interface Props {
  readonly language: Language;
  /** Makes a link to what there is at the table; null where it is too large for one. */
  readonly linkTo: (what: Shared) => Promise<string | null>;
}

/** What a link can bring to another table: a turn of a game that is played by link, a game with all that was done, or only how it stands. */
const SHARED = ['turn', 'game', 'position'] as const;
export type Shared = (typeof SHARED)[number];

/** A camera tells the fields of a longer text no more from one another. */
const MOST_SEEN = 1000;

/** A link to the game, or to the position, as it stands now: to copy and to hand on. */
export function Sharing({ language, linkTo }: Props) {
  const words = wordsFor(language);
  const [what, setWhat] = useState<Shared>('turn');
  // Empty until it is made; null where it cannot be.
  const [link, setLink] = useState<string | null>('');
  const asked = useMemo(() => ({ what, linkTo }), [what, linkTo]);
  const { state, again } = useFetched(asked, async (isWanted) => {
    const made = await linkTo(what);
    if (isWanted()) setLink(made);
  });
  return (
    <div class="sharing">
      <ShareChoice
        legend={words('share.what')}
        choices={SHARED.map((each) => ({
          what: each,
          title: words(`share.${each}`),
          text: words(`share.${each}.text`),
        }))}
        chosen={what}
        onChoose={setWhat}
      />
      {state !== 'here' ? (
        <FetchNotice state={state} onAgain={again} />
      ) : link === null ? (
        <p>{words('share.tooLarge')}</p>
      ) : (
        <>
          <CopyLink language={language} link={link} label={words('share.link')} note={<p>{words('share.pile')}</p>} />
          {link !== '' && link.length <= MOST_SEEN && <QrCode text={link} label={words('share.qr')} />}
        </>
      )}
    </div>
  );
}
