import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { keepTogether } from '../../../src/site/rules/keep-together.ts';

/** What stands in boxes and between them, terms in brackets. */
function boxes(mdx: string): string {
  const { code } = mdxToJs(mdx.replaceAll(/\[(\w+)\]/g, '<Term id="$1">$1</Term>'), { mdastPlugins: [keepTogether] });
  const call = code.slice(code.indexOf('_jsxs(_components.p'), code.indexOf('function MDXContent'));
  return [...call.matchAll(/components\.span|id: "(\w+)"|"([^"]*)"/g)]
    .map(([whole, term, text]) => (whole === 'components.span' ? '|' : term ? `[${term}]` : (text ?? '')))
    .filter((part) => part !== 'together')
    .join('');
}

test.each([
  ['A [lot] here.', 'A [lot]lot here.'],
  ['A [lot].', 'A |[lot]lot.'],
  ['L’[lot] et ([house])\u202f; fin', '|L’[lot]lot et |([house]house)\u202f; fin'],
  ['[lot], [house], [mill]', '|[lot]lot, |[house]house, [mill]mill'],
])('%s', (mdx, expected) => {
  expect(boxes(mdx)).toBe(expected);
});
