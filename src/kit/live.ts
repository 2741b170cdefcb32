/** How live regions say something again: screen readers announce what changes, so words that stay the same would be silent. */

/** Makes the same words other words to a screen reader. Nobody sees it. */
const AGAIN = '\u00a0';

/** Says a text in a live region of a page, also where it says just that already. */
export function say(region: Pick<Element, 'textContent'>, text: string): void {
  region.textContent = text !== '' && region.textContent === text ? text + AGAIN : text;
}

/** Has a live region announced once more, with what stands in it. */
export function sayAgain(region: Element): void {
  const { lastChild } = region;
  if (lastChild?.nodeValue === AGAIN) lastChild.remove();
  else region.append(AGAIN);
}

/** Shows a live region whose words are in the page, or hides it. One that is shown already is announced once more. */
export function showRegion(region: HTMLElement, isShown: boolean): void {
  if (isShown && !region.hidden) sayAgain(region);
  region.hidden = !isShown;
}

/** For a live region that is drawn anew (`ui/Live.tsx`): gives what to add to its words, another addition for each new thing that is told. */
export function repeater(): (of: unknown) => string | null {
  let told: { readonly of: unknown; readonly added: string | null } | undefined;
  return (of) => {
    if (told === undefined) told = { of, added: null };
    else if (told.of !== of) told = { of, added: told.added === null ? AGAIN : null };
    return told.added;
  };
}
