import '../../ui/roomy.css';
import '../acting/roomy.css';
import './example.css';
import { wordsFor } from 'words:stepper';
import { useActor } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { View } from '../../../examples/types.ts';
import { onNetwork } from '../../../kit/network.ts';
import { type ExampleEvent, exampleMachine, type ScriptedExample, selectExample } from '../../../machines/example.ts';
import { gameOf } from '../../../milestones/history.ts';
import type { Game } from '../../../milestones/index.ts';
import { namesFor } from '../../../telling/names.ts';
import type { Language } from '../../../words/languages.ts';
import { lazily } from '../../ui/lazily.ts';
import { Captions } from './Captions.tsx';
import { Changes } from './Changes.tsx';
import { Controls } from './Controls.tsx';
import { frameMarks } from './frame-marks.ts';
import { hashOf, hashPrefix, type Linked, readHash } from './hash.ts';
import { Links } from './Links.tsx';
import { Pictures } from './Pictures.tsx';

interface Props {
  readonly language: Language;
  readonly id: string;
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
  () => import('./Trial.tsx'),
  (module) => module.Trial,
);

/** A worked example to step through and to take over. */
export default function Example({ language, id, title, example, captions, players }: Props) {
  const words = wordsFor(language);
  const [snapshot, sendToMachine] = useActor(exampleMachine, { input: example });
  const at = selectExample.at(snapshot);
  const frame = selectExample.frame(snapshot);
  const frames = selectExample.frames(snapshot);
  const isPlaying = selectExample.isPlaying(snapshot);
  const trial = selectExample.trial(snapshot);
  const [said, say] = useState('');
  const [notice, setNotice] = useState<'damaged' | 'linked' | 'not-fetched' | null>(null);
  const touch = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const element = useRef<HTMLElement>(null);
  // The server writes it for the example's own page; a chapter, which may hold several, takes it from there.
  const [own, setOwn] = useState(true);
  const prefix = hashPrefix(id, own);
  const { board, workerTiles } = frame.shown;
  const names = useMemo(() => namesFor(language, board, workerTiles), [language, board, workerTiles]);
  const marks = useMemo(() => frameMarks(frame), [frame]);

  const send = (event: ExampleEvent) => {
    setNotice(null);
    sendToMachine(event);
  };

  /** Lets the reader try, once that can be shown: what is looked at stays so long. */
  const takeOver = async (game?: Game) => {
    try {
      await Trial.prepare();
    } catch {
      return setNotice('not-fetched');
    }
    send(game === undefined ? { type: 'takeOver' } : { type: 'takeOver', game });
  };

  /** Goes where the address says. */
  const follow = async ({ step, position }: Linked) => {
    send({ type: 'goTo', step });
    if (position === null) return;
    const links = await import('../../../links/index.ts').catch(() => null);
    if (links === null) return setNotice('not-fetched');
    const read = await links.readLinkText(position);
    if (read.ok) await takeOver(read.game);
    else send({ type: 'goTo', step: 0 });
    setNotice((failed) => (read.ok ? (failed ?? 'linked') : 'damaged'));
  };

  useEffect(() => setOwn(element.current?.closest('.example-wide') !== null), []);
  useEffect(() => {
    const read = () => {
      const linked = readHash(location.hash, prefix, frames.length);
      if (linked === 'damaged') {
        send({ type: 'goTo', step: 0 });
        setNotice('damaged');
      } else if (linked !== null) follow(linked);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [prefix]);
  useLayoutEffect(() => {
    const linked = readHash(location.hash, prefix, frames.length);
    if (notice === 'not-fetched' && linked !== null && linked !== 'damaged')
      return onNetwork(() => void follow(linked));
    return undefined;
  }, [notice]);

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

  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (
      step === undefined ||
      trial !== null ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    send(step);
  };
  const onTouchEnd = (event: TouchEvent) => {
    const start = touch.current;
    const end = event.changedTouches[0];
    touch.current = null;
    if (start === null || end === undefined) return;
    const dx = end.clientX - start.x;
    if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(end.clientY - start.y))
      send({ type: dx < 0 ? 'forward' : 'back' });
  };

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
      class="example-stepper"
      data-roomy
      aria-label={words('steps', { title })}
      ref={element}
      onKeyDown={onKeyDown}
    >
      <p class="unseen" role="status">
        {said}
      </p>
      {notice !== null && <p class="example-notice">{words(notice)}</p>}
      {trial !== null ? (
        <Trial
          trial={trial}
          types={example.try.types}
          goal={selectExample.goal(snapshot)}
          reachedGoal={selectExample.reachedGoal(snapshot)}
          views={example.views}
          players={players}
          names={names}
          send={send}
          say={say}
        />
      ) : (
        <>
          <div
            class="example-swipe"
            onTouchStart={({ touches: [finger, more] }) => {
              touch.current = finger && !more ? { x: finger.clientX, y: finger.clientY } : null;
            }}
            onTouchEnd={onTouchEnd}
          >
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
              <button type="button" class="example-take-over" data-focus onClick={() => void takeOver()}>
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
