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

/** Without what stands in brackets, however deep. */
function withoutBrackets(selectors: string): string {
  const less = selectors.replaceAll(/\([^()]*\)/g, '');
  return less === selectors ? less : withoutBrackets(less);
}

/** The selectors of the rules that stand in no other rule, each of a list by itself, without what stands in brackets. */
function outerSelectors(text: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, before = '', bracket] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (bracket === '}') around.pop();
    if (bracket !== '{') continue;
    if (!before.trim().startsWith('@') && around.every((each) => each.startsWith('@'))) {
      found.push(
        ...withoutBrackets(before)
          .split(',')
          .map((each) => each.trim()),
      );
    }
    around.push(before.trim());
  }
  return found;
}

/** A class that a selector names alone, in whatever state: this is how it looks wherever it is. */
const alone = (selector: string) => /^\.([\w-]+)(?:::?[\w-]+|\[[^\]]*\])*$/.exec(selector)?.[1];

test('how a class looks is said in one room; others may only say how it lies in something of theirs', () => {
  expect(
    outerSelectors('@layer a { .b:is(i, :not(u, b)), .c .d { & .e { x: y } } @media print { .f { z: 1; } } }'),
  ).toEqual(['.b:is', '.c .d', '.f']);
  const rooms = Map.groupBy(
    sheets.flatMap(({ file, text }) =>
      outerSelectors(text).flatMap((selector) => {
        const name = alone(selector);
        return name === undefined ? [] : [{ name, room: dirname(file) }];
      }),
    ),
    ({ name }) => name,
  );
  const twice = [...rooms].filter(([, says]) => new Set(says.map(({ room }) => room)).size > 1);
  expect(twice.map(([name, says]) => `.${name}: ${[...new Set(says.map(({ room }) => room))].join(', ')}`)).toEqual([]);
});
