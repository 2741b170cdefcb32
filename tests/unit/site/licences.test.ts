import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLicences, IN_SCRIPTS, licences } from '../../../src/site/licences.ts';

test('everything that is handed on has a licence, and its text says so', () => {
  for (const { name, licence, text } of licences()) {
    expect(licence, name).toMatch(/^(MIT|ISC|Apache-2\.0|Unicode-DFS-2016|OFL-1\.1)$/);
    expect(text, name).toMatch(/permission|license|redistribution/i);
    expect(text.length, name).toBeGreaterThan(500);
  }
});

test('a package in the scripts without its licence fails the build, and so does a licence without its package', () => {
  const modules = IN_SCRIPTS.map((name) => `/somewhere/node_modules/${name}/dist/index.js`);
  expect(() => checkLicences([...modules, '/somewhere/src/kit/bring.ts'])).not.toThrow();
  expect(() => checkLicences([...modules, '/a/node_modules/x/node_modules/@who/what/i.js'])).toThrow('@who/what');
  expect(() => checkLicences(modules.slice(1))).toThrow(IN_SCRIPTS[0]);
});

interface Entry {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

test('the lock file names the address and the hash of every package, but for optional ones of other platforms', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  const bare = Object.entries(packages).filter(([path, entry]) => path !== '' && !(entry.resolved && entry.integrity));
  const needed = bare.filter(([, { optional, os, cpu }]) => {
    const isHere = (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true);
    return !optional || (os === undefined && cpu === undefined) || isHere;
  });
  expect(needed.map(([path]) => path).filter((path) => !path.endsWith('musl'))).toEqual([]);
  // npm writes no hash where the registry does not hand out the package; there are not to be more of them.
  expect(bare.length).toBeLessThanOrEqual(31);
});
