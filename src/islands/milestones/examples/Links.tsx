import { wordsFor } from 'words:stepper';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../../milestones/index.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
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
type Told = 'copied' | 'not-copied' | 'not-fetched';

/** Packing is fetched when a link is asked for. */
async function positionText(game: Game): Promise<string> {
  const { linkTextOf } = await import('../../../links/index.ts');
  return linkTextOf(game);
}

/** Links to what is shown: to copy, to hand on, to play on from. */
export function Links({ language, id, title, step, game, isTrial, say }: Props) {
  const words = wordsFor(language);
  const [told, setTold] = useState<Told | null>(null);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);

  const address = async () => {
    const position = isTrial ? await positionText(game) : null;
    const page = pageAddress(language, `examples/${id}/#${hashOf('step-', { step, position })}`);
    return new URL(page, location.href).href;
  };
  const tell = (what: Told) => {
    setTold(what);
    say(words(what));
  };
  /** Where something could not be fetched, that is told. */
  const tried = (press: () => Promise<void>) => () => press().catch(() => tell('not-fetched'));
  const copy = tried(async () => {
    const link = await address();
    try {
      await navigator.clipboard.writeText(link);
      tell('copied');
    } catch {
      history.replaceState(null, '', link);
      tell('not-copied');
    }
  });
  const share = tried(async () => {
    // Who closes the dialogue has changed their mind; that is no fault.
    await navigator.share({ title, url: await address() }).catch(() => {});
  });
  const goTo = (page: 'play' | 'check') =>
    tried(async () => {
      location.assign(pageAddress(language, `${page}/#position=${await positionText(game)}`));
    });

  return (
    <div class="example-links">
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
      {told !== null && <span class="example-told">{words(told)}</span>}
    </div>
  );
}
