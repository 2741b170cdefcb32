import type { Page } from '@playwright/test';

/** Draws a whole number, both ends included. */
export type Draw = (from: number, to: number) => number;

/** A thing that can be pressed: where it is in the window, and what it is, for the list of presses. */
interface Target {
  readonly x: number;
  readonly y: number;
  readonly what: string;
}

/** What a press may touch besides the page it is on. */
interface Hands {
  readonly page: Page;
  readonly draw: Draw;
  /** Switches the network of all tabs off or on. */
  readonly setOffline: (isOffline: boolean) => Promise<void>;
  /** Opens a second tab on the same page, or goes to the other one where there are two. */
  readonly otherTab: () => Promise<void>;
}

const TARGETS = 'a[href], button, summary, input, select, textarea, [tabindex], [role="button"], [role="radio"]';

/** Everything in the window that can be pressed, in the order of the page. */
const targetsOf = (page: Page): Promise<Target[]> =>
  page.evaluate((selector) => {
    const modal = document.querySelector('dialog:modal');
    return [...(modal ?? document).querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || height === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const what = `${element.localName} ${JSON.stringify(name.trim().replaceAll(/\s+/g, ' ').slice(0, 40))}`;
      return [{ x: Math.round(x), y: Math.round(y), what }];
    });
  }, TARGETS);

const oneOf = <T>(draw: Draw, values: readonly T[]): T => values[draw(0, values.length - 1)] as T;

const KEYS = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape'],
  ...['Home', 'End', 'PageDown', 'Backspace', 'Delete'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '?', '/', '+', '-', '0', '1', '5'],
  ...'abcdefghijklmnopqrstuvwxyz',
];
const TEXTS = [
  ...['', ' ', '0', '-1', '99999999999', '1e9', '%00', 'castle', 'S12..3'],
  ...['🦊🦊', '<b>x</b>', '\u202Eabc', "'; --", 'é'.repeat(60)],
];
const SIZES = [
  [320, 256],
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

/** One press: says what it does before it does it, so that a press that never ends can be named. */
type Press = (hands: Hands, say: (what: string) => void) => Promise<void>;

const click: Press = async ({ page, draw }, say) => {
  const targets = await targetsOf(page);
  if (targets.length === 0) return say('click on nothing');
  const { x, y, what } = oneOf(draw, targets);
  say(`click ${what}`);
  await page.mouse.click(x, y);
};

const tap: Press = async ({ page, draw }, say) => {
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight] as const);
  const [x, y] = [draw(0, width - 1), draw(0, height - 1)];
  say(`tap at ${x},${y}`);
  await page.touchscreen.tap(x, y);
};

const key: Press = async ({ page, draw }, say) => {
  const pressed = oneOf(draw, KEYS);
  say(`key ${pressed}`);
  await page.keyboard.press(pressed);
};

const type: Press = async ({ page, draw }, say) => {
  const fields = (await targetsOf(page)).filter(({ what }) => /^(input|textarea)/.test(what));
  if (fields.length === 0) return say('no field to type into');
  const [{ x, y, what }, text] = [oneOf(draw, fields), oneOf(draw, TEXTS)];
  say(`type ${JSON.stringify(text)} into ${what}`);
  await page.mouse.click(x, y);
  await page.keyboard.insertText(text);
};

const drag: Press = async ({ page, draw }, say) => {
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight] as const);
  const [from, to] = [0, 1].map(() => [draw(0, width - 1), draw(0, height - 1)] as const) as [
    readonly [number, number],
    readonly [number, number],
  ];
  say(`drag from ${from} to ${to}`);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
};

const scroll: Press = async ({ page, draw }, say) => {
  const by = draw(-900, 900);
  say(`scroll by ${by}`);
  await page.mouse.wheel(0, by);
};

const resize: Press = async ({ page, draw }, say) => {
  const [width, height] = oneOf(draw, SIZES);
  say(`resize to ${width}×${height}`);
  await page.setViewportSize({ width, height });
};

const language: Press = async ({ page, draw }, say) => {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].map(({ href }) => href),
  );
  if (links.length === 0) return say('no language to switch to');
  const href = oneOf(draw, links);
  say(`switch to ${new URL(href).pathname}`);
  await page.goto(href, { waitUntil: 'commit' });
};

const back: Press = async ({ page }, say) => {
  say('back');
  await page.goBack({ waitUntil: 'commit' });
};

const forward: Press = async ({ page }, say) => {
  say('forward');
  await page.goForward({ waitUntil: 'commit' });
};

const reload: Press = async ({ page }, say) => {
  say('reload');
  await page.reload({ waitUntil: 'commit' });
};

const network: Press = async ({ draw, setOffline }, say) => {
  const isOffline = draw(0, 1) === 1;
  say(isOffline ? 'offline' : 'online');
  await setOffline(isOffline);
};

const tab: Press = async ({ otherTab }, say) => {
  say('the other tab');
  await otherTab();
};

/** How often each press is drawn. */
const PRESSES: readonly (readonly [number, Press])[] = [
  [45, click],
  [25, key],
  [6, type],
  [6, tap],
  [4, drag],
  [4, scroll],
  [2, resize],
  [2, back],
  [1, forward],
  [1, reload],
  [1, language],
  [2, network],
  [1, tab],
];
const WEIGHT = PRESSES.reduce((sum, [weight]) => sum + weight, 0);

/** A press that chance has drawn. */
export function drawnPress(draw: Draw): Press {
  let left = draw(1, WEIGHT);
  for (const [weight, press] of PRESSES) {
    left -= weight;
    if (left <= 0) return press;
  }
  return click;
}
