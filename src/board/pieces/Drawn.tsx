import type { Place } from './geometry.ts';

interface Props extends Partial<Place> {
  readonly name: string;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly class?: string;
}

/** A drawing of the sprite, with its origin at (x, y). */
export function Drawn({ name, x = 0, y = 0, scale, turn, class: className }: Props) {
  const href = `#m-${name}`;
  if (scale === undefined && turn === undefined) return <use href={href} x={x} y={y} class={className} />;
  const transform = `translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === undefined ? '' : `scale(${scale})`}`;
  return <use href={href} transform={transform} class={className} />;
}
