import { existsSync, globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isSaying, repeater, say, sayAgain, showRegion } from '../../../src/kit/live.ts';

/** As much of an element as the helper asks for: a text of its own, and the elements after it. */
class Region {
  hidden = true;
  className = '';
  #text = '';
  #parent: Region | null = null;
  children: Region[] = [];
  get textContent(): string {
    return this.#text + this.children.map(({ textContent }) => textContent).join('');
  }
  set textContent(text: string) {
    this.#text = text;
    this.children = [];
  }
  get lastElementChild(): Region | null {
    return this.children.at(-1) ?? null;
  }
  append(added: Region | string) {
    if (typeof added === 'string') this.#text += added;
    else {
      added.#parent = this;
      this.children.push(added);
    }
  }
  remove() {
    const parent = this.#parent as Region;
    parent.children = parent.children.filter((child) => child !== this);
  }
}

beforeAll(() => void vi.stubGlobal('document', { createElement: () => new Region() }));
afterAll(() => void vi.unstubAllGlobals());

const ADDED = /[\u00a0\u200b]$/;

/** What a region says after each of some acts, as a screen reader hears it: once for each text that comes, and not for one that only goes. */
function heard(region: Region, acts: readonly (() => void)[]): string[] {
  const heard: string[] = [];
  for (const act of acts) {
    const before = `${region.hidden} ${region.textContent}`;
    act();
    if (!before.startsWith(`${region.hidden} ${region.textContent}`)) heard.push(region.textContent.replace(ADDED, ''));
  }
  return heard;
}

const saying = (region: Region, text: string) => () => say(region as unknown as Element, text);

test('the same words said four times come four times, and take no place', () => {
  const region = new Region();
  const once = saying(region, 'Not allowed.');
  expect(heard(region, [once, once, once, once])).toEqual(Array(4).fill('Not allowed.'));
  expect(region.children.map(({ className }) => className)).toEqual(['unseen']);
  expect(isSaying(region as unknown as Element, 'Not allowed.')).toBe(true);
  expect(heard(region, [saying(region, 'Allowed.')])).toEqual(['Allowed.']);
  expect(isSaying(region as unknown as Element, 'Not allowed.')).toBe(false);
  saying(region, '')();
  saying(region, '')();
  expect(region.textContent).toBe('');
});

test('a region that is shown again, or says what stands in it again, changes each time and takes no more place', () => {
  const region = new Region();
  region.textContent = 'The link is damaged.';
  const once = () => showRegion(region as unknown as HTMLElement, true);
  const again = () => sayAgain(region as unknown as Element);
  expect(heard(region, [once, once, once, once, again, again])).toEqual(Array(6).fill('The link is damaged.'));
  expect(region.children.map(({ className }) => className)).toEqual(['unseen']);
  showRegion(region as unknown as HTMLElement, false);
  expect(region.hidden).toBe(true);
});

test('what is told anew is drawn with another addition each time, and what is only drawn again is not', () => {
  const addedFor = repeater();
  const [first, second, third, fourth] = [{}, {}, {}, {}];
  const added = [first, first, second, second, third, fourth].map((of) => addedFor(of, false));
  expect(added.slice(0, 2)).toEqual([null, null]);
  expect(added[3]).toBe(added[2]);
  for (const each of added.slice(2)) expect(each).toMatch(ADDED);
  expect(added[4]).not.toBe(added[3]);
  expect(added[5]).not.toBe(added[4]);
});

test('the first that is told, and what is told after nothing, needs no addition', () => {
  const addedFor = repeater();
  expect(addedFor(null, true)).toBeNull();
  expect(addedFor({}, false)).toBeNull();
  expect(addedFor({}, false)).toMatch(ADDED);
  addedFor(null, true);
  expect(addedFor({}, false)).toBeNull();
});

/** The live regions in the pages themselves, and the scripts that speak in each. */
const IN_PAGES: { readonly [page: string]: readonly string[] } = {
  'src/activities/examples/ExampleInChapter.astro': ['src/site/client-directives/say-coming.ts'],
  'src/activities/first-table/FirstTable.astro': ['src/activities/first-table/follow.ts'],
  'src/activities/game-night/CalculatorPlace.astro': ['src/activities/game-night/calculators/open.ts'],
  'src/activities/game-night/Setup.astro': ['src/activities/game-night/memory.ts'],
  'src/pages/[lang]/card-game/examples.astro': ['src/pages/[lang]/card-game/examples.astro'],
  'src/pages/[lang]/game-night/index.astro': ['src/activities/game-night/memory.ts'],
  'src/pages/[lang]/what-if/index.astro': ['src/pages/[lang]/what-if/index.astro'],
  'src/site/Search.astro': ['src/site/search-button.ts', 'src/search/results.ts'],
  'src/site/Settings.astro': ['src/site/settings-button.ts'],
  'src/site/rules/Said.astro': ['src/site/rules/chapter-page.ts'],
  // Its script stands in the page and fetches nothing; it hides what it shows before it shows it again.
  'src/site/IslandsFailed.astro': [],
};

/** What makes a live region of an element, however it is written. */
const LIVE =
  /<output\b|\brole="(?:status|alert|log)"|\brole=\{[^}]*\b(?:status|alert|log)\b|\baria-live=|\bariaLive\b|['"](?:role|aria-live)['"],/g;
const sources = globSync('src/**/*.{ts,tsx,astro}').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Whether a file makes a live region itself, and not of `Live`. */
const makesRegion = ({ text }: (typeof sources)[number]) =>
  [...text.matchAll(LIVE)].some(
    ({ index }) => !/^<Live\s/.test(text.slice(text.slice(0, index + 1).search(/<\w[^<]*$/))),
  );

test('no live region is made without the helper', () => {
  const made = sources.filter(makesRegion).map(({ file }) => file);
  expect(sources.some(({ text }) => text.includes('<Live'))).toBe(true);
  expect(made.filter((file) => !(file in IN_PAGES))).toEqual([]);
  expect(Object.keys(IN_PAGES).filter((page) => !made.includes(page))).toEqual([]);
});

test('scripts speak in the live regions of pages with the helper only', () => {
  const speakers = Object.values(IN_PAGES).flat();
  for (const speaker of speakers) {
    expect(existsSync(speaker), speaker).toBe(true);
    const text = readFileSync(speaker, 'utf8');
    expect(text, speaker).toMatch(/import \{[^}]*\b(?:say|showRegion)\b[^}]*\} from '[^']*kit\/live\.ts'/);
    expect(text.match(/\b(?:status|said|region)\.(?:textContent = |replaceChildren\().*/g), speaker).toBeNull();
  }
});
