import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { Kind } from '../../../milestones/index.ts';
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
  return spots.some((spot) => isControl(spot));
}

function isControl<At extends SpotAt>(spot: Spot<At>): boolean {
  return spot.onPress !== undefined || spot.onPoint !== undefined;
}

function Mark({ look, outline, ghost }: { look: Look; outline: Outline; ghost: ComponentChildren }) {
  return (
    <g class={`spot-mark spot-${look}`}>
      {look === 'preview' && <g class="spot-ghost">{ghost}</g>}
      <path d={outline.mark} class="spot-ground" fill={look === 'cause' ? 'url(#m-hatch)' : 'none'} />
      <path d={outline.mark} class="spot-line" />
    </g>
  );
}

const ARROWS: { readonly [key: string]: Direction } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

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
  const [visited, setVisited] = useState<At | null>(null);
  const placed = spots.map((spot, index) => ({ spot, index, ...outlineOf(spot.at) }));
  const controls = placed.filter(({ spot }) => isControl(spot));
  const stop = controls.find(({ spot }) => spot.at === visited) ?? controls[0];

  function goOn(event: TargetedKeyboardEvent<SVGGElement>, { spot, x, y }: (typeof placed)[number]) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      spot.onPress?.();
      return;
    }
    const direction = ARROWS[event.key];
    const next =
      direction !== undefined
        ? nearest(controls, { x, y }, direction)
        : event.key === 'Home'
          ? controls[0]
          : event.key === 'End'
            ? controls.at(-1)
            : null;
    if (!next) return;
    event.preventDefault();
    const element = event.currentTarget.parentElement?.children[next.index];
    if (element instanceof SVGElement) element.focus();
  }

  return (
    <g class="spots">
      {placed.map((place) => {
        const { spot } = place;
        const mark = spot.look && <Mark look={spot.look} outline={place} ghost={ghostOf(spot)} />;
        if (!isControl(spot)) return <g key={String(spot.at)}>{mark}</g>;
        return (
          // biome-ignore lint/a11y/useSemanticElements: HTML buttons do not exist inside a picture
          <g
            key={String(spot.at)}
            class="spot"
            role="button"
            tabindex={place === stop ? 0 : -1}
            aria-label={spot.name}
            aria-pressed={spot.look === 'chosen' || spot.look === 'preview' ? true : undefined}
            data-at={String(spot.at)}
            onClick={() => {
              setVisited(spot.at);
              spot.onPress?.();
            }}
            onKeyDown={(event) => goOn(event, place)}
            // A finger does not point before it presses.
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && spot.onPoint?.(true)}
            onPointerLeave={() => spot.onPoint?.(false)}
            // Only a key that brings the focus points with it: what a press brings, it presses.
            onFocus={({ currentTarget }) => {
              if (!currentTarget.matches(':focus-visible')) return;
              setVisited(spot.at);
              spot.onPoint?.(true);
            }}
            onBlur={() => spot.onPoint?.(false)}
          >
            <path d={place.hit} class="spot-halo" />
            {mark}
            <path d={place.hit} class="spot-hit" />
          </g>
        );
      })}
    </g>
  );
}
