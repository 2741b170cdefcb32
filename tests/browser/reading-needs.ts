import type { Page } from '@playwright/test';
import { ranLater } from './later.ts';

/** What some readers need of a page: more space in its text, letters twice as large, the page enlarged four times. */
export const NEEDS = {
  'text spacing at 320 px': {
    size: { width: 320, height: 640 },
    // WCAG 2.2, 1.4.12
    style: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  },
  'text of 200 % on a phone': { size: { width: 390, height: 844 }, style: 'html { font-size: 200% !important }' },
  'a zoom of 400 %': { size: { width: 320, height: 256 }, style: '' },
} as const;

export type Need = keyof typeof NEEDS;

/** Shows the page as a reader with a need has it. The policy of a page allows no styles in it; what a reader's browser adds is none of its. */
export async function showAs(page: Page, need: Need): Promise<void> {
  const { size, style } = NEEDS[need];
  await page.setViewportSize(size);
  await page.evaluate(async (style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    // Letters are asked for when the page is laid out, and those of the device are wider than what stands there until then.
    document.documentElement.getBoundingClientRect();
    await document.fonts.ready;
  }, style);
}

/** By how much the page is wider than its window, and what sticks out. A phone would make the page smaller, and `innerWidth` larger. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const isCut = (element: Element) => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right + scrollX > clientWidth + 0.5 && !isCut(element),
    );
    const named = wide.map(
      ({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 20)}`,
    );
    return `${scrollWidth - clientWidth} px: ${named.slice(-3).join(' | ')}`;
  });

/** Which bars that stay in the window cover more than a quarter of it. */
export const wideBars = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(done));
    const box = (element: Element) => element.getBoundingClientRect();
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      return (position === 'sticky' || position === 'fixed') && element.checkVisibility();
    });
    const before = bars.map((bar) => box(bar).top);
    scrollBy({ top: 40, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(done));
    return bars
      .filter((bar, i) => {
        const { top, bottom, width } = box(bar);
        const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return top === before[i] && width > innerWidth / 2 && seen > innerHeight / 4;
      })
      .map(({ className }) => className);
  });

/**
 * Gives the focus to whatever Tab would stop at, `most` stops at most, and names what cannot be seen then, since something else lies over it
 * or it lies outside the window: of what is open over the page, where anything is, else of the page, whose head and foot are gone through only `withFrame`. The browser scrolls to what is
 * focused here as it does for Tab; a key for each stop would take ten times as long.
 */
export async function coveredFocus(page: Page, most: number, withFrame: boolean): Promise<string[]> {
  await ranLater(page);
  return page.evaluate(
    async ([most, withFrame]) => {
      scrollTo({ top: 0, behavior: 'instant' });
      // What has the focus already is not scrolled to again.
      (document.activeElement as HTMLElement | null)?.blur();
      const layer = [...document.querySelectorAll(':modal, :popover-open')].at(-1);
      const stops = [
        ...(layer ?? document).querySelectorAll<HTMLElement>(
          'a, area, button, input, select, textarea, summary, [tabindex]',
        ),
      ].filter(
        (each) =>
          each.tabIndex >= 0 &&
          !each.matches(':disabled') &&
          each.checkVisibility({ visibilityProperty: true }) &&
          (withFrame || each.closest('body > :is(header, footer)') === null),
      );
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      const covered: string[] = [];
      for (const stop of stops.slice(0, most)) {
        stop.focus();
        await new Promise((done) => requestAnimationFrame(done));
        const isSeen = [...stop.getClientRects()].some(({ x, y, width, height }) =>
          parts.some((across) =>
            parts.some((down) => {
              const top = document.elementFromPoint(x + width * across, y + height * down);
              const label = (stop as HTMLInputElement).labels?.[0];
              return top !== null && (stop.contains(top) || top.contains(stop) || label?.contains(top));
            }),
          ),
        );
        if (document.activeElement === stop && !isSeen)
          covered.push(stop.ariaLabel ?? stop.textContent?.trim().slice(0, 40) ?? stop.tagName);
      }
      return covered;
    },
    [most, withFrame] as const,
  );
}

/** The least that is seen of a part that scrolls, in pixels: two lines of text. Where the window shows less, what it holds cannot be read. */
const LEAST = 48;

/** Which parts that scroll by themselves are strips in which nothing can be read. */
export const strips = (page: Page) =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((part) => {
          const { overflowY } = getComputedStyle(part);
          const scrolls = (overflowY === 'auto' || overflowY === 'scroll') && part.scrollHeight > part.clientHeight + 1;
          return scrolls && part.clientHeight < least && part.checkVisibility({ visibilityProperty: true });
        })
        .map((part) => `${part.tagName} ${part.className || part.id}: ${part.clientHeight} of ${part.scrollHeight} px`),
    LEAST,
  );
