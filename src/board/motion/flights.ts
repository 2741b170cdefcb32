import './flights.css';
import { onKey } from '../../kit/keys.ts';
import type { Board } from '../../milestones/index.ts';
import type * as geometry from '../pieces/geometry.ts';
import type * as loop from '../pieces/loop-places.ts';
import type { walkPlaces } from '../pieces/walk-places.ts';
import { FLIGHT, type Flight, type Movement, type Stop } from './movement.ts';

interface Shown {
  /** The table that it is shown on. */
  readonly root: HTMLElement;
  readonly board: Board;
  /** The shape and colour of the player’s piece, 0 to 3. */
  readonly piece: number;
  /** Where the player is named, as a selector: what comes from or goes to a place that is not in the picture does so from there. */
  readonly named?: string;
  /** Where things lie in the pictures. */
  readonly places: Pick<typeof geometry, 'middle' | 'placeOf'> &
    Pick<typeof loop, 'goodsPlace' | 'picturePlace'> & { readonly walkPlaces: typeof walkPlaces };
}

type Place = geometry.Place;

/** A place in the window, and how large a unit of the pictures is there. */
interface Seen extends Place {
  readonly unit: number;
}

/** What comes to the track is drawn larger than the track’s own marks. */
const TRACK_UNIT = 0.6;

function inPicture(picture: SVGGraphicsElement | null, { x, y }: Place): Seen | null {
  const matrix = picture?.getScreenCTM();
  return matrix ? { x: matrix.a * x + matrix.e, y: matrix.d * y + matrix.f, unit: matrix.a } : null;
}

function inMiddle(element: Element | null | undefined): Seen | null {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2, unit: TRACK_UNIT } : null;
}

const isSeen = ({ x, y }: Place) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;

/** Where in the window a stop is; null where it is not in the picture. */
function inSight(stop: Stop, { root, board, piece, places }: Shown): Seen | null {
  const loop = root.querySelector<SVGSVGElement>(`.player-board:has(.m-banner-${piece}) > svg`);
  switch (stop.on) {
    case 'loop':
      return inPicture(loop, places.picturePlace(stop.space));
    case 'goods':
      return inPicture(loop, places.goodsPlace(stop.good));
    case 'board':
      return inPicture(root.querySelector<SVGSVGElement>('.board-sheet .board > svg'), places.placeOf(board, stop.at));
    case 'tiles':
      return inMiddle(root.querySelector('.hand-tiles, .tile-row'));
    case 'track': {
      const [marker, seat] = ['.score-track', '.seat-strip'].map((place) =>
        inMiddle(root.querySelector(`${place} use[href="#m-player-${piece}"]`)?.parentElement),
      );
      return marker && isSeen(marker) ? marker : (seat ?? null);
    }
  }
}

/** Where in the window a stop is, or else the player’s name; null where neither is shown. */
const seen = (stop: Stop, shown: Shown): Seen | null =>
  inSight(stop, shown) ?? (shown.named === undefined ? null : inMiddle(shown.root.querySelector(shown.named)));

/** Points are written, everything else is drawn. */
function picture(what: Flight['what']): HTMLElement {
  const flying = document.createElement('div');
  flying.className = typeof what === 'number' ? 'flight flight-vp' : 'flight';
  if (typeof what === 'number') flying.textContent = `+${what}`;
  else flying.innerHTML = `<svg viewBox="-50 -70 100 140"><use href="#m-${what}"/></svg>`;
  return flying;
}

function fly(flight: Flight, shown: Shown, layer: HTMLElement): Animation | null {
  const from = seen(flight.from, shown);
  const to = seen(flight.to, shown);
  if (from === null || to === null) return null;
  const flying = layer.appendChild(picture(flight.what));
  const written = typeof flight.what === 'number';
  const at = ({ x, y, unit }: Seen) => `translate(${x}px, ${y}px) scale(${written ? 1 : unit})`;
  const top = { ...shown.places.middle([from, to]), unit: (from.unit + to.unit) / 2 + 0.12 };
  const arch = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 5);
  return flying.animate(
    [
      { transform: at(from), opacity: 0 },
      { transform: at(from), opacity: 1, offset: 0.08 },
      { transform: at({ ...top, y: top.y - arch }), opacity: 1, offset: 0.55 },
      { transform: at(to), opacity: 1, offset: 0.92 },
      { transform: at(to), opacity: 0 },
    ],
    { duration: written ? FLIGHT * 1.6 : FLIGHT, delay: flight.at, easing: 'ease-in-out', fill: 'backwards' },
  );
}

/** The piece comes along its way to where it stands already. */
function walk({ way, pace }: Movement, { root, piece, places: { middle, walkPlaces } }: Shown): Animation | null {
  const walker = root.querySelector(`.player-board:has(.m-banner-${piece}) .m-walker`);
  const places = walkPlaces(way);
  const end = places.at(-1);
  if (walker === null || end === undefined) return null;
  const to = ({ x, y }: Place, lifted = 0) => ({ transform: `translate(${x - end.x}px, ${y - end.y - lifted}px)` });
  const steps = places.flatMap((place, i) => {
    const before = places[i - 1];
    return before === undefined ? [to(place)] : [to(middle([before, place]), 12), to(place)];
  });
  return walker.animate(steps, { duration: pace * (way.length - 1), easing: 'linear' });
}

/**
 * Shows a movement over the table, which stands already as it is after it. The piece walks at once; what flies waits for the
 * next picture, which must not wait for it. Gives the way to end it; it ends by itself with the first key, press or turn of
 * the wheel, and then nothing of it is left.
 */
export function show(movement: Movement, shown: Shown): () => void {
  const layer = document.createElement('div');
  layer.className = 'flights';
  layer.ariaHidden = 'true';
  const walking = walk(movement, shown);
  const animations = walking === null ? [] : [walking];
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    ended.abort();
    for (const animation of animations) animation.cancel();
    layer.remove();
  };
  const beginFlights = () => {
    if (signal.aborted) return;
    document.body.append(layer);
    animations.push(
      ...movement.flights.map((flight) => fly(flight, shown, layer)).filter((animation) => animation !== null),
    );
    Promise.allSettled(animations.map((animation) => animation.finished)).then(end);
  };
  requestAnimationFrame(() => setTimeout(beginFlights));
  const hearing = { capture: true, passive: true, signal };
  addEventListener('keydown', onKey(end), hearing);
  for (const skip of ['pointerdown', 'wheel']) addEventListener(skip, end, hearing);
  return end;
}
