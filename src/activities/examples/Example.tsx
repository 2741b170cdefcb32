import '../../ui/roomy.css';
import '../../choosing/roomy.css';
import '../../choosing/choosing.css';
import '../../choosing/stepping-and-trying.css';
import { wordsFor } from 'words:stepper';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { onKey } from '../../kit/keys.ts';
import { gameOf } from '../../milestones/history.ts';
import type { View } from '../../steps/step.ts';
import { namesFor } from '../../telling/names.ts';
import { Live } from '../../ui/Live.tsx';
import { useFetchingPress } from '../../ui/use-fetching-press.tsx';
import { useSaid } from '../../ui/use-said.ts';
import type { Language } from '../../words/languages.ts';
import { hashOf, hashPrefix } from './hash.ts';
import { Links } from './Links.tsx';
import { type ExampleEvent, exampleMachine, type ScriptedExample, selectExample } from './machine.ts';
import { Trial, useArrival } from './use-arrival.tsx';
import { Watching } from './Watching.tsx';

interface Props {
  readonly language: Language;
  readonly id: string;
  /** Whether the page is the example's own; a chapter may hold several. */
  readonly own: boolean;
  readonly title: string;
  readonly example: ScriptedExample & { readonly views: readonly View[] };
  /** One for each step, in the page's language. */
  readonly captions: readonly string[];
  /** The players' names by seat. */
  readonly players: readonly string[];
}

const KEYS: { readonly [key: string]: ExampleEvent } = {
  ArrowLeft: { type: 'back' },
  ArrowRight: { type: 'forward' },
  Home: { type: 'first' },
  End: { type: 'last' },
};

/** A worked example to step through and to take over. */
export default function Example({ language, id, own, title, example, captions, players }: Props) {
  const words = wordsFor(language);
  const [snapshot, sendToMachine] = useActor(exampleMachine, { input: example });
  const at = selectExample.at(snapshot);
  const frame = selectExample.frame(snapshot);
  const frames = selectExample.frames(snapshot);
  const trial = selectExample.trial(snapshot);
  const [said, say] = useSaid();
  const [pressNotice, press] = useFetchingPress();
  const element = useRef<HTMLElement>(null);
  const prefix = hashPrefix(id, own);
  const { board, workerTiles } = frame.shown;
  const names = useMemo(() => namesFor(language, board, workerTiles), [language, board, workerTiles]);

  const { send, arriving } = useArrival(language, prefix, frames.length, sendToMachine);

  /** Lets the reader try, once that can be shown: what is looked at stays so long. */
  const takeOver = () => press(Trial.prepare, () => send({ type: 'takeOver' }));

  // What is there when the page comes is not announced and does not touch the address.
  const shownBefore = useRef({ at, isTrying: false });
  useEffect(() => {
    const { at: wasAt, isTrying: wasTrying } = shownBefore.current;
    shownBefore.current = { at, isTrying: trial !== null };
    if (wasTrying !== (trial !== null)) element.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
    if (wasAt === at || trial !== null) return;
    say(`${words('step', { n: at + 1, all: frames.length })}: ${captions[at]}`);
    if (own) history.replaceState(history.state, '', `#${hashOf(prefix, { step: at, position: null })}`);
  }, [at, trial]);

  const onKeyDown = onKey((event) => {
    const step = KEYS[event.key];
    if (step === undefined || trial !== null) return;
    event.preventDefault();
    send(step);
  });
  const links = (
    <Links
      language={language}
      id={id}
      title={title}
      step={at}
      game={trial === null ? frame.shown : gameOf(trial)}
      isTrial={trial !== null}
      say={say}
    />
  );
  return (
    <section
      class="choosing example-stepper"
      data-roomy
      aria-label={words('steps', { title })}
      ref={element}
      onKeyDown={onKeyDown}
    >
      <Live class="unseen notranslate" of={said}>
        {said.text}
      </Live>
      {arriving}
      {pressNotice}
      {trial !== null ? (
        <Trial
          trial={trial}
          types={example.try.types}
          goal={selectExample.goal(snapshot)}
          reachedGoal={selectExample.reachedGoal(snapshot)}
          views={example.views}
          players={players}
          names={names}
          returnLabel={words('return')}
          send={send}
          say={say}
        />
      ) : (
        <Watching
          names={names}
          title={title}
          frames={frames}
          at={at}
          isPlaying={selectExample.isPlaying(snapshot)}
          captions={captions}
          views={example.views}
          players={players}
          prefix={prefix}
          send={send}
          onTakeOver={takeOver}
        >
          {links}
        </Watching>
      )}
      {trial !== null && links}
    </section>
  );
}
