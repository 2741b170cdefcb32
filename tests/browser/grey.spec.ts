import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { ANY_WINDOW, drawn } from './windows.ts';

/** About the smallest that a piece gets at the table, in pixels: a worker on the player board of somebody else. */
const SIDE = 32;
const WIDTH = 1024;

/** Lays every drawing of the game into a square of its own, in grey, and gives their names. */
const lay = (page: Page): Promise<string[]> =>
  page.evaluate((side) => {
    const sheet = document.createElement('div');
    sheet.style.cssText =
      'position: fixed; inset: 0; z-index: 99; display: flex; flex-wrap: wrap; align-content: start; background: var(--paper-raised); filter: grayscale(1)';
    document.body.append(sheet);
    return [...document.querySelectorAll('.m-sprite g[id^=m-]')].map(({ id }) => {
      sheet.insertAdjacentHTML('beforeend', `<svg width="${side}" height="${side}"><use href="#${id}"/></svg>`);
      const square = sheet.lastElementChild as SVGSVGElement;
      const { x, y, width, height } = square.getBBox();
      const edge = Math.max(width, height) * 1.1;
      square.setAttribute('viewBox', `${x + (width - edge) / 2} ${y + (height - edge) / 2} ${edge} ${edge}`);
      return id;
    });
  }, SIDE);

/** The drawings as they are on the screen: how light each pixel is, from 0 for the darkest of a drawing to 1 for its lightest. */
async function shadesOf(page: Page, count: number): Promise<number[][]> {
  const { data } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: count }, (_, i) => {
    const [left, top] = [(i * SIDE) % WIDTH, Math.floor((i * SIDE) / WIDTH) * SIDE];
    const pixels = Array.from({ length: SIDE ** 2 }, (_, at) => {
      const [x, y] = [left + (at % SIDE), top + Math.floor(at / SIDE)];
      return data[y * WIDTH + x] as number;
    });
    const [least, most] = [Math.min(...pixels), Math.max(...pixels)];
    return pixels.map((pixel) => (pixel - least) / (most - least));
  });
}

/** Two shades that differ by less than this are one to the eye, if they lie far apart. */
const SAME = 0.25;

/** The share of their pixels in which two drawings differ; the ground that both leave free does not count. */
function difference(one: readonly number[], other: readonly number[]): number {
  const drawn = (shades: readonly number[], i: number) => Math.abs((shades[i] as number) - (shades[0] as number)) > 0.1;
  const places = one.map((_, i) => i).filter((i) => drawn(one, i) || drawn(other, i));
  return places.filter((i) => Math.abs((one[i] as number) - (other[i] as number)) > SAME).length / places.length;
}

/**
 * The least that two drawings have to differ by. The figures 2 and 3 in their rings, which nobody takes for each other, differ
 * by 0.10 at dusk and 0.15 by day; one drawing in the colours of another does not differ at all.
 */
const LEAST = 0.09;

/** The pairs of drawings that look the same. */
async function alike(page: Page, names: readonly string[]): Promise<string[]> {
  const shades = await shadesOf(page, names.length);
  return names.flatMap((name, i) =>
    names
      .slice(i + 1)
      .map((other, j) => ({ other, by: difference(shades[i] as number[], shades[i + 1 + j] as number[]) }))
      .filter(({ by }) => by < LEAST)
      .map(({ other, by }) => `${name} and ${other}: ${by.toFixed(2)}`),
  );
}

// The test takes colours away by a style of its own, which the pages’ policy would not let in.
test.use({ bypassCSP: true });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in grey (${colorScheme}) every piece, player, worker and good is told from every other by its shape`, {
    tag: ANY_WINDOW,
  }, async ({ page }) => {
    await page.setViewportSize({ width: WIDTH, height: 256 });
    await page.goto('en/play/');
    await page.emulateMedia({ colorScheme });
    await drawn(page);
    const names = await lay(page);
    expect(names.length).toBeGreaterThan(40);
    expect(await alike(page, names)).toEqual([]);
    // All colours taken away, what is left is shape alone.
    await page.addStyleTag({
      content: '.m-sprite [fill] { fill: #fff } .m-light, .m-shade, .m-shadow { visibility: hidden }',
    });
    expect(await alike(page, names)).toEqual([]);
  });
}
