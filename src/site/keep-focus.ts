/**
 * Where what has the focus leaves the page or can no longer be reached, what comes in its place or next gets it: it would fall to
 * the page as a whole, and keys would begin at its top. What a part of the page does about its own focus goes first. The switch
 * of languages keeps it on the page that it leads to.
 */
import { storageName } from '../kit/storage-names.ts';

/** No field: on a phone the keyboard would come up. */
const STOPS = 'a[href], button, select, summary, [tabindex="0"], input:is([type="checkbox"], [type="radio"])';
const SWITCHED = storageName('language-switched');

/** What had the focus last, or what it lay in where it has gone; null where the reader has left it. */
let place: Element | null = null;
/** Whether it has gone, and what stood before it. */
let hasGone = false;
let before: Node | null = null;
let isWaiting = false;
/** What lies over the page and what had the focus when it came; null where nothing had. */
const openers = new Map<Element, Element | null>();

const layerOf = (element: Element | null) => element?.closest('dialog, [popover]') ?? null;
const isOpen = (layer: Element) => layer.matches('[open], :popover-open');
const canBeReached = (stop: Element) =>
  stop.checkVisibility({ visibilityProperty: true }) && !stop.matches(':disabled, [inert], [inert] *');

/** What comes in the place of what has gone, else next, else last. */
function nextStop(): HTMLElement | null {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const stops = [...scope.querySelectorAll<HTMLElement>(STOPS)].filter(canBeReached);
  const from = before?.isConnected ? before : (place as Element);
  const follows = (stop: Element) => {
    const lies = from.compareDocumentPosition(stop);
    // In what the lost one lay in, what is there now has taken its place.
    return (lies & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && (from === place || !from.contains(stop));
  };
  return stops.find(follows) ?? stops.at(-1) ?? document.querySelector('main');
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Where a layer that held the place has been closed, the place is what it was opened from, if that is still there. */
function leaveClosedLayer(): void {
  const layer = layerOf(place);
  if (layer === null || isOpen(layer)) return;
  const opener = openers.get(layer);
  if (opener === null || opener?.isConnected) place = opener;
}

function mend(): void {
  isWaiting = false;
  if (!isLost()) return;
  leaveClosedLayer();
  if (place?.isConnected && (hasGone || !canBeReached(place))) nextStop()?.focus({ preventScroll: true });
}

/** Looks when all have had their say, and the browser has taken the focus from what cannot be reached. */
function look(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => setTimeout(mend));
}

addEventListener('focusin', ({ target }) => {
  // What opens in place of a layer was opened from where that was opened from.
  leaveClosedLayer();
  for (const layer of openers.keys()) if (!isOpen(layer)) openers.delete(layer);
  const layer = layerOf(target as Element);
  if (layer !== null && !openers.has(layer)) openers.set(layer, place);
  place = target as Element;
  hasGone = false;
  before = null;
});
addEventListener('focusout', ({ target, relatedTarget }) => {
  if (relatedTarget !== null) return;
  setTimeout(() => {
    if (!isLost()) return;
    // What can still be reached has been left by the reader, who has pressed beside it.
    if (place === target && canBeReached(target as Element)) place = null;
    else look();
  });
});
new MutationObserver((changes) => {
  const last = place;
  // Before it is taken out of the page: then nothing tells any more what it was opened from.
  leaveClosedLayer();
  if (place === null) return;
  if (place !== last) look();
  for (const { type, target, removedNodes, previousSibling } of changes) {
    if (type === 'attributes' && target.contains(place)) look();
    if (![...removedNodes].some((node) => !node.isConnected && node.contains(place))) continue;
    place = target as Element;
    hasGone = true;
    before = previousSibling;
    look();
  }
}).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
});

/** The links to the other languages, the one of this page among them. */
const languages = document.querySelector<HTMLElement>('#languages');
/** Does something with the storage of the tab; where that is blocked, the focus begins at the top of the next page. */
const inTab = (use: (storage: Storage) => void) => {
  try {
    use(sessionStorage);
  } catch {}
};
// Whoever points sees where the switch is.
languages?.addEventListener('click', ({ detail }) => {
  if (detail === 0) inTab((storage) => storage.setItem(SWITCHED, 'yes'));
});
inTab((storage) => {
  if (storage.getItem(SWITCHED) === null) return;
  storage.removeItem(SWITCHED);
  languages?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
});
