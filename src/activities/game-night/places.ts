import { kindOf } from '../../links/tidy.ts';

/** The name of the place that the address leads to, `row` of `#row=…`. */
export const placeNamed = (): string => kindOf(location.hash);

/** Where a part leads that is there for one calculator. */
const OPENS: { readonly [part: string]: string } = { score: 'end' };

/**
 * Shows one part of the evening at a time: the one with the place that the address names, at first the first one. What is closed
 * opens where it is named, or a place in it. Calls with each part that is shown after the first.
 */
export function runPlaces(onPart: (part: HTMLElement) => void): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.night-part')];
  const links = document.querySelectorAll<HTMLAnchorElement>('.night-nav a');
  let shown: HTMLElement | undefined;
  const show = () => {
    const place = document.getElementById(placeNamed());
    const part = place?.closest<HTMLElement>('.night-part') ?? shown ?? parts[0];
    if (part === undefined) return;
    for (const each of parts) each.toggleAttribute('data-folded', each !== part);
    for (const link of links) link.ariaCurrent = link.hash === `#${part.id}` ? 'true' : null;
    const details = document.getElementById(OPENS[placeNamed()] ?? placeNamed())?.closest('details');
    if (details) details.open = true;
    // Whoever opens the page at its first part begins at its top.
    if (shown !== undefined || part !== parts[0]) place?.scrollIntoView();
    if (shown !== undefined && shown !== part) onPart(part);
    shown = part;
  };
  show();
  addEventListener('hashchange', show);
}
