import '../../choosing/roomy.css';
import '../../choosing/stepping-and-trying.css';
import '../../ui/roomy.css';
import './film.css';
import { wordsFor } from 'words:how-to-play';
import { useActor } from '@xstate/react';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { showNumber } from '../../page-parts/show-number.ts';
import { namesFor } from '../../telling/names.ts';
import { keepAwake } from '../../ui/keep-awake.ts';
import { Live } from '../../ui/Live.tsx';
import { useFetchingPress } from '../../ui/use-fetching-press.tsx';
import { useSaid } from '../../ui/use-said.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { Caption, chapterTitle } from './Caption.tsx';
import { Card } from './Card.tsx';
import { Controls } from './Controls.tsx';
import { FilmTrial, Trial } from './FilmTrial.tsx';
import { lineOf } from './lines.ts';
import { filmMachine, selectFilm } from './machine.ts';
import { Picture, viewIn } from './Picture.tsx';
import type { Cut, Film as Script, Shot } from './shots.ts';
import { useFilmKeys } from './use-film-keys.ts';
import { useFilmPlace } from './use-film-place.ts';
import { useGlide, useMovement } from './use-movement.ts';
import { useSpeech, useVoice } from './use-voice.ts';

interface Props {
  readonly language: Language;
  readonly script: Script;
  /** The players' names by seat. */
  readonly players: readonly string[];
  /** What somebody who explains shows or does, by chapter. */
  readonly cues: Readonly<Record<string, string>>;
  /** How long the full cut is, in minutes. */
  readonly minutes: number;
  /** What the page is called that goes on at the players' own table. */
  readonly firstTable: string;
  /** What the page is called where a rehearsal begins. */
  readonly preparing: string;
}

/** Lets the focus go with the viewer, into the trial and back. */
function useFocusInTrial(element: RefObject<HTMLElement>, isTrying: boolean): void {
  const wasTrying = useRef(isTrying);
  useEffect(() => {
    if (wasTrying.current !== isTrying)
      element.current?.querySelector<HTMLElement>(isTrying ? '[data-focus]' : '.film-try')?.focus();
    wasTrying.current = isTrying;
  }, [isTrying]);
}

/** The film: it plays by itself, or at the pace of somebody who explains, and can be taken over at any shot. */
export default function Film({ language, script, players: seats, cues, minutes, firstTable, preparing }: Props) {
  const words = wordsFor(language);
  const chapters = useMemo(() => script.chapters.map(({ id }) => id), [script]);
  const linesOf = (shots: readonly Shot[]) => shots.map((shot) => lineOf(language, shot, seats));
  const [snapshot, send] = useActor(filmMachine, {
    input: { film: script, cut: 'full', players: 4, speed: 1, linesOf },
  });
  const { context } = snapshot;
  const { shots, at, speed, cut, trial } = context;
  const shot = selectFilm.shot(snapshot);
  const line = selectFilm.line(snapshot);
  const isRunning = selectFilm.isRunning(snapshot);
  const isIdle = snapshot.matches('idle');
  const hasEnded = snapshot.matches('ended');
  const [said, say] = useSaid();
  const [canFill, setCanFill] = useState(false);
  const [notice, press] = useFetchingPress();
  const element = useRef<HTMLElement>(null);
  const voice = useVoice(language);
  const { board, workerTiles } = shot.frame.shown;
  const names = useMemo(() => namesFor(language, board, workerTiles), [language, board, workerTiles]);
  const view = useGlide(viewIn(shot));
  useMovement(element, shot, !isIdle && trial === null);
  const spoken = shot.when === undefined ? line : `${words(`when.${shot.when}`)}: ${line}`;
  useSpeech(language, context.speaks && isRunning ? voice : null, spoken, speed, () => send({ type: 'spoken' }));

  // A voice can go away, as when another one is chosen on the device.
  useEffect(() => {
    if (voice === null && context.speaks) send({ type: 'setVoice', speaks: false });
  }, [voice, context.speaks]);

  /** Brings the film to where it fills the window. */
  const fill = () => scrollTo({ top: scrollY + (element.current?.getBoundingClientRect().top ?? 0) });
  const play = (cut: Cut) => {
    place.forgetUnknown();
    send({ type: 'choose', cut });
    send({ type: 'play' });
    fill();
  };
  const takeOver = () => press(Trial.prepare, () => send({ type: 'takeOver' }));
  const place = useFilmPlace(chapters, { shot, cut, speed, players: context.players, isIdle, hasEnded }, send, fill);
  const { isHosted, resume } = place;
  // The lines to read below the film are for as many players as it is shown for.
  useEffect(() => {
    const lines = document.querySelector('.film-words');
    if (lines !== null) showNumber(lines, context.players);
  }, [context.players]);
  useEffect(() => setCanFill(document.fullscreenEnabled), []);
  useEffect(() => (isRunning || isHosted ? keepAwake() : undefined), [isRunning, isHosted]);

  useEffect(() => {
    const look = () => send({ type: document.hidden ? 'hidden' : 'seen' });
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  // After the last step comes the card, but not for somebody who explains: their evening goes on elsewhere.
  const hasNext = !hasEnded && !(isHosted && at === shots.length - 1);
  const forward = () => {
    if (hasNext) send({ type: 'forward' });
  };
  const toggle = () => {
    if (isHosted) forward();
    else if (isIdle || hasEnded) play(cut);
    else send({ type: isRunning ? 'pause' : 'play' });
  };
  useFilmKeys(element, trial === null, {
    ' ': toggle,
    ArrowLeft: () => send({ type: 'back' }),
    ArrowRight: forward,
  });

  useFocusInTrial(element, trial !== null);

  // The links of the card come next, unless the reader is elsewhere on the page.
  useEffect(() => {
    const { activeElement } = document;
    if (hasEnded && (activeElement === document.body || element.current?.contains(activeElement)))
      element.current?.querySelector<HTMLElement>('.film-ended')?.focus({ preventScroll: true });
  }, [hasEnded]);

  if (trial !== null)
    return (
      <section class="film film-trying example-stepper" data-roomy aria-label={words('label')} ref={element}>
        <FilmTrial
          trial={trial}
          shot={shot}
          players={seats.slice(0, context.players)}
          names={names}
          said={said}
          send={send}
          say={say}
        />
      </section>
    );
  return (
    <section class="film" aria-label={words('label')} ref={element} data-running={isRunning || undefined}>
      {place.unknown !== null && (
        <Live class="film-unknown" role="alert" of={place.unknown}>
          {words('unknown')}
        </Live>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same for keys and for screen readers */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div class={`film-picture film-of-${shot.step.frame}`} onClick={isIdle || hasEnded ? undefined : toggle}>
        <Picture shot={shot} players={seats} names={names} view={view} />
      </div>
      {(isIdle || hasEnded) && !isHosted && (
        <Card
          language={language}
          players={context.players}
          minutes={minutes}
          resume={isIdle && resume !== null ? chapterTitle(language, resume.chapter) : null}
          hasEnded={hasEnded}
          firstTable={firstTable}
          onPlayers={(players) => send({ type: 'setPlayers', players })}
          onPlay={play}
          onResume={() => {
            if (resume !== null) place.showAt(resume);
            send({ type: 'play' });
            fill();
          }}
        />
      )}
      <Caption
        language={language}
        snapshot={snapshot}
        players={seats}
        names={names}
        cue={isHosted ? (cues[shot.chapter] ?? '') : null}
      />
      {notice}
      <Controls
        language={language}
        shots={shots}
        at={at}
        isRunning={isRunning}
        speed={speed}
        speaks={voice === null ? null : context.speaks}
        isHosted={isHosted}
        hasNext={hasNext}
        send={send}
        onForward={forward}
        onTry={takeOver}
        onFullScreen={
          canFill
            ? () =>
                document.fullscreenElement === null
                  ? void element.current?.requestFullscreen()
                  : void document.exitFullscreen()
            : undefined
        }
      />
      {isHosted && (
        <p class="film-leave">
          <a href={pageAddress(language, place.isRehearsing ? 'game-night/explain/#rehearse' : 'game-night/#teach')}>
            {place.isRehearsing ? preparing : words('leave')}
          </a>
        </p>
      )}
    </section>
  );
}
