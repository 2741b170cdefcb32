import { wordsFor } from 'words:drills';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { drillOf, MOST_SEEDS, type Topic } from '../../../drills/index.ts';
import type { Language } from '../../../words/languages.ts';
import { drawSeed } from '../../ui/seed.ts';
import { Exercise } from './Exercise.tsx';

interface Props {
  readonly language: Language;
  readonly topic: Topic;
  /** The drill that the server has drawn, for readers without scripts. */
  readonly firstSeed: number;
  readonly players: readonly string[];
}

/** The seed in an address, null where there is none, `broken` where it is no seed. */
function seedIn(hash: string): number | null | 'broken' {
  if (hash.length < 2) return null;
  const seed = Number(hash.slice(1));
  return /^#\d+$/.test(hash) && seed < MOST_SEEDS ? seed : 'broken';
}

/** The drills of a topic, one after the other. The address names the one that is shown, so that it can be handed on. */
export default function Drills({ language, topic, firstSeed, players }: Props) {
  const words = wordsFor(language);
  const [{ seed, follows }, setShown] = useState({ seed: firstSeed, follows: false });
  const [broken, setBroken] = useState(false);
  const drill = useMemo(() => drillOf(topic, seed), [topic, seed]);

  const go = (to: number, follows: boolean) => {
    history.replaceState(history.state, '', `#${to}`);
    setShown({ seed: to, follows });
  };
  useEffect(() => {
    const follow = () => {
      const named = seedIn(location.hash);
      setBroken(named === 'broken');
      if (typeof named === 'number') setShown({ seed: named, follows: false });
      else go(drawSeed(), false);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const next = () => {
    setBroken(false);
    go(drawSeed(), true);
  };
  return (
    <>
      {broken && (
        <p class="drill-notice" role="status">
          {words('broken')}
        </p>
      )}
      <Exercise
        key={seed}
        language={language}
        drill={drill}
        players={players}
        follows={follows}
        nextLabel={words('next')}
        onNext={next}
      />
      <p class="drill-seed">{words('number', { seed })}</p>
    </>
  );
}
