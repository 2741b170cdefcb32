import type { ComponentChildren } from 'preact';

interface Props {
  readonly name: string;
  readonly children: ComponentChildren;
  /** Scenery is printed on the board and stays behind what lies on it: thinner lines, softer ink. */
  readonly printed?: boolean;
}

/** One drawing of the sprite, around its origin, to be shown by `<Drawn name>`. */
export function Drawing({ name, children, printed = false }: Props) {
  return (
    <g id={`m-${name}`} class={printed ? 'm-printed' : 'm-drawing'}>
      {children}
    </g>
  );
}

/** Light on the faces that look up, shade on those that look away from the light, which falls from the left. */
export function Light({ d }: { readonly d: string }) {
  return <path d={d} class="m-light" />;
}

/** The other half of `Light`. */
export function Shade({ d }: { readonly d: string }) {
  return <path d={d} class="m-shade" />;
}

/** Fine lines inside a drawing. */
export function Detail({ d }: { readonly d: string }) {
  return <path d={d} class="m-detail" />;
}
