import { expect, test } from 'vitest';
import { withoutStyles } from '../../../src/build/shared-styles.ts';

const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;

test('links to styles are taken from the head alone, in their order and each once; all else stays as it is', () => {
  const body = `</head><body>${link('c')}</body>`;
  const { styles, filled } = withoutStyles(
    `<head><style>x{}</style>${link('b')}<title>T</title>${link('a')}${link('b')}${body}`,
  );
  expect(styles).toEqual(['/_astro/b.css', '/_astro/a.css']);
  expect(filled('HERE')).toBe(`<head><style>x{}</style>HERE<title>T</title>${body}`);
});
