import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaNames, readMessages } from '../../../src/words/areas.ts';

const sources = globSync('src/**/*.{ts,tsx,astro}').map((file) => readFileSync(file, 'utf8'));

/** Areas whose keys are the ids, codes or names of something, which no source writes as a key. */
const BY_ID = [
  'card-cases',
  'card-advice',
  'card-events',
  'card-problems',
  'card-refusals',
  'card-examples',
  'card-glossary',
  'cases',
  'differences',
  'events',
  'examples',
  'film',
  'film-cues',
  'glossary',
  'lessons',
  'pictures',
  'problems',
  'refusals',
  'settings',
  'shortcuts',
];

const escaped = (text: string) => text.replace(/[^\w-]/g, '\\$&');

/** What the texts and templates of a source can be as keys; a gap in a template may be anything. */
const keysIn = (source: string): RegExp[] => [
  ...[...source.matchAll(/'([\w.-]+)'/g)].map(([, text = '']) => new RegExp(`^${escaped(text)}$`)),
  ...[...source.matchAll(/`([^`\n]+)`/g)].map(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.map(escaped).join('.+')}$`);
  }),
];

/** The messages of an area that no source asks for. */
function unusedIn(name: string): string[] {
  const keys = sources.filter((source) => source.includes(`'words:${name}'`)).flatMap(keysIn);
  const unused = Object.keys(readMessages(name, 'en')).filter((key) => !keys.some((pattern) => pattern.test(key)));
  return unused.map((key) => `${name}: ${key}`);
}

test('every message is used', () => {
  const areas = areaNames().filter((name) => !BY_ID.includes(name));
  expect(areas.length).toBeGreaterThan(40);
  expect(areas.flatMap(unusedIn)).toEqual([]);
});
