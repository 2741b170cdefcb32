import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { onKey } from '../../kit/keys.ts';
import type { Kind } from '../../milestones/index.ts';
import type { Place } from './geometry.ts';
import { type Direction, nearest } from './nearest.ts';

/** A dashed ring, a solid double ring, cross-hatching, the ghost of a piece. */
export type Look = 'allowed' | 'chosen' | 'cause' | 'preview';

type Piece = 'street' | 'milestone' | 'marketplace' | 'house' | 'flour' | 'cover' | `bonus-${Kind}`;

/** What a spot is called by: the name of a place, or the names of the two that a line joins. */
export type SpotAt = string | readonly [string, string];

/** A place of a picture that is marked, or can be pressed or pointed at. */
export interface Spot<At extends SpotAt = string> {
  readonly at: At;
  /** What a screen reader says. */
  readonly name: string;
  /** Without a look nothing is seen until the spot is pointed at or has the focus. */
  readonly look?: Look | undefined;
  /** The piece that `preview` shows, where it is not the one that goes there first of all. */
  readonly piece?: Piece | undefined;
  /** A click, Enter or Space. */
  readonly onPress?: (() => void) | undefined;
  /** Whether the pointer or the focus has come, or leaves. */
  readonly onPoint?: ((comes: boolean) => void) | undefined;
}

/** Where a spot is, as paths: what can be hit and what its mark follows. */
export interface Outline extends Place {
  readonly hit: string;
  readonly mark: string;
}

/** Whether any spot is a control, so that the picture is a group and not one image. */
export function arePressable<At extends SpotAt>(spots: readonly Spot<At>[]): boolean {
  return spots.some(isControl);
}

function isControl<At extends SpotAt>(spot: Spot<At>): boolean {
  return spot.onPress !== undefined || spot.onPoint !== undefined;
}

function Mark({ look, mark, ghost }: { look: Look; mark: string; ghost: ComponentChildren }) {
  return (
    <>
      {look === 'preview' && <g class="spot-ghost">{ghost}</g>}
      <path d={mark} class="spot-ground" fill={look === 'cause' ? 'url(#m-hatch)' : 'none'} />
      <path d={mark} class="spot-line" />
    </>
  );
}

export interface SpotsProps<At extends SpotAt> {
  readonly spots: readonly Spot<At>[];
  readonly outlineOf: (at: At) => Outline;
  readonly ghostOf: (spot: Spot<At>) => ComponentChildren;
}

/**
 * The spots of a picture, in drawing order. All that are controls share one stop of the tab key; arrows go on from there
 * to the nearest in their direction, Home and End to the first and the last.
 */
export function Spots<At extends SpotAt>({ spots, outlineOf, ghostOf }: SpotsProps<At>) {
  const [visited, setVisited] = useState<string>();
  const isFinger = useRef(false);
  const placed = spots.map((spot) => ({ spot, key: String(spot.at), ...outlineOf(spot.at) }));
  const controls = placed.filter(({ spot }) => isControl(spot));
  const stop = controls.find(({ key }) => key === visited) ?? controls[0];

  const controlAt = ({ target }: Event) => {
    const at = (target as Element).closest<SVGElement>('[data-at]')?.dataset.at;
    return controls.find(({ key }) => key === at);
  };
  const visit = (event: Event) => {
    const control = controlAt(event);
    setVisited(control?.key);
    return control?.spot;
  };
  const leave = (event: Event) => controlAt(event)?.spot.onPoint?.(false);

  const goOn = onKey((event: TargetedKeyboardEvent<SVGGElement>) => {
    const from = controlAt(event) as (typeof controls)[number];
    const { key } = event;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      if (!event.repeat) from.spot.onPress?.();
      return;
    }
    const next = key.startsWith('Arrow')
      ? nearest(controls, from, key.slice(5).toLowerCase() as Direction)
      : { Home: controls[0], End: controls.at(-1) }[key];
    if (!next) return;
    event.preventDefault();
    (event.currentTarget.children[placed.indexOf(next)] as SVGElement).focus();
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: heard once for all spots, which are the buttons
    <g
      class="spots"
      // Chromium makes a stop of the tab key of whatever hears the focus in a picture.
      tabindex={-1}
      onClick={(event) => visit(event)?.onPress?.()}
      onKeyDown={goOn}
      onPointerDown={(event) => {
        isFinger.current = event.pointerType === 'touch';
      }}
      // A finger takes no focus along: a spot that goes with the focus has the page laid out before all the rest has changed.
      onMouseDown={(event) => isFinger.current && event.preventDefault()}
      // A finger does not point before it presses.
      onPointerOver={(event) => event.pointerType !== 'touch' && controlAt(event)?.spot.onPoint?.(true)}
      onPointerOut={leave}
      // Only a key that brings the focus points with it: what a press brings, it presses.
      onFocusIn={(event) => (event.target as Element).matches(':focus-visible') && visit(event)?.onPoint?.(true)}
      onFocusOut={leave}
    >
      {placed.map((place) => {
        const { spot, key, hit } = place;
        const { look } = spot;
        const mark = look && <Mark look={look} mark={place.mark} ghost={ghostOf(spot)} />;
        const looks = look && `spot-${look}`;
        if (!isControl(spot))
          return (
            <g key={key} class={looks}>
              {mark}
            </g>
          );
        return (
          // biome-ignore lint/a11y/useSemanticElements: HTML buttons do not exist inside a picture
          <g
            key={key}
            class={looks ? `spot ${looks}` : 'spot'}
            role="button"
            tabindex={place === stop ? 0 : -1}
            aria-label={spot.name}
            aria-pressed={look === 'chosen' || look === 'preview' || undefined}
            data-at={key}
          >
            {/* Only there it can have the focus of the keys. Every part of a spot is laid out as often as the spots change. */}
            {place === stop && <path d={hit} class="spot-halo" />}
            {mark}
            <path d={hit} class="spot-hit" />
          </g>
        );
      })}
    </g>
  );
}
