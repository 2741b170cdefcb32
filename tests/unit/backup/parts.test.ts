import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TOPICS } from '../../../src/activities/drills/drill.ts';
import { KEPT_PARTS } from '../../../src/backup/parts.ts';
import { localStorageWith } from '../kit/local-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const bring = (key: string, value: unknown) => {
  const part = KEPT_PARTS.find((each) => each.key === key);
  if (part === undefined) throw new Error(`no part ${key}`);
  return part.bring(JSON.stringify(value));
};
const held = (items: Record<string, string>, key: string) => JSON.parse(items[`milestones-${key}`] ?? 'null');

test('every key that the site keeps something under is in the backup', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => file !== 'src/kit/storage.ts');
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bkept(?:<[^>]*>)?\(\s*([^,]+),/g)].map(([, key = '']) => key),
  );
  // What is half entered in a form lasts as long as its tab.
  const ofTab = ["'setup'", "'card-setup'"];
  // What names its key by a variable: `settings`, the position of the day, the topics and the calculators, each of which is listed.
  const keys = named.flatMap((key) => {
    if (ofTab.includes(key)) return [];
    if (key === 'SETTINGS_KEY') return ['settings'];
    // What no key here is for is put aside.
    if (key === 'key') return [];
    if (key === 'ATTEMPT_KEY') return ['position-of-the-day'];
    if (key === 'name') return TOPICS.map((topic) => `practised-${topic}`);
    if (key.startsWith('`calculator-')) return [];
    return [key.replaceAll("'", '')];
  });
  const calculators = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useLinked(?:<\w+>)?\('(\w+)'/g)].map(([, name]) => `calculator-${name}`),
  );
  expect(calculators).toHaveLength(5);
  const listed = KEPT_PARTS.map(({ key }) => key);
  expect([...new Set([...keys, ...calculators, 'language'])].sort()).toEqual([...listed].sort());
});

describe('what is here and what comes are joined, and coming twice changes nothing', () => {
  const day = { version: 1, day: 20_000 };
  test.each([
    ['settings', { theme: 'dark' }, { theme: 'light', text: 'larger' }, { theme: 'dark', text: 'larger' }],
    [
      'lessons',
      { format: 'milestones-lessons 1', lessons: { loop: { tries: 2, star: false } } },
      {
        format: 'milestones-lessons 1',
        lessons: { loop: { tries: 1, star: true }, street: { tries: 3, star: false } },
      },
      {
        format: 'milestones-lessons 1',
        lessons: { loop: { tries: 2, star: true }, street: { tries: 3, star: false } },
      },
    ],
    [
      'lesson-begun',
      { lesson: 'loop', actions: [] },
      { lesson: 'street', actions: [] },
      { lesson: 'loop', actions: [], others: [{ lesson: 'street', actions: [] }] },
    ],
    [
      'boards',
      [{ id: 'a', link: 'x' }],
      [
        { id: 'a', link: 'x' },
        { id: 'b', link: 'y' },
      ],
      [
        { id: 'a', link: 'x' },
        { id: 'b', link: 'y' },
      ],
    ],
    [
      'mistakes',
      { version: 1, wanted: false, rules: { '8.5': { times: 3, box: 1, due: 5 } } },
      {
        version: 1,
        wanted: true,
        rules: { '8.5': { times: 2, box: 4, due: 9 }, '11.2': { times: 1, box: 0, due: 4 } },
      },
      {
        version: 1,
        wanted: true,
        rules: { '8.5': { times: 3, box: 1, due: 5 }, '11.2': { times: 1, box: 0, due: 4 } },
      },
    ],
    [
      'streak',
      { version: 1, from: 10, to: 12, longest: 5 },
      { version: 1, from: 13, to: 20, longest: 8 },
      { version: 1, from: 10, to: 20, longest: 11 },
    ],
    [
      'position-of-the-day',
      { ...day, tries: 2, done: null },
      { ...day, tries: 1, done: 'solved' },
      { ...day, tries: 2, done: 'solved' },
    ],
    [
      'position-of-the-day',
      { ...day, tries: 2, done: null, others: [{ day: 7, tries: 1, done: 'solved' }] },
      {
        version: 1,
        day: 20_001,
        tries: 1,
        done: 'shown',
        others: [
          { day: 9, tries: 1, done: 'shown' },
          { day: 7, tries: 3, done: null },
        ],
      },
      {
        ...day,
        others: [
          { day: 7, tries: 3, done: 'solved' },
          { day: 20_001, tries: 1, done: 'shown' },
          { day: 9, tries: 1, done: 'shown' },
        ],
      },
    ],
    ['first-game', ['a'], 'b', ['b', 'a']],
    ['questions', ['a', 'b'], ['b', 'c'], ['a', 'b', 'c']],
    ['opening', ['a'], ['b'], ['a']],
  ])('%s', (key, here, there, both) => {
    const items = localStorageWith({ [`milestones-${key}`]: JSON.stringify(here) });
    vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => {} });
    // The settings listen to other tabs from the first change on.
    vi.stubGlobal('addEventListener', () => {});
    bring(key, there);
    expect(held(items, key)).toMatchObject(both);
    const before = { ...items };
    expect(bring(key, there)).toEqual([]);
    expect({ ...items }).toEqual(before);
  });

  test('what is not here comes as it is', () => {
    const items = localStorageWith({});
    expect(bring('questions', ['a'])).toEqual(['added']);
    expect(bring('language', 'hu')).toEqual(['added']);
    expect({ ...items }).toEqual({ 'milestones-questions': '["a"]', 'milestones-language': 'hu' });
  });
});

test('another state of a board becomes a board of its own, and what finds no place is named', () => {
  const items = localStorageWith({ 'milestones-boards': JSON.stringify([{ id: 'a', link: 'x' }]) });
  expect(bring('boards', [{ id: 'a', link: 'z' }])).toEqual(['added']);
  expect(held(items, 'boards')).toMatchObject([{ id: 'a', link: 'x' }, { link: 'z' }]);
  expect(bring('boards', [{ id: 'a', link: 'z' }])).toEqual([]);
  const many = Array.from({ length: 200 }, (_, i) => ({ id: `b${i}`, link: `l${i}` }));
  expect(bring('boards', many)).toEqual(['full', 'added']);
  expect(held(items, 'boards')).toHaveLength(200);
  expect(bring('boards', many)).toEqual(['full']);
});

test('what cannot be read is put aside once, and changes nothing', () => {
  const items = localStorageWith({ 'milestones-questions': '["a"]' });
  for (let times = 0; times < 2; times++) expect(bring('questions', 7)).toEqual(['unreadable']);
  expect({ ...items }).toEqual({ 'milestones-questions': '["a"]', 'milestones-questions-damaged': '7' });
  expect(bring('language', 'la')).toEqual(['unreadable']);
});

test('what an earlier version has put aside comes where this one can read all of it', () => {
  const items = localStorageWith({ 'milestones-questions': '["a"]' });
  const aside = (text: string) => KEPT_PARTS.find(({ key }) => key === 'questions')?.putAside(text);
  expect(aside('["b"]')).toEqual(['added']);
  expect(aside('["b"]')).toEqual([]);
  expect(aside('["c",7]')).toEqual(['unreadable']);
  expect({ ...items }).toEqual({ 'milestones-questions': '["a","b"]', 'milestones-questions-damaged': '["c",7]' });
});

test('one damaged board among others is named and put aside, and the others come', () => {
  const items = localStorageWith({ 'milestones-boards': JSON.stringify([{ id: 'a', link: 'x' }]) });
  const there = [{ id: 'b', link: 'y' }, { id: 'c' }, { id: 'd', link: 'z' }];
  expect(bring('boards', there)).toEqual(['unreadable', 'added']);
  expect(held(items, 'boards').map(({ id }: { id: string }) => id)).toEqual(['a', 'b', 'd']);
  expect(held(items, 'boards-damaged')).toEqual(there);
  const before = { ...items };
  expect(bring('boards', there)).toEqual(['unreadable']);
  expect({ ...items }).toEqual(before);
});

describe('why something is not kept', () => {
  const full = (items: Record<string, string>) =>
    Object.defineProperty(items, 'setItem', {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
  const aside = (key: string, text: string) => KEPT_PARTS.find((each) => each.key === key)?.putAside(text);

  test('there is no room', () => {
    full(localStorageWith({}));
    expect(bring('questions', ['a'])).toEqual(['full']);
    expect(bring('language', 'hu')).toEqual(['full']);
    expect(bring('questions', 7)).toEqual(['unreadable', 'full']);
    expect(bring('questions', ['a', 7])).toEqual(['unreadable', 'full']);
    expect(aside('questions', '{')).toEqual(['unreadable', 'full']);
  });

  test('the browser keeps nothing for the page', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(bring('questions', ['a'])).toEqual(['blocked']);
    expect(bring('language', 'hu')).toEqual(['blocked']);
    expect(bring('questions', 7)).toEqual(['unreadable', 'blocked']);
    expect(aside('questions', '{')).toEqual(['unreadable', 'blocked']);
  });

  test('what lies aside already is the same', () => {
    localStorageWith({});
    expect(aside('questions', '{')).toEqual(['unreadable']);
    expect(aside('questions', '{')).toEqual([]);
  });
});
