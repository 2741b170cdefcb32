import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../../src');
const read = (file: string) => readFileSync(file, 'utf8');

/** The stylesheets that a module imports, be it through others. */
function stylesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of read(file).matchAll(/(?:from|import) ?\(?'(\.[^']+\.(?:tsx?|css))'/g))
    stylesOf(join(dirname(file), path), seen);
  return new Set([...seen].filter((name) => name.endsWith('.css')));
}

test('a chapter that an example is brought to has all styles of it', () => {
  const folder = join(src, 'site/examples');
  const brought = read(join(folder, 'brought.css')).matchAll(/@import "([^"]+)"/g);
  const needed = stylesOf(join(src, 'islands/milestones/examples/Example.tsx'));
  expect(new Set([...brought].map(([, path = '']) => join(folder, path)))).toEqual(needed);
});
