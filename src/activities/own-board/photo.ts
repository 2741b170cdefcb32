import { LINE, type Place, type View } from '../../board/pieces/geometry.ts';
import type { Lying, Photo } from './photo-holder.ts';

/** A board that is still small lies under the upper part of its photo: so many lines wide is a board at least. */
const LINES = 10;

/** A photo that lies over the whole width of a board, its upper edge at the board's. */
export function fitted(ratio: number, view: View): Lying {
  const width = Math.max(view.width, LINES * LINE);
  return { x: view.x + width / 2, y: view.y + width / ratio / 2, width, turn: 0 };
}

/** What two fingers have come to, or one: each where it was, and where it is. */
export type Fingers = readonly (readonly [before: Place, after: Place])[];

const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const between = (a: Place, b: Place) => ({
  length: Math.hypot(b.x - a.x, b.y - a.y),
  angle: Math.atan2(b.y - a.y, b.x - a.x),
});

/** Where a photo lies when fingers have moved it: one, or the mouse, takes it along, two enlarge and turn it, too. */
export function moved(lying: Lying, [first, second]: Fingers): Lying {
  if (first === undefined) return lying;
  if (second === undefined)
    return { ...lying, x: lying.x + first[1].x - first[0].x, y: lying.y + first[1].y - first[0].y };
  const [was, is] = [between(first[0], second[0]), between(first[1], second[1])];
  if (was.length === 0 || is.length === 0) return lying;
  const [from, to] = [middle(first[0], second[0]), middle(first[1], second[1])];
  const factor = is.length / was.length;
  const turn = is.angle - was.angle;
  const [dx, dy] = [(lying.x - from.x) * factor, (lying.y - from.y) * factor];
  const degrees = lying.turn + (turn * 180) / Math.PI;
  return {
    x: to.x + dx * Math.cos(turn) - dy * Math.sin(turn),
    y: to.y + dx * Math.sin(turn) + dy * Math.cos(turn),
    width: lying.width * factor,
    // From −180 to 180, as it is said.
    turn: ((((degrees + 180) % 360) + 360) % 360) - 180,
  };
}

/** The photo in a file, as it is laid under a board at first; null where the file holds no picture that the browser can show. */
export async function openPhoto(file: Blob, view: View): Promise<Photo | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  const isShown = await image.decode().then(
    () => image.naturalWidth > 0 && image.naturalHeight > 0,
    () => false,
  );
  if (!isShown) URL.revokeObjectURL(url);
  const ratio = image.naturalWidth / image.naturalHeight;
  return isShown ? { url, ratio, lying: fitted(ratio, view), strength: 0.5 } : null;
}
