/** How live regions say something again: screen readers announce what changes, so words that stay the same would be silent. */

/** What is added to the same words, by turns: each time something comes that was not there, as what only goes is not announced. Nobody sees it. */
const ADDED = ['\u00a0', '\u200b'];

/** The one that follows on another, or on none. */
const next = (added: string | null) => (added === ADDED[0] ? ADDED[1] : ADDED[0]) as string;

/** Whether a live region of a page says a text, for the first time or again. */
export function isSaying(region: Pick<Element, 'textContent'>, text: string): boolean {
  return ['', ...ADDED].some((added) => region.textContent === text + added);
}

/** Says a text in a live region of a page, also where it says just that already. */
export function say(region: Element, text: string): void {
  if (text !== '' && isSaying(region, text)) sayAgain(region);
  else region.textContent = text;
}

/** Has a live region announced once more, with what stands in it. */
export function sayAgain(region: Element): void {
  const { lastElementChild: last } = region;
  const before = last?.textContent ?? null;
  if (before !== null && ADDED.includes(before)) last?.remove();
  // It takes no place: a text of its own would be a line, or a part of a grid.
  const added = document.createElement('span');
  added.className = 'unseen';
  added.textContent = next(before);
  region.append(added);
}

/** Shows a live region whose words are in the page, or hides it. One that is shown already is announced once more. */
export function showRegion(region: HTMLElement, isShown: boolean): void {
  if (isShown && !region.hidden) sayAgain(region);
  region.hidden = !isShown;
}

/**
 * For a live region that is drawn anew (`ui/Live.tsx`): returns a function to call once for each drawing, with what is told and whether the
 * region is empty. It gives what to add to the words, another addition for each new thing; null where the words need none, as nothing was
 * said before.
 */
export function repeater(): (of: unknown, isBlank: boolean) => string | null {
  let told: { readonly of: unknown; readonly added: string | null } | null = null;
  return (of, isBlank) => {
    const added = told === null ? null : told.of === of ? told.added : next(told.added);
    told = isBlank ? null : { of, added };
    return added;
  };
}
