import { defineMdastPlugin, type MdastNode } from 'satteri';

/** An article that is joined to the term after it: l’, d’. */
const BEFORE = /[^\s\u00a0\u202f]+$/;
const AFTER = /^(?:\u202f?[;:!?»]|[.,)”’])+/;

const isTerm = (node?: Readonly<MdastNode>) => node?.type === 'mdxJsxTextElement' && node.name === 'Term';

/** A text among siblings, without what is joined to a term before it and to one after it. */
function cut(siblings: readonly MdastNode[], place: number) {
  const node = siblings[place];
  const text = node?.type === 'text' ? node : undefined;
  const value = text?.value ?? '';
  const start = (isTerm(siblings[place - 1]) && AFTER.exec(value)?.[0]) || '';
  const end = (isTerm(siblings[place + 1]) && BEFORE.exec(value.slice(start.length))?.[0]) || '';
  return { text, start, end, rest: value.slice(start.length, value.length - end.length) };
}

/**
 * A term is a button, and browsers may break a line between a button and what is joined to it. This puts both in a box of
 * their own.
 */
export const keepTogether = defineMdastPlugin({
  name: 'keep-together',
  mdxJsxTextElement(term, context) {
    if (!isTerm(term)) return;
    const siblings: readonly MdastNode[] = context.parent(term).children;
    const place = context.indexOf(term) ?? 0;
    const before = cut(siblings, place - 1);
    const after = cut(siblings, place + 1);
    if (before.end + after.start === '') return;
    for (const { text, rest } of [before, after]) if (text) context.setProperty(text, 'value', rest);
    context.replaceNode(term, {
      type: 'mdxJsxTextElement',
      name: 'span',
      attributes: [{ type: 'mdxJsxAttribute', name: 'class', value: 'together' }],
      children: [{ type: 'text', value: before.end }, term, { type: 'text', value: after.start }],
    });
  },
});
