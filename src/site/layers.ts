/**
 * What lies over a page – every modal dialog, and the sheet of a table – is a step in the browser's history, so that Back closes
 * it. What is closed otherwise takes its step away again.
 */

/** What is open, from the bottom up: modal dialogs, and popovers that say that they are a layer (`data-layer`). */
const layers: HTMLElement[] = [];
/** What was open last at each height: Forward opens it again. */
const last: HTMLElement[] = [];
/** Whether a step is being taken away: the browser does that later. */
let isLeaving = false;
/** What had the focus when that began. */
let focused: Element | null = null;

const isDialog = (layer: HTMLElement) => layer instanceof HTMLDialogElement;
const isShown = (layer: HTMLElement) => layer.isConnected && layer.matches(':is(:modal, :popover-open)');
const show = (layer: HTMLElement) => (isDialog(layer) ? layer.showModal() : layer.showPopover());
const hide = (layer: HTMLElement) => (isDialog(layer) ? layer.close('') : layer.hidePopover());

/** How many layers were open at this place of the history. */
const steps = (): number => Number(history.state?.layers ?? 0);

function addStep(): void {
  try {
    // The page below stays where it is when Back comes to it.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, layers: layers.length }, '');
  } catch {
    // Browsers allow so many steps a minute: without one, Back leaves the page.
  }
  history.scrollRestoration = 'auto';
}

/** Adds the step that is missing, or takes away those that are left over. */
function settle(): void {
  const surplus = steps() - layers.length;
  if (isLeaving) return;
  if (surplus < 0) addStep();
  if (surplus <= 0) return;
  isLeaving = true;
  focused = document.activeElement;
  history.go(-surplus);
}

/** Gives the focus back: going back in the history takes it away if the address has a fragment. */
function keepFocus(): void {
  if (document.activeElement === document.body && focused instanceof HTMLElement)
    focused.focus({ preventScroll: true });
  focused = null;
}

function opened(layer: HTMLElement): void {
  if (layers.includes(layer)) return;
  last[layers.length] = layer;
  layers.push(layer);
  if (steps() < layers.length) settle();
}

/** Looks what is open no longer. What comes in its place takes its step over. */
function look(): void {
  const before = layers.length;
  layers.splice(0, before, ...layers.filter(isShown));
  if (layers.length < before) setTimeout(settle);
}

new MutationObserver((changes) => {
  for (const { target } of changes) if (target instanceof HTMLDialogElement && target.matches(':modal')) opened(target);
  look();
}).observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLElement && target.hasAttribute('data-layer') && isShown(target)) opened(target);
    look();
  },
  { capture: true },
);

addEventListener('popstate', () => {
  // What is left of the page scrolls as ever.
  history.scrollRestoration = 'auto';
  const isOurs = isLeaving;
  isLeaving = false;
  if (isOurs) setTimeout(keepFocus);
  while (!isOurs && layers.length > steps()) hide(layers.pop() as HTMLElement);
  for (
    let layer = last[layers.length];
    !isOurs && layers.length < steps() && layer?.isConnected;
    layer = last[layers.length]
  ) {
    show(layer);
    opened(layer);
  }
  settle();
});

/** After a reload nothing is open but what the address opens. */
function begin(): void {
  isLeaving = false;
  history.scrollRestoration = 'auto';
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) opened(dialog);
  settle();
}
addEventListener('pageshow', ({ persisted }) => persisted && begin());
begin();
