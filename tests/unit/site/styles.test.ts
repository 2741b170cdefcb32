import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const sheets = globSync('src/**/*.css').map((file) => ({ file, text: read(file) }));
const parts = globSync('src/**/*.astro').map((file) => ({
  file,
  text: (/<style>([\s\S]*)<\/style>/.exec(read(file)) ?? ['', ''])[1] as string,
}));

const LENGTH = /[\d.]+(?:rem|em|px)/g;

test('layouts change at no other widths than tokens.css names', () => {
  const tokens = readFileSync('src/site/styles/tokens.css', 'utf8');
  const named = [...tokens.matchAll(/^ \* {3}(\d+rem) /gm)].map(([, width]) => width);
  expect(named.length).toBeGreaterThan(3);
  const others = [...sheets, ...parts].flatMap(({ file, text }) =>
    [...text.matchAll(/@(?:media|container)([^{]*)/g)]
      .map(([, when]) => (when as string).replaceAll(/\([^()]*height[^()]*\)/g, '').trim())
      .filter(
        (when) =>
          /(min|max)-(width|inline-size)/.test(when) ||
          (when.match(LENGTH) ?? []).some((width) => !named.includes(width)),
      )
      .map((when) => `${file}: ${when}`),
  );
  expect(others).toEqual([]);
});

/** What stands before the braces, save where it names no elements. */
const selectorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/([^{};]*)\{/g)]
    .map(([, before]) => (before as string).trim())
    .filter((before) => !before.startsWith('@'));

/** The classes that a stylesheet names, wherever in a selector. */
const classesIn = (text: string): readonly string[] =>
  selectorsIn(text).flatMap((selectors) =>
    [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name as string),
  );

test('nothing is asked of every element: what stands beside it, or what it holds', () => {
  // Each press would have the browser style anew whole pictures that it does not touch.
  const isAskedOfAll = (selectors: string) => /\* [+~] \*|(^|[\s>+~,]):has\(/.test(selectors);
  expect(['.a > * + *', ':has(> .a)', '.a :has(.b)', 'p, :has(~ .a)'].every(isAskedOfAll)).toBe(true);
  expect(['.a > .b + *', 'div:has(> .a)', 'p:not(:has(.a))', ':root:has(.a)'].some(isAskedOfAll)).toBe(false);
  const found = [...sheets, ...parts].flatMap(({ file, text }) =>
    selectorsIn(text)
      .filter(isAskedOfAll)
      .map((selectors) => `${file}: ${selectors}`),
  );
  expect(found).toEqual([]);
});

test('a class is named by the stylesheets of one folder: none says how anything of another looks or lies', () => {
  expect(
    classesIn(
      '@layer a { .b:is(i, :not(u, .c)), .d > .e { x: .5em; & .f { y: z } } @media (width < 1.5em) { .g { } } }',
    ),
  ).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
  const folders = new Map<string, Set<string>>();
  for (const { file, text } of sheets)
    for (const name of classesIn(text)) folders.set(name, (folders.get(name) ?? new Set()).add(dirname(file)));
  const shared = [...folders].filter(([, all]) => all.size > 1);
  expect(shared.map(([name, all]) => `.${name}: ${[...all].join(', ')}`)).toEqual([]);
});
