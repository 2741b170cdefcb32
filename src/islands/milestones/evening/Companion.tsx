import './companion.css';
import { wordsFor } from 'words:big-screen';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../../words/languages.ts';
import { useWakeLock } from '../../keeping/wake-lock.ts';

interface Props {
  readonly language: Language;
  /** The minutes into the script at which each card begins, and the last one ends. */
  readonly times: readonly number[];
}

const NEXT = ['ArrowRight', 'ArrowDown', 'PageDown', ' '];
const PREVIOUS = ['ArrowLeft', 'ArrowUp', 'PageUp'];
/** How far a finger has to go for the next card, in pixels. */
const SWIPE = 50;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/**
 * What the page does beside being read: the screen stays awake, and at `#tv` the script is on a big screen, card by
 * card, with the time that has passed beside the time that is planned.
 */
export default function Companion({ language, times }: Props) {
  const words = wordsFor(language);
  const [shown, setShown] = useState(false);
  const [card, setCard] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const last = times.length - 2;
  useWakeLock(true);

  useEffect(() => {
    const read = () => setShown(location.hash === '#tv');
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  const by = (step: number) => setCard((before) => Math.min(last, Math.max(0, before + step)));
  const leave = () => {
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    location.hash = '#teach';
  };

  useEffect(() => {
    const page = document.querySelector('.night') as HTMLElement;
    page.toggleAttribute('data-tv', shown);
    if (!shown) return;
    bar.current?.querySelector('button')?.focus();
    const began = Date.now();
    const tick = setInterval(() => setSeconds((Date.now() - began) / 1000), 1000);
    const press = (event: KeyboardEvent) => {
      const onButton = event.key === ' ' && event.target instanceof HTMLButtonElement;
      if (event.ctrlKey || event.metaKey || event.altKey || onButton) return;
      if (NEXT.includes(event.key)) by(1);
      else if (PREVIOUS.includes(event.key)) by(-1);
      else if (event.key === 'Escape') leave();
      else return;
      event.preventDefault();
    };
    let from = 0;
    const down = ({ changedTouches: [touch] }: TouchEvent) => {
      from = touch?.clientX ?? 0;
    };
    const up = ({ changedTouches: [touch] }: TouchEvent) => {
      const way = (touch?.clientX ?? from) - from;
      if (Math.abs(way) > SWIPE) by(way < 0 ? 1 : -1);
    };
    addEventListener('keydown', press);
    addEventListener('touchstart', down);
    addEventListener('touchend', up);
    return () => {
      clearInterval(tick);
      removeEventListener('keydown', press);
      removeEventListener('touchstart', down);
      removeEventListener('touchend', up);
    };
  }, [shown]);

  useEffect(() => {
    document.querySelectorAll('.night-card').forEach((each, i) => {
      each.toggleAttribute('data-shown', i === card);
    });
  }, [card]);

  if (!shown)
    return (
      <a class="button" data-quiet href="#tv">
        {words('show')}
      </a>
    );
  const planned = (times[card + 1] as number) * 60;
  return (
    <div class="tv-bar" ref={bar} role="toolbar" aria-label={words('show')}>
      <button type="button" onClick={() => by(1)} aria-disabled={card === last}>
        {words('next')}
      </button>
      <button type="button" onClick={() => by(-1)} aria-disabled={card === 0}>
        {words('previous')}
      </button>
      <span class="tv-clock" data-late={seconds > planned ? '' : undefined}>
        {words('clock', { elapsed: clock(seconds), planned: clock(planned) })}
      </span>
      <span role="status">{words('card', { n: card + 1, of: last + 1 })}</span>
      {document.fullscreenEnabled && (
        <button type="button" onClick={() => document.documentElement.requestFullscreen()}>
          {words('full')}
        </button>
      )}
      <button type="button" onClick={leave}>
        {words('leave')}
      </button>
    </div>
  );
}
