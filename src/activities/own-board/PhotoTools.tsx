import './photo.css';
import { wordsFor } from 'words:photo';
import type { TargetedPointerEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LINE, type Place, type View } from '../../board/pieces/geometry.ts';
import type { Language } from '../../words/languages.ts';
import { type Fingers, fitted, moved } from './photo.ts';
import type { Lying, Photo, PhotoHolder } from './photo-holder.ts';

export { openPhoto } from './photo.ts';

interface Props extends PhotoHolder {
  readonly language: Language;
  /** What the picture shows, seen from the entry's first place. */
  readonly view: View;
}

/** The photo itself, as it lies under a board. */
function Image({ photo: { url, ratio, lying }, view }: { readonly photo: Photo; readonly view: View }) {
  const { x, y, width, turn } = lying;
  return (
    <svg class="photo" viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true">
      <image
        href={url}
        x={-width / 2}
        y={-width / ratio / 2}
        width={width}
        height={width / ratio}
        preserveAspectRatio="none"
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    </svg>
  );
}

/** The photo under the drawing, which is as faint above it as the photo is strong. */
export function PhotoUnder({ photo, view }: Pick<Props, 'view'> & { readonly photo: Photo }) {
  const place = useRef<HTMLDivElement>(null);
  // The page allows no style attributes.
  useEffect(() => {
    const sheet = place.current?.parentElement;
    sheet?.style.setProperty('--drawn', String(1 - photo.strength));
    return () => sheet?.style.removeProperty('--drawn');
  }, [photo.strength]);
  return (
    <div ref={place} class="photo-under">
      <Image photo={photo} view={view} />
    </div>
  );
}

/** What lies over the board while the photo is moved: the mouse or two fingers take it along, and these enlarge and turn it, too. One finger scrolls the page. */
export function PhotoMover({ photo, setPhoto, view }: Omit<Props, 'language'>) {
  const mover = useRef<HTMLDivElement>(null);
  // On a phone the controls have pushed the board out of sight.
  useEffect(() => mover.current?.closest('.board-frame')?.scrollIntoView({ block: 'nearest' }), []);
  const fingers = useRef(new Map<number, Place>());
  const latest = useRef(photo);
  latest.current = photo;
  const placeOf = (event: TargetedPointerEvent<HTMLDivElement>): Place => {
    const box = event.currentTarget.getBoundingClientRect();
    const unit = view.width / box.width;
    return { x: view.x + (event.clientX - box.x) * unit, y: view.y + (event.clientY - box.y) * unit };
  };
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  // The board below and the page are moved and enlarged by the same gestures: they do not hear them.
  const keep = (event: TouchEvent) => {
    if (event.touches.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={mover}
      class="photo-mover"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, placeOf(event));
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        const before = fingers.current.get(event.pointerId);
        if (before === undefined || latest.current === null) return;
        const after = placeOf(event);
        const pairs: Fingers = [...fingers.current].map(([id, at]) =>
          id === event.pointerId ? [at, after] : [at, at],
        );
        fingers.current.set(event.pointerId, after);
        if (event.pointerType === 'touch' && pairs.length < 2) return;
        latest.current = { ...latest.current, lying: moved(latest.current.lying, pairs) };
        setPhoto(latest.current);
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
      onTouchMove={keep}
    />
  );
}

/** From a control to the picture and back: in lines of the net, degrees, or hundredths. */
const CONTROLS = [
  { name: 'strength', least: 0, most: 100, step: 5 },
  { name: 'width', least: 1, most: 40, step: 0.1 },
  { name: 'x', least: -60, most: 60, step: 0.05 },
  { name: 'y', least: -60, most: 60, step: 0.05 },
  { name: 'turn', least: -180, most: 180, step: 0.5 },
] as const;

const shown = ({ strength, lying }: Photo, name: (typeof CONTROLS)[number]['name']) =>
  name === 'strength' ? 100 * strength : name === 'turn' ? lying.turn : lying[name] / LINE;

function withControl(photo: Photo, name: (typeof CONTROLS)[number]['name'], value: number): Photo {
  if (name === 'strength') return { ...photo, strength: value / 100 };
  const lying: Lying = { ...photo.lying, [name]: name === 'turn' ? value : value * LINE };
  return { ...photo, lying };
}

/** How the photo lies, by keys or by finger, and the way to be rid of it. */
export function PhotoPanel({
  language,
  view,
  photo,
  setPhoto,
  isMoving,
  onMoving,
}: Props & { readonly isMoving: boolean; readonly onMoving: (moving: boolean) => void }) {
  const words = wordsFor(language);
  const [isWhole, setWhole] = useState(false);
  if (photo === null) return null;
  return (
    <fieldset class="photo-panel" aria-label={words('title')}>
      <p>{words(isMoving ? 'how.moving' : 'how')}</p>
      <div class="photo-controls">
        {CONTROLS.map(({ name, least, most, step }) => (
          <label key={name}>
            <span>{words(name)}</span>
            <input
              type="range"
              min={least}
              max={most}
              step={step}
              value={shown(photo, name)}
              onInput={({ currentTarget: { valueAsNumber } }) => setPhoto(withControl(photo, name, valueAsNumber))}
            />
          </label>
        ))}
      </div>
      <div class="photo-acts">
        <button type="button" class="button" data-quiet aria-pressed={isMoving} onClick={() => onMoving(!isMoving)}>
          {words('move')}
        </button>
        <button
          type="button"
          class="button"
          data-quiet
          onClick={() => setPhoto({ ...photo, lying: fitted(photo.ratio, view) })}
        >
          {words('fit')}
        </button>
        <button type="button" class="button" data-quiet aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {words('whole')}
        </button>
        <button type="button" class="button" data-quiet onClick={() => setPhoto(null)}>
          {words('remove')}
        </button>
      </div>
      {isWhole && <img class="photo-whole" src={photo.url} alt={words('title')} />}
    </fieldset>
  );
}
