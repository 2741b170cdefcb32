import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf } from '../../../src/build/content-policy.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split(';')
    .find((each) => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test('a page allows the site itself and exactly the scripts and styles that stand in it', () => {
  const policy = policyOf('<style>p{}</style><script type="module">a()\n</script><script src="/b.js"></script>');
  expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
  expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", sha('p{}')]);
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", sha('a()\n')]);
});

test('what stands in a page twice is named once, and nothing is allowed wholesale', () => {
  const policy = policyOf('<script>a()</script><script>a()</script>');
  expect(sourcesOf(policy, 'script-src')).toHaveLength(2);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
});

test('pictures that the browser alone has are shown where there are such, and nowhere else', () => {
  for (const page of ['hu/board/index.html', 'hu/play/index.html'])
    expect(sourcesOf(policyOf('', page), 'img-src')).toEqual(["'self'", 'blob:']);
  for (const page of [
    'hu/check/index.html',
    'hu/index.html',
    'hu/card-game/play/index.html',
    'hu/rules/board-of-works/index.html',
    'index.html',
  ])
    expect(sourcesOf(policyOf('', page), 'img-src')).toEqual(["'self'"]);
});
