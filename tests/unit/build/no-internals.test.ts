import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that Astro, Vite, Preact and Serwist use among themselves: any release may change them. */
const PRIVATE =
  /astro-(?:island|slot|static-slot)|data-astro-|(?:component|renderer|before-hydration)-(?:url|export)|await-children|astro:end|vite:preact|vite\/preload-helper|__vitePreload|\b__[mkcHPR]\b|serwist-precache/;

test('nothing relies on what Astro, Vite, Preact or Serwist do not document', () => {
  const files = ['astro.config.mjs', ...globSync('src/**/*.{ts,tsx,astro,css}')];
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (PRIVATE.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
