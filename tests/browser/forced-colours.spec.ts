import { expect, type Page, test } from '@playwright/test';
import { PAGES } from './pages.ts';
import { CHOICES } from './scenes.ts';
import { ANY_WINDOW } from './windows.ts';

/**
 * Gives every control of a page each state that it may have, and names those that look the same without it, as far as forced
 * colours leave a look: lines, grounds and letters in the reader’s colours, and what is drawn by signs. Weight alone is too little.
 * Drawings keep their colours.
 */
const alike = (page: Page) =>
  page.evaluate(() => {
    const LOOKS = [
      'color',
      'backgroundColor',
      'borderTopColor',
      'borderTopStyle',
      'borderTopWidth',
      'borderBottomColor',
      'borderBottomWidth',
      'outlineStyle',
      'outlineWidth',
      'textDecorationLine',
      'content',
    ] as const;
    const look = (element: Element) =>
      ['', '::before', '::after']
        .flatMap((part) => {
          const style = getComputedStyle(element, part || undefined);
          return LOOKS.map((name) => style[name]);
        })
        .join();
    const STATES = [
      ['aria-pressed', 'true', 'false'],
      ['aria-selected', 'true', 'false'],
      ['aria-current', 'true', null],
      ['aria-disabled', 'true', 'false'],
    ] as const;
    const found: string[] = [];
    const compare = (element: Element, state: string, set: (on: boolean) => void, was: boolean) => {
      const [on, off] = [true, false].map((each) => {
        set(each);
        return look(element);
      });
      set(was);
      if (on === off)
        found.push(`${state}: ${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 30)}`);
    };
    for (const [name, on, off] of STATES)
      for (const element of document.querySelectorAll<HTMLElement>(`body :not(svg, svg *)[${name}]`)) {
        // What is pressed goes on to look so.
        if (name === 'aria-disabled' && element.ariaPressed === 'true') continue;
        const was = element.getAttribute(name);
        const set = (to: string | null) =>
          to === null ? element.removeAttribute(name) : element.setAttribute(name, to);
        compare(element, name, (is) => set(is ? on : off), was === on);
        set(was);
      }
    // A box that the browser draws says by itself whether it is checked.
    for (const input of document.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')) {
      if (getComputedStyle(input).opacity !== '0' && getComputedStyle(input).appearance !== 'none') continue;
      const was = [...document.querySelectorAll<HTMLInputElement>(`[name="${input.name}"]`)].find(
        (each) => each.checked,
      );
      const label = input.labels?.[0] as Element;
      compare(label, 'checked', (is) => (input.checked = is), input.checked);
      if (was) was.checked = true;
    }
    return found;
  });

const LEAST_FOUND = 100;

test('in forced colours what is chosen, current or not possible is told from what is not', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  let all = 0;
  const look = async (where: string) => {
    all += await page.locator('[aria-pressed], [aria-current], [aria-disabled]').count();
    expect.soft(await alike(page), where).toEqual([]);
  };
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await look(path);
  }
  for (const [name, open] of Object.entries(CHOICES)) {
    await open(page);
    await look(name);
  }
  expect(all).toBeGreaterThan(LEAST_FOUND);
});
