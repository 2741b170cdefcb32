import { expect, test } from 'vitest';
import { islandsOf, scriptsOfIslands } from '../../../src/build/modules.ts';

const FILES: Record<string, string> = {
  '_astro/Table.js': 'import{a}from"./game.js";import"./side.js";const later=()=>import("./Help.js")',
  '_astro/game.js': 'export*from"./kit.js";const words={en:()=>import("./en.Table.js"),fr:()=>import("./fr.Table.js")}',
  '_astro/side.js': 'import{k}from"./kit.js"',
  '_astro/kit.js': 'import{g}from"./game.js"',
  '_astro/client.js': '',
  '_astro/en.Table.js': '',
  '_astro/fr.Table.js': 'import"./french.js"',
  '_astro/french.js': '',
};
const PAGE = `<script src="/base/_astro/own.js"></script><p class="painted"></p>
<x-island code="/base/_astro/Table.js" with="/base/_astro/client.js" props="{&quot;a&quot;: 1 > 0}" when="painted" built></x-island>
<x-island code="/base/_astro/Example.js" when="touched" built></x-island>
<x-island code="/base/_astro/Example.js" when="seen" built></x-island>`;

test('an island needs what it imports at once, through however many files, and the words of the page’s language', () => {
  const { now, waiting } = islandsOf(PAGE);
  expect([now.length, waiting.length]).toEqual([1, 2]);
  const needed = scriptsOfIslands((file) => FILES[file] ?? expect.fail(file), now, 'fr');
  // Each behind what it imports: they are run in this order.
  expect([...needed]).toEqual(
    ['kit', 'french', 'fr.Table', 'game', 'side', 'Table', 'client'].map((name) => `_astro/${name}.js`),
  );
});
