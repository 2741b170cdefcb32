import { wordsFor } from 'words:stepper';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../milestones/index.ts';
import { copied } from '../../ui/copy.ts';
import { LinkField } from '../../ui/LinkField.tsx';
import { useFetchingPress } from '../../ui/use-fetching-press.tsx';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { hashOf } from './hash.ts';

interface Props {
  readonly language: Language;
  readonly id: string;
  readonly title: string;
  readonly step: number;
  /** The position that is shown. */
  readonly game: Game;
  /** Whether the link has to carry the position, because it is none of the example's own. */
  readonly isTrial: boolean;
  readonly say: (text: string) => void;
}

/** What has come of a press. */
type Told = 'copied' | 'not-copied';

/** Packing is fetched when a link is asked for. */
const bringLinks = () => import('../../links/index.ts');
type LinksModule = Awaited<ReturnType<typeof bringLinks>>;

/** Links to what is shown: to copy, to hand on, to play on from. */
export function Links({ language, id, title, step, game, isTrial, say }: Props) {
  const words = wordsFor(language);
  const [told, setTold] = useState<Told | null>(null);
  /** A link that the reader has to copy. */
  const [uncopied, setUncopied] = useState<string | null>(null);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);

  const [notice, press] = useFetchingPress();
  const bringIfTrial = async () => (isTrial ? bringLinks() : null);
  const address = async (links: LinksModule | null) => {
    const position = links === null ? null : await links.linkTextOf(game);
    const page = pageAddress(language, `examples/${id}/#${hashOf('step-', { step, position })}`);
    return new URL(page, location.href).href;
  };
  const tell = (what: Told) => {
    setTold(what);
    say(words(what));
  };
  const copy = () =>
    press(bringIfTrial, async (links) => {
      const link = await address(links);
      const isCopied = await copied(link);
      setUncopied(isCopied ? null : link);
      tell(isCopied ? 'copied' : 'not-copied');
    });
  const share = () =>
    press(bringIfTrial, async (links) => {
      // Who closes the dialogue has changed their mind; that is no fault.
      await navigator.share({ title, url: await address(links) }).catch(() => {});
    });
  const goTo = (page: 'play' | 'check') => () =>
    press(bringLinks, async ({ linkTextOf }) => {
      location.assign(pageAddress(language, `${page}/#position=${await linkTextOf(game)}`));
    });

  return (
    <div class="example-links notranslate">
      <button type="button" onClick={copy}>
        {words('copy')}
      </button>
      {canShare && (
        <button type="button" onClick={share}>
          {words('share')}
        </button>
      )}
      <button type="button" onClick={goTo('play')}>
        {words('play-on')}
      </button>
      <button type="button" onClick={goTo('check')}>
        {words('change')}
      </button>
      {notice}
      {uncopied !== null && <LinkField link={uncopied} label={words('link')} />}
      {told !== null && <span>{words(told)}</span>}
    </div>
  );
}
