import '../../ui/roomy.css';
import '../../choosing/roomy.css';
import '../../choosing/choosing.css';
import '../../choosing/stepping-and-trying.css';
import { wordsFor } from 'words:stepper';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Changes } from '../../choosing/Changes.tsx';
import { frameMarks } from '../../choosing/frame-marks.ts';
import { Pictures } from '../../choosing/Pictures.tsx';
import { onKey } from '../../kit/keys.ts';
import { gameOf } from '../../milestones/history.ts';
import type { View } from '../../steps/step.ts';
import { namesFor } from '../../telling/names.ts';
import { FetchNotice } from '../../ui/FetchNotice.tsx';
import { Live } from '../../ui/Live.tsx';
import { lazily } from '../../ui/lazily.ts';
import { useFetched } from '../../ui/use-fetched.ts';
import { useFetchingPress } from '../../ui/use-fetching-press.tsx';
import { useSaid } from '../../ui/use-said.ts';
import type { Language } from '../../words/languages.ts';
import { Captions } from './Captions.tsx';
import { Controls } from './Controls.tsx';
import { hashOf, hashPrefix, type Linked, readHash } from './hash.ts';
import { Links } from './Links.tsx';
import { type ExampleEvent, exampleMachine, type ScriptedExample, selectExample } from './machine.ts';

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

/** How far a finger has to travel for a swipe, in pixels. */
const SWIPE = 48;
const KEYS: { readonly [key: string]: ExampleEvent } = {
  ArrowLeft: { type: 'back' },
  ArrowRight: { type: 'forward' },
  Home: { type: 'first' },
  End: { type: 'last' },
};

/** Who only looks on needs none of it. */
const Trial = lazily(
  () => import('../../choosing/Trial.tsx'),
  (module) => module.Trial,
);

/**
 * Goes where the address leads: to a step, or to a position to try, once that can be shown. `send` forgets what the address has
 * brought; until it is there, `arriving` says so.
 */
function useArrival(prefix: string, steps: number, sendToMachine: (event: ExampleEvent) => void) {
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
    const texts = links.linkTexts(linked?.position ?? '', '') ?? [''];
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
  const arriving = linked !== null && following.state !== 'here' && (
    <FetchNotice state={following.state} onAgain={following.again} />
  );
  return { notice, send, arriving };
}

/** Follows a finger over a picture: a swipe to the left goes on, one to the right back. */
function useSwipe(go: (where: 'forward' | 'back') => void) {
  const touch = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const onTouchEnd = (event: TouchEvent) => {
    const start = touch.current;
    const end = event.changedTouches[0];
    touch.current = null;
    if (start === null || end === undefined) return;
    const dx = end.clientX - start.x;
    if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(end.clientY - start.y)) go(dx < 0 ? 'forward' : 'back');
  };
  const onTouchStart = ({ touches: [finger, more] }: TouchEvent) => {
    touch.current = finger && !more ? { x: finger.clientX, y: finger.clientY } : null;
  };
  return { onTouchStart, onTouchEnd };
}

/** A worked example to step through and to take over. */
export default function Example({ language, id, own, title, example, captions, players }: Props) {
  const words = wordsFor(language);
  const [snapshot, sendToMachine] = useActor(exampleMachine, { input: example });
  const at = selectExample.at(snapshot);
  const frame = selectExample.frame(snapshot);
  const frames = selectExample.frames(snapshot);
  const isPlaying = selectExample.isPlaying(snapshot);
  const trial = selectExample.trial(snapshot);
  const [said, say] = useSaid();
  const [pressNotice, press] = useFetchingPress();
  const element = useRef<HTMLElement>(null);
  const prefix = hashPrefix(id, own);
  const { board, workerTiles } = frame.shown;
  const names = useMemo(() => namesFor(language, board, workerTiles), [language, board, workerTiles]);
  const marks = useMemo(() => frameMarks(frame), [frame]);

  const { notice, send, arriving } = useArrival(prefix, frames.length, sendToMachine);

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

  const swipe = useSwipe((where) => send({ type: where }));
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
      {notice !== null && <p class="example-notice notranslate">{words(notice)}</p>}
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
        <>
          <div class="example-swipe notranslate" {...swipe}>
            <Pictures
              game={frame.shown}
              player={frame.player}
              views={example.views}
              players={players}
              names={names}
              marks={marks}
              changes={<Changes before={frame.before} after={frame.shown} player={frame.player} names={names} />}
            />
          </div>
          <div class="example-side">
            <div class="example-follow">
              <Captions language={language} frames={frames} captions={captions} at={at} prefix={prefix} />
              <Controls
                language={language}
                title={title}
                frames={frames}
                at={at}
                isPlaying={isPlaying}
                prefix={prefix}
                send={send}
              />
            </div>
            <div class="example-ways">
              <button type="button" class="example-take-over" data-focus onClick={takeOver}>
                {words('take-over')}
              </button>
              {links}
            </div>
          </div>
        </>
      )}
      {trial !== null && links}
    </section>
  );
}
