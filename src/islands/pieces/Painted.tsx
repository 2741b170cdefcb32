import type { ComponentChildren } from 'preact';

/** All of a picture that is no control: its label says what it shows, so that its parts are not read out one by one. */
export function Painted({ children }: { readonly children: ComponentChildren }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG picture cannot be focused
  return <g aria-hidden="true">{children}</g>;
}
