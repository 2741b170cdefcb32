import { wordsFor } from 'words:stepper';
import { useEffect, useState } from 'preact/hooks';
import { FetchNotice } from '../../ui/FetchNotice.tsx';
import { lazily } from '../../ui/lazily.ts';
import { useFetched } from '../../ui/use-fetched.ts';
import type { Language } from '../../words/languages.ts';
import { type Linked, readHash } from './hash.ts';
import type { ExampleEvent } from './machine.ts';

/** Who only looks on needs none of it. */
export const Trial = lazily(
  () => import('../../choosing/Trial.tsx'),
  (module) => module.Trial,
);

/**
 * Goes where the address leads: to a step, or to a position to try, once that can be shown. `send` forgets what the address has
 * brought; `arriving` says what became of it.
 */
export function useArrival(
  language: Language,
  prefix: string,
  steps: number,
  sendToMachine: (event: ExampleEvent) => void,
) {
  const words = wordsFor(language);
  const [notice, setNotice] = useState<'damaged' | 'linked' | null>(null);
  // A position that the address brings, until it is shown or the reader does something else.
  const [linked, setLinked] = useState<Linked | null>(null);
  const send = (event: ExampleEvent) => {
    setNotice(null);
    setLinked(null);
    sendToMachine(event);
  };

  /** Goes where the address says. */
  const follow = ({ step, position }: Linked) => {
    // What is looked at stays until a position can be shown.
    if (position === null) send({ type: 'goTo', step });
    setLinked(position === null ? null : { step, position });
  };
  const following = useFetched(linked, async (isWanted) => {
    const [links] = await Promise.all([import('../../links/index.ts'), Trial.prepare()]);
    const texts = links.textsOf(linked?.position ?? '');
    const read = await links.firstAnswer(texts, links.readLinkText, () => true);
    if (!isWanted()) return;
    setLinked(null);
    if (!read.ok) return setNotice('damaged');
    send({ type: 'goTo', step: linked?.step ?? 0 });
    send({ type: 'takeOver', game: read.game });
    setNotice('linked');
  });

  useEffect(() => {
    const read = () => {
      const linked = readHash(location.hash, prefix, steps);
      if (linked === 'damaged') setNotice('damaged');
      else if (linked !== null) follow(linked);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [prefix]);
  const arriving = (
    <>
      {notice !== null && <p class="example-notice notranslate">{words(notice)}</p>}
      {linked !== null && following.state !== 'here' && (
        <FetchNotice state={following.state} onAgain={following.again} />
      )}
    </>
  );
  return { send, arriving };
}
