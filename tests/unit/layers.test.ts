import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '../layers.mjs';

const root = join(import.meta.dirname, '../..');
const files = (pattern: string) => globSync(pattern, { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The folders that a file imports from, each as its path below src/; dependency-cruiser does not read .astro files. */
function foldersImportedBy(file: string): string[][] {
  const sources = [...read(file).matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(
    (match) => match[1] ?? '',
  );
  return sources.map((source) => relative(join(root, 'src'), join(root, file, '..', source)).split('/'));
}

test('an .astro file imports only from its own folder and those below', () => {
  const all = files('src/**/*.astro');
  expect(all.length).toBeGreaterThan(50);
  const wrong = all.flatMap((file) => {
    const [, folder = ''] = file.split('/');
    const allowed: readonly string[] = [folder, ...(folders[folder as keyof typeof folders]?.imports ?? []), '..'];
    const imported = foldersImportedBy(file).filter(([each = '']) => !allowed.includes(each));
    return imported.map(([each]) => `${file} imports from ${each}`);
  });
  expect(wrong).toEqual([]);
});

test('an .astro file of an activity imports from no other activity', () => {
  const all = files('src/activities/*/*.astro');
  expect(all.length).toBeGreaterThan(4);
  const wrong = all.flatMap((file) => {
    const own = file.split('/')[2];
    const others = foldersImportedBy(file).filter(([folder, activity]) => folder === 'activities' && activity !== own);
    return others.map(([, activity]) => `${file} imports from ${activity}`);
  });
  expect(wrong).toEqual([]);
});

test('the engines and their players know no clock and no chance of their own', () => {
  const all = files('src/{kit,milestones,players,thousand-miles}/**/*.ts');
  expect(all.length).toBeGreaterThan(80);
  const CLOCKS = /\bMath\s*\.\s*random\b|\bnew Date\b|\bDate\s*[.(]|\bperformance\b|\bcrypto\b/g;
  const found = all.flatMap((file) => (read(file).match(CLOCKS) ?? []).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
