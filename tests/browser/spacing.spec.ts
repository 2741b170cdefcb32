import { expect, type Page, test } from '@playwright/test';
import { languages } from '../../src/words/languages.ts';
import { hand } from './card-parts.ts';
import { PAGES, visitAll } from './pages.ts';
import { ANY_WINDOW, NARROW, overflow, WIDE } from './windows.ts';
import { called } from './words.ts';

/** Headings and buttons of the page that touch what lies above them. */
const touching = (page: Page) =>
  page.evaluate(() => {
    const inFlow = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 2 &&
      !/absolute|fixed/.test(getComputedStyle(element).position);
    /** What lies above, and where it ends: the room below a part of the page is within its edge. */
    const above = (element: Element): { element: Element; end: number } | null => {
      for (let at: Element | null = element; at !== null && at.localName !== 'main'; at = at.parentElement)
        for (let other = at.previousElementSibling; other !== null; other = other.previousElementSibling)
          if (inFlow(other)) {
            const room = Number.parseFloat(getComputedStyle(other).paddingBlockEnd);
            return { element: other, end: other.getBoundingClientRect().bottom - room };
          }
      return null;
    };
    const BUTTON = 'button, .button';
    return [...document.querySelectorAll(`main :is(h2, h3, p, ${BUTTON})`)]
      .filter((element) => inFlow(element) && element.closest('svg') === null)
      .flatMap((element) => {
        const before = above(element);
        const isHeading = element.matches('h2, h3');
        if (before === null || !(isHeading || element.matches(BUTTON) || before.element.matches(BUTTON))) return [];
        const [one, other] = [element.getBoundingClientRect(), before.element.getBoundingClientRect()];
        const gap = one.top - before.end;
        const isBelow = gap > -4 && one.left < other.right && other.left < one.right;
        return isBelow && gap < (isHeading ? 6 : 4) ? [`${element.textContent?.slice(0, 30)}: ${gap}`] : [];
      });
  });

test('headings and buttons keep their distance from what lies above them', { tag: ANY_WINDOW }, async ({ page }) => {
  const found: Record<string, string[]> = {};
  await visitAll(page, PAGES, (page) => async (path) => {
    await page.goto(path);
    const close = await touching(page);
    if (close.length > 0) found[path] = close;
  });
  expect(found).toEqual({});
});

test('on a phone no word of a table is broken, and its columns are apart', { tag: NARROW }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of languages) {
    const path = `${language}/rules/board-of-works/`;
    await page.goto(path);
    const faults = await page
      .getByRole('table')
      .first()
      .evaluate((table) => {
        const boxesOf = (node: Node, from: number, to: number) => {
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, to);
          return [...range.getClientRects()];
        };
        const texts: { text: string; boxes: DOMRect[]; cell: Element }[] = [];
        const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          for (const { 0: text, index } of (node.textContent ?? '').matchAll(/[^\s\u00a0-]+/g)) {
            const cell = node.parentElement?.closest('th, td') as Element;
            if (node.parentElement?.checkVisibility() && cell.closest('thead') === null)
              texts.push({ text, boxes: boxesOf(node, index, index + text.length), cell });
          }
        const broken = texts.filter(({ boxes }) => boxes.length > 1).map(({ text }) => text);
        const close = texts.flatMap(({ text, boxes: [one], cell }) =>
          texts
            .filter(({ boxes: [other], cell: next }) => {
              if (next === cell || next.parentElement !== cell.parentElement || !one || !other) return false;
              const gap = other.left - one.right;
              return Math.abs(one.top - other.top) < 5 && gap > -20 && gap < 6;
            })
            .map(({ text: other }) => `${text}|${other}`),
        );
        return [...broken, ...close];
      });
    expect(faults, path).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test('the menu of the card game lies below the page’s head, and the whole hand in the window', { tag: NARROW }, async ({
  page,
}) => {
  for (const language of languages) {
    for (const path of ['', 'learn/limits/', 'play/']) {
      await page.goto(`${language}/card-game/${path}`);
      const head = await page.getByRole('banner').boundingBox();
      const menu = await page.getByRole('main').getByRole('navigation').first().boundingBox();
      expect(menu?.y, `${language} ${path}`).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
    }
    // The game that has begun is there in the other languages, too.
    if (language === languages[0])
      await page.getByRole('button', { name: called('card-table', 'setup.start') }).click();
    await expect(hand(page)).toBeInViewport({ ratio: 1 });
  }
});

test('on a desk every page of text begins below the site’s name', { tag: WIDE }, async ({ page }) => {
  for (const path of ['credits/', 'differences/', 'glossary/', 'quick/', 'real-table/', 'rulings/', 'what-if/']) {
    await page.goto(`en/${path}`);
    const name = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.x, path).toBeCloseTo(name?.x ?? 0, 0);
  }
});
