import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const rooms = readme.split('## Rooms')[1]?.split('```')[1] ?? '';

/** Whether there are such files: by the whole path or by its end, whatever stands in its pointed brackets. */
const isThere = (path: string) => {
  const pattern = path.replaceAll(/<[^>]+>/g, '*').replaceAll('[', '[[]');
  return globSync([pattern, `{src,tests,content,public}/**/${pattern}`]).length > 0;
};

test('every file that the README names is there', () => {
  const named = [...readme.matchAll(/`([\w./<>[\]-]+\.(?:ts|tsx|mjs|astro|json|mdx|css|md))`/g)].map(
    ([, path]) => path as string,
  );
  expect(named.length).toBeGreaterThan(100);
  // What the build writes.
  const elsewhere = ['/rules.json', 'dist/_headers'];
  expect([...new Set(named)].filter((path) => !elsewhere.includes(path) && !isThere(path))).toEqual([]);
});

test('every command is described', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`(\`|npm (run (-s )?)?)${name}\\b`).test(readme));
  expect(missing).toEqual([]);
});

test('the picture of rooms names everything in content', () => {
  expect(readdirSync('content').filter((name) => !rooms.includes(name))).toEqual([]);
});

test.each(['src', 'src/islands', 'src/islands/milestones', 'src/islands/thousand-miles'])(
  'the picture of rooms names every folder of %s',
  (folder) => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(rooms))).toEqual([]);
  },
);
