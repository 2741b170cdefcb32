import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { modulePreloads } from '../../../src/build/module-preloads.ts';

function siteWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'milestones-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '_astro'));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, '_astro', name), code);
  return folder;
}

const link = (name: string) => `<link rel="modulepreload" href="/base/_astro/${name}" fetchpriority="low">`;
const island = (when: string) => `<x-island code="/base/_astro/Table.js" when="${when}"></x-island>`;

test('a head names the modules of islands that come with the page, but for what the page loads by itself', () => {
  const folder = siteWith({
    'Table.js': 'import"./game.js";import"./site.js";const a={fr:()=>import("./fr.Table.js")}',
    'game.js': '',
    'site.js': '',
    'fr.Table.js': '',
  });
  const rewrite = modulePreloads({ folder, base: '/base/', pages: new Map() });
  const own = '<script type="module" src="/base/_astro/site.js"></script>';
  const page = (links: string, when: string) => `<head>${own}${links}</head>${island(when)}`;
  expect(rewrite(page('', 'painted'), join('fr', 'play', 'index.html'))).toBe(
    page(link('game.js') + link('fr.Table.js') + link('Table.js'), 'painted'),
  );
  expect(rewrite(page('', 'touched'), join('fr', 'play', 'index.html'))).toBe(page('', 'touched'));
});
