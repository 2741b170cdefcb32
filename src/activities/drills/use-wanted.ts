import { useLayoutEffect, useState } from 'preact/hooks';
import { isActedEarly } from '../../kit/awake.ts';
import { isKept } from '../../kit/storage-names.ts';
import { firstRead, linkTexts } from '../../links/mend.ts';
import { tidy } from '../../links/tidy.ts';
import { drawSeed } from '../../ui/seed.ts';
import { type Drill, MOST_SEEDS, type Topic } from './drill.ts';

/** Which drill is wanted, on which board of a reader's own, if on one, by its link, and whether the reader comes to it from another one. */
export interface Wanted {
  readonly seed: number;
  readonly link: string | null;
  readonly follows: boolean;
}

/** The drill that stands in the page. */
export const inPage = ({ seed }: Drill): Wanted => ({ seed, link: null, follows: false });

/** Under what it is kept that a drill of a topic has been answered: that it is kept says so. */
export const practised = (topic: Topic) => `practised-${topic}`;

/** The seed in an address and the link of a board after it, null where there is none, `broken` where it is none. */
function placeIn(hash: string): Pick<Wanted, 'seed' | 'link'> | null | 'broken' {
  if (hash.length < 2) return null;
  const [place = '', ...rest] = tidy(hash).split('/');
  const isSeed = (text: string) => /^\d+$/.test(text) && Number(text) < MOST_SEEDS;
  const seed = firstRead(linkTexts(place, ''), (text) => (isSeed(text) ? Number(text) : null));
  return seed === null ? 'broken' : { seed, link: rest.join('/') || null };
}

/** The drill that the address names, or that the reader goes to, which the address then names. `isBroken` where it is cut. */
export function useWanted(first: Drill) {
  const [wanted, want] = useState(() => inPage(first));
  const [isBroken, setBroken] = useState(false);
  const go = (seed: number, link: string | null, follows: boolean) => {
    setBroken(false);
    history.replaceState(history.state, '', link === null ? `#${seed}` : `#${seed}/${link}`);
    want({ seed, link, follows });
  };
  // Before the reader can press anything: an address may name another drill than the one in the page.
  useLayoutEffect(() => {
    const follow = () => {
      const named = placeIn(location.hash);
      const isFirst = !isKept(practised(first.topic)) || isActedEarly();
      if (named === null) return go(isFirst ? first.seed : drawSeed(), null, false);
      setBroken(named === 'broken');
      // A link that is cut stays in the address, so that it can be completed.
      want({ ...(named === 'broken' ? { seed: drawSeed(), link: null } : named), follows: false });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return { wanted, isBroken, go };
}
