import type { ComponentChildren } from 'preact';
import { TiedLater } from '../../ui/TiedLater.tsx';
import { asViewBox, type View } from './geometry.ts';
import { arePressable, type SpotAt, Spots, type SpotsProps } from './Spots.tsx';

interface Props<At extends SpotAt> extends SpotsProps<At> {
  readonly class: string;
  /** All of the picture. */
  readonly whole: View;
  /** The part that is shown. What is beside it is not seen, even where there is room for more. */
  readonly part?: View | undefined;
  /** What the picture shows, in words. */
  readonly label: string;
  /** From the lowest to the highest, below the spots. */
  readonly layers: readonly ComponentChildren[];
  /** What changes as often as the spots and lies above their marks, where it is in nobody's way. */
  readonly children?: ComponentChildren;
}

/**
 * A picture of several layers that are painted each by itself, so that to mark a spot paints nothing else. Its label says what
 * it shows: but for the spots its parts are not read out one by one.
 */
export function Layers<At extends SpotAt>({ class: name, whole, part, label, layers, children, ...spots }: Props<At>) {
  const viewBox = asViewBox(part ?? whole);
  return (
    <TiedLater class={`layers ${name}`} role={arePressable(spots.spots) ? 'group' : 'img'} aria-label={label}>
      {layers.map((layer, i) => (
        <svg key={i} viewBox={viewBox} aria-hidden="true">
          {
            // A picture in a picture is cut off at its edge.
            part ? (
              <svg {...part} viewBox={viewBox} aria-hidden="true">
                {layer}
              </svg>
            ) : (
              layer
            )
          }
        </svg>
      ))}
      <svg viewBox={viewBox} role="none">
        <Spots {...spots} />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG picture cannot be focused */}
        <g aria-hidden="true">{children}</g>
      </svg>
    </TiedLater>
  );
}
