import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';

const SHAPES = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond].map(
  (shape) => symbol(shape, 46)() as string,
);
/** How the line of each piece is broken, so that it is known without its colour. */
const DASHES = [undefined, '8 4', '2 4', '10 4 2 4'] as const;

/** `index` 0 to 3 is the place of a player's piece among the four, which gives colour, shape and line. */
export const dashOf = (index: number) => DASHES[index];

/** The shape that stands for a player in a plot, around the origin. */
export function Sign({ index, x, y }: { readonly index: number; readonly x: number; readonly y: number }) {
  return <path class={`plot-sign plot-player-${index}`} d={SHAPES[index]} transform={`translate(${x} ${y})`} />;
}

/** A short piece of a player's line with its sign, for a legend. */
export function LineSample({ index }: { readonly index: number }) {
  return (
    <svg class="plot-sample" viewBox="0 0 44 16" aria-hidden="true">
      <line class={`plot-line plot-player-${index}`} x1="1" x2="43" y1="8" y2="8" stroke-dasharray={dashOf(index)} />
      <Sign index={index} x={22} y={8} />
    </svg>
  );
}
