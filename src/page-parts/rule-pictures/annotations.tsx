import type { ComponentChildren } from 'preact';
import { type Place, placeOf, type View } from '../../board/pieces/geometry.ts';
import type { Board } from '../../milestones/index.ts';

/** A picture of pieces with what points at them laid over it: both are drawn to the same view. */
export function Annotated({
  view,
  children,
  marks,
}: {
  view: View;
  children: ComponentChildren;
  marks: ComponentChildren;
}) {
  return (
    <div class="annotated">
      {children}
      <svg
        class="marks"
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {marks}
      </svg>
    </div>
  );
}

/** A place beside a point, lot or line of a board. */
export function near(board: Board, at: string, dx: number, dy: number): Place {
  const { x, y } = placeOf(board, at);
  return { x: x + dx, y: y + dy };
}

/** A letter that the legend explains; `size` is its height in the units of the picture. */
export function Letter({ x, y, letter, size = 46 }: Place & { letter: string; size?: number }) {
  return (
    <g class="letter" transform={`translate(${x} ${y})scale(${size / 46})`}>
      <circle r="23" />
      <text y="11">{letter}</text>
    </g>
  );
}

/** A short text on a ground of its own, such as a sum. */
export function Note({ x, y, text, size = 46 }: Place & { text: string; size?: number }) {
  const width = 24 + text.length * 17;
  return (
    <g class="note" transform={`translate(${x} ${y})scale(${size / 46})`}>
      <rect x={-width / 2} y="-23" width={width} height="46" rx="12" />
      <text y="12">{text}</text>
    </g>
  );
}

/** An arrow along a curve: from the first place, bent towards the second, to the third. */
export function Arrow({ from, by, to, head = 24 }: { from: Place; by: Place; to: Place; head?: number }) {
  const length = Math.hypot(to.x - by.x, to.y - by.y);
  const along = { x: (to.x - by.x) / length, y: (to.y - by.y) / length };
  const neck = { x: to.x - along.x * head, y: to.y - along.y * head };
  const side = { x: -along.y * head * 0.55, y: along.x * head * 0.55 };
  const round = Math.round;
  const path = `M${from.x} ${from.y}Q${by.x} ${by.y} ${round(neck.x)} ${round(neck.y)}`;
  const tip = `M${to.x} ${to.y}L${round(neck.x + side.x)} ${round(neck.y + side.y)} ${round(neck.x - side.x)} ${round(neck.y - side.y)}z`;
  return (
    <g class="arrow">
      <path d={path} class="arrow-ground" />
      <path d={path} />
      <path d={tip} class="arrow-tip" />
    </g>
  );
}

/** Crosses out what is at a place. */
export function Cross({ x, y, size = 60 }: Place & { size?: number }) {
  const half = size / 2;
  const path = `M${x - half} ${y - half}l${size} ${size}M${x + half} ${y - half}l${-size} ${size}`;
  return (
    <g class="cross">
      <path d={path} class="cross-ground" />
      <path d={path} />
    </g>
  );
}
