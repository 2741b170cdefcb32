import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repeater, say, sayAgain, showRegion } from '../../../src/kit/live.ts';

/** As much of an element as the helper asks for: the texts in it. */
class Region {
  hidden = true;
  texts: string[] = [];
  get textContent() {
    return this.texts.join('');
  }
  set textContent(text: string) {
    this.texts = [text];
  }
  get lastChild() {
    return { nodeValue: this.texts.at(-1), remove: () => this.texts.pop() };
  }
  append(text: string) {
    this.texts.push(text);
  }
}

/** What a region says after each of some acts, as a screen reader hears it: once for each change. */
function heard(region: Region, acts: readonly (() => void)[]): string[] {
  const heard: string[] = [];
  for (const act of acts) {
    const before = `${region.hidden} ${region.textContent}`;
    act();
    if (`${region.hidden} ${region.textContent}` !== before) heard.push(region.textContent.trim());
  }
  return heard;
}

test('the same words said three times are three changes', () => {
  const region = new Region();
  const once = () => say(region, 'Not allowed.');
  expect(heard(region, [once, once, once])).toEqual(Array(3).fill('Not allowed.'));
  expect(heard(region, [() => say(region, 'Allowed.'), () => say(region, '')])).toEqual(['Allowed.', '']);
  expect(heard(region, [() => say(region, '')])).toEqual([]);
});

test('a region that is shown again, or says what stands in it again, changes each time', () => {
  const region = new Region();
  region.textContent = 'The link is damaged.';
  const once = () => showRegion(region as unknown as HTMLElement, true);
  expect(heard(region, [once, once, once])).toEqual(Array(3).fill('The link is damaged.'));
  const again = () => sayAgain(region as unknown as Element);
  expect(heard(region, [again, again])).toEqual(Array(2).fill('The link is damaged.'));
  expect(heard(region, [() => showRegion(region as unknown as HTMLElement, false)])).toHaveLength(1);
  expect(region.hidden).toBe(true);
});

test('what is told anew is drawn otherwise each time, and what is only drawn again is not', () => {
  const addedFor = repeater();
  const [first, second, third] = [{}, {}, {}];
  const added = [first, first, second, second, third].map(addedFor);
  expect(added[0]).toBeNull();
  expect(added[1]).toBe(added[0]);
  expect(added[2]).not.toBe(added[1]);
  expect(added[3]).toBe(added[2]);
  expect(added[4]).not.toBe(added[3]);
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
  'src/site/Search.astro': ['src/site/search-button.ts', 'src/search/dialog.ts'],
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
