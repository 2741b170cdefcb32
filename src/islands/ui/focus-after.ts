const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Gives the focus to what can be reached next after a part of the page that is about to go: it would fall to the page as a whole. */
export function focusAfter(part: Element): void {
  const follows = (stop: Element) =>
    !part.contains(stop) && (part.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)];
  stops.find((stop) => follows(stop) && stop.checkVisibility())?.focus({ preventScroll: true });
}
