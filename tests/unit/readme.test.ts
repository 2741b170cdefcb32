import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync(['*', '{src,tests,content,public}/**/*'], { exclude: ['**/node_modules/**'] });
const readmes = files
  .filter((file) => /(^|\/)README\.md$/.test(file))
  .map((readme) => ({ readme, text: readFileSync(readme, 'utf8') }));

const escaped = (text: string) => text.replaceAll(/[.[\]]/g, '\\$&');

/** Whether there are such files: by the whole path or by its end, with anything in place of its pointed brackets. */
const isThere = (path: string) => {
  const pattern = new RegExp(
    `(^|/)${path
      .split(/<[^>]+>/)
      .map(escaped)
      .join('[^/]*')}$`,
  );
  return files.some((file) => pattern.test(file));
};

/** The files that a README links to. */
const linkedFrom = ({ readme, text }: (typeof readmes)[number]) =>
  [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, path]) => join(dirname(readme), path as string));

test('every file that a README names is there', () => {
  // What the build writes.
  const built = ['/rules.json', 'dist/_headers'];
  const missing = readmes.flatMap(({ readme, text }) =>
    [...text.matchAll(/`([\w./<>[\]-]+\.(?:ts|tsx|mjs|astro|json|mdx|css|md))`/g)]
      .map(([, path]) => path as string)
      .filter((path) => !built.includes(path) && !isThere(path))
      .map((path) => `${readme}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every folder that a README names is there', () => {
  const missing = readmes.flatMap(({ readme, text }) =>
    [...text.matchAll(/`((?:src|tests|content|public)\/[\w./<>[\]-]+)\/`/g)]
      .map(([, path]) => path as string)
      .filter((path) => !isThere(path))
      .map((path) => `${readme}: ${path}/`),
  );
  expect(missing).toEqual([]);
});

test('every link of a README leads to a file, and every README is linked from another one', () => {
  const linked = readmes.flatMap((each) => linkedFrom(each).map((path) => ({ from: each.readme, path })));
  expect(linked.filter(({ path }) => !existsSync(path))).toEqual([]);
  const alone = readmes.filter(({ readme }) => readme !== 'README.md' && !linked.some(({ path }) => path === readme));
  expect(alone.map(({ readme }) => readme)).toEqual([]);
});

test('every command that a README names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  const named = readmes.flatMap(({ text }) =>
    [...text.matchAll(/npm run (?:-s )?([a-z][\w-]*)/g)].map(([, name]) => name as string),
  );
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});
