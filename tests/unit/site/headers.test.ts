import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../../src/words/languages.ts';

const lines = readFileSync(new URL('../../../public/_headers', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));

/** The headers of an address as hosts read them: of all paths that match it, as often as they stand there. */
function headersOf(address: string): [name: string, value: string][] {
  let matches = false;
  return lines.flatMap((line): [string, string][] => {
    if (!line.startsWith(' ')) {
      matches = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
      return [];
    }
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    return matches ? [[name, value]] : [];
  });
}

const pages = languages.flatMap((each) => [`/${each}/`, `/${each}/play/`, `/${each}/sw.js`, `/${each}/offline.json`]);

test.each(['/', '/sw.js', '/404.html', '/drawings/', '/positions/1.txt', ...pages])(
  '%s is asked for anew',
  (address) => {
    expect(headersOf(address)).toContainEqual(['Cache-Control', 'no-cache']);
  },
);

test('what may never change is kept, but no error at such an address for good', () => {
  const values = headersOf('/_astro/table.js').filter(([name]) => name === 'Cache-Control');
  expect(values).toEqual([['Cache-Control', expect.stringContaining('max-age=')]]);
  expect(values.join()).not.toContain('immutable');
});

test.each(['/', '/en/play/', '/_astro/table.js', '/favicon.svg'])(
  '%s is guarded, and no header stands twice',
  (address) => {
    const headers = headersOf(address);
    expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
    expect(Object.fromEntries(headers)).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  },
);
