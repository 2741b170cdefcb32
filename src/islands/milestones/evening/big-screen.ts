import { keepEvening, keptEvening } from './kept.ts';

const NEXT = ['ArrowRight', 'ArrowDown', 'PageDown', ' '];
const PREVIOUS = ['ArrowLeft', 'ArrowUp', 'PageUp'];
/** How far a finger has to go for the next card, in pixels. */
const SWIPE = 50;
/** A script that was begun longer ago is begun anew, in milliseconds. */
const OVER = 3_600_000;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The card that the address names, `#tv=3`, from 0; null where it is not about the big screen. */
function cardNamed(last: number): number | null {
  const [, n = '1'] = /^#tv(?:=(\d{1,3}))?$/.exec(location.hash) ?? [null];
  return location.hash.startsWith('#tv') ? Math.min(last, Math.max(0, Number(n) - 1)) : null;
}

/**
 * At `#tv` the script is on a big screen, card by card, with the time that has passed beside the time that is planned. The card
 * stands in the address, so that a reload comes back to it.
 */
export function runBigScreen(bar: HTMLElement): void {
  const night = document.querySelector('.night') as HTMLElement;
  const cards = [...document.querySelectorAll<HTMLElement>('.night-card')];
  const others = document.querySelectorAll<HTMLElement>(
    'header, footer, .night > :not(#teach), #teach > :not(.night-cards, .tv-bar)',
  );
  const part = (name: string) => bar.querySelector(`[data-${name}]`) as HTMLElement;
  const last = cards.length - 1;
  let card: number | null = null;
  let began = 0;

  const tick = () => {
    if (card === null) return;
    const seconds = (Date.now() - began) / 1000;
    const planned = Number(cards[card]?.dataset.to) * 60;
    part('elapsed').textContent = clock(seconds);
    part('planned').textContent = clock(planned);
    part('clock').toggleAttribute('data-late', seconds > planned);
  };
  setInterval(tick, 1000);

  /** Begins the clock, or goes on with the one that ran before a reload. */
  const begin = (at: number) => {
    const before = keptEvening()?.began ?? 0;
    const goesOn = at > 0 && Date.now() - before < OVER;
    began = goesOn ? before : Date.now() - Number(cards[at]?.dataset.from) * 60_000;
    keepEvening({ began });
  };

  const show = () => {
    const named = cardNamed(last);
    const shown = named !== null;
    if (shown && card === null) begin(named);
    const isNew = shown !== (card !== null);
    card = named;
    if (isNew) {
      night.toggleAttribute('data-tv', shown);
      bar.hidden = !shown;
      for (const other of others) other.inert = shown;
      (shown ? part('next') : document.querySelector<HTMLElement>('#tv a'))?.focus({ preventScroll: true });
    }
    for (const [i, each] of cards.entries()) each.toggleAttribute('data-shown', i === card);
    if (card === null) return;
    part('n').textContent = String(card + 1);
    part('next').ariaDisabled = String(card === last);
    part('previous').ariaDisabled = String(card === 0);
    tick();
  };

  const by = (step: number) => {
    if (card === null) return;
    const next = Math.min(last, Math.max(0, card + step));
    history.replaceState(history.state, '', next === 0 ? '#tv' : `#tv=${next + 1}`);
    show();
  };
  const leave = () => {
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    location.hash = `#${cards[card ?? 0]?.id}`;
  };

  part('next').addEventListener('click', () => by(1));
  part('previous').addEventListener('click', () => by(-1));
  part('leave').addEventListener('click', leave);
  part('full').addEventListener('click', () => document.documentElement.requestFullscreen());
  part('full').hidden = !document.fullscreenEnabled;

  addEventListener('keydown', (event) => {
    // Space presses what has the focus.
    const onControl = event.key === ' ' && (event.target as Element).closest('button, summary, a');
    if (card === null || event.ctrlKey || event.metaKey || event.altKey || onControl) return;
    if (NEXT.includes(event.key)) by(1);
    else if (PREVIOUS.includes(event.key)) by(-1);
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  });
  let from: Touch | undefined;
  addEventListener('touchstart', ({ changedTouches: [touch] }) => {
    from = touch;
  });
  addEventListener('touchend', ({ changedTouches: [touch] }) => {
    if (from === undefined || touch === undefined) return;
    const way = touch.clientX - from.clientX;
    // Up or down is scrolling, even where there is nothing to scroll.
    if (Math.abs(way) > Math.max(SWIPE, Math.abs(touch.clientY - from.clientY))) by(way < 0 ? 1 : -1);
  });
  addEventListener('hashchange', show);
  show();
}
