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
  expect(() => checkLicences([...modules, '/somewhere/src/kit/network.ts'])).not.toThrow();
  expect(() => checkLicences([...modules, '/a/node_modules/x/node_modules/@who/what/i.js'])).toThrow('@who/what');
  expect(() => checkLicences(modules.slice(1))).toThrow(IN_SCRIPTS[0]);
});

test('the lock file names the address and the hash of every package, for any machine', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { readonly resolved?: string; readonly integrity?: string }>;
  };
  const bare = Object.entries(packages).filter(
    ([path, { resolved, integrity }]) =>
      path !== '' &&
      !(resolved?.startsWith('https://registry.npmjs.org/') && /^sha512-[\w+/]{86}==$/.test(integrity ?? '')),
  );
  expect(bare.map(([path]) => path)).toEqual([]);
});
