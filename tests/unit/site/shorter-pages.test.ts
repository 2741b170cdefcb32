import { expect, test } from 'vitest';
import { shorter, shorterScopes } from '../../../src/site/shorter-pages.ts';

const scope = (name: string) => `data-astro-cid-${name}`;

test('styles and elements of a component keep one name in common, which is short', () => {
  const style = `a[${scope('abcdefgh')}]{}p[${scope('3jklmnop')}]{}`;
  const page = `<a ${scope('abcdefgh')} data-kept></a><p ${scope('3jklmnop')}></p>`;
  expect(shorterScopes([style, page])).toEqual([
    'a[data-abcd]{}p[data-3jkl]{}',
    '<a data-abcd data-kept></a><p data-3jkl></p>',
  ]);
});

test('a short name is never that of another component, nor an attribute of our own', () => {
  const first = `<a ${scope('keptefgh')}></a>`;
  expect(() => shorterScopes([first, `<b ${scope('keptefxx')}></b>`])).toThrow(/longer name/);
  expect(() => shorterScopes([first, '<dialog data-kept="name"></dialog>'])).toThrow(/longer name/);
  expect(() => shorterScopes([first, '<dialog data-kept-too="name" data-keptlong></dialog>'])).not.toThrow();
});

test('empty elements of pictures close themselves; what holds something, and empty elements of texts, stay', () => {
  const text = '<p></p><span></span><script src="/a.js"></script>';
  expect(shorter(`<svg><g class="a"><use href="#b"></use></g><g></g><g><text>1</text></g></svg>${text}`)).toBe(
    `<svg><g class="a"><use href="#b"/></g><g/><g><text>1</text></g></svg>${text}`,
  );
});

/** The values of a tag's attributes, as a browser reads them. */
function propsOf(html: string): unknown {
  const [, props = ''] = / props='([^']*)'/.exec(html) ?? [];
  return JSON.parse(props.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))));
}
const packed = (props: string) =>
  `<html><astro-island component-export="default" props="${props}" opts="{&quot;value&quot;:true}" await-children><p></p><!--astro:end--></astro-island>`;

test('an island is given the same in plain JSON, in which no tag seems to end', () => {
  const page = shorter(
    packed(
      '{&quot;a&quot;:[0,&quot;It&#39;s &lt; 1 &gt; 0 &amp;amp;&quot;],&quot;b&quot;:[1,[[0,null],[0,{&quot;c&quot;:[0,2]}],[1,[]]]]}',
    ),
  );
  expect(propsOf(page)).toEqual({ a: "It's < 1 > 0 &amp;", b: [null, { c: 2 }, []] });
  expect(page).toMatch(/^<html><astro-island props='[^'>]*' opts='{"value":true}'><p><\/p><\/astro-island>$/);
});

test('what JSON does not hold is not given to an island', () => {
  expect(() => shorter(packed('{&quot;when&quot;:[3,&quot;2026-01-01&quot;]}'))).toThrow(/not JSON/);
});

test('islands are woken by an element of our own; parts of pages by that of the page they come to', () => {
  const theirs = '<script>(()=>{customElements.define("astro-island",class extends HTMLElement{})})()</script>';
  const [, ours = ''] = /<script>(.*)<\/script>/.exec(shorter(`<html>${theirs}`)) ?? [];
  expect(ours).toContain('component-url');
  expect(shorter(`<p></p>${theirs}`)).toBe('<p></p>');
});

test('styles that follow each other are one, and scripts do the same with fewer letters', () => {
  expect(shorter('<style>\n  @layer a, b;\n</style><style>p { color: red; }</style>')).toBe(
    '<style>@layer a,b;p{color:red}</style>',
  );
  const [, script = ''] =
    /<script>(.*)<\/script>/.exec(shorter('<html><script>{\n const á = 40;\n said = á + 2; }</script>')) ?? [];
  expect(new Function('said', `${script};return said`)()).toBe(42);
  expect(script).not.toMatch(/\s{2}|\n/);
});

test('a script that is a module, or data, or a file of its own stays as it is', () => {
  const page =
    '<script type="module">const a = 1;</script><script type="application/json">{ "a": 1 }</script><script src="/a.js"></script>';
  expect(shorter(page)).toBe(page);
});
