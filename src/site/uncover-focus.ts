/** What gets the focus by a key comes out from under the bars that stay in the window: browsers scroll it into the window, and no farther. */

/** What is left between it and a bar, in pixels. */
const MARGIN = 8;

/** The bar that an element is part of, if it is. */
function barOf(element: Element | null): Element | null {
  for (let bar = element; bar !== null && bar !== document.body; bar = bar.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(bar).position)) return bar;
  return null;
}

function uncover(focused: Element): void {
  const { x, y, top, bottom, width, height } = focused.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  const bar = above === null || focused.contains(above) || above.contains(focused) ? null : barOf(above);
  if (bar === null || bar.contains(focused) || height > innerHeight / 2) return;
  const box = bar.getBoundingClientRect();
  const isFoot = box.top + box.bottom > innerHeight;
  scrollBy({ top: isFoot ? bottom + MARGIN - box.top : top - MARGIN - box.bottom, behavior: 'instant' });
}

addEventListener('focusin', ({ target }) => {
  const focused = target as Element;
  if (focused.matches(':focus-visible') && focused.closest('dialog, [popover]') === null)
    requestAnimationFrame(() => document.activeElement === focused && uncover(focused));
});
