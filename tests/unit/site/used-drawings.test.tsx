import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Sprite } from '../../../src/islands/milestones/pieces/Sprite.tsx';
import { onlyUsed } from '../../../src/site/used-drawings.ts';

const small = '<svg><defs><g id="m-a"><use href="#m-b"></use></g><g id="m-b"></g><g id="m-c"></g></defs></svg>';

test('a drawing comes with those that it uses, and no others', () => {
  expect(onlyUsed(small, '<use href="#m-a">')).toBe(small.replace('<g id="m-c"></g>', ''));
  expect(onlyUsed(small, '<use href="#m-c">')).toBe('<svg><defs><g id="m-c"></g></defs></svg>');
  expect(onlyUsed(small, '<p>#m-x</p>')).toBe('<svg><defs></defs></svg>');
});

test('the sprite as it is has nothing to lose where all of it is used', () => {
  const sprite = renderToString(<Sprite />);
  const all = [...sprite.matchAll(/id="(m-[^"]+)"/g)].map(([, name]) => `#${name}`).join(' ');
  expect(onlyUsed(sprite, all)).toBe(sprite);
  expect(onlyUsed(sprite, '#m-stone').length).toBeLessThan(sprite.length / 10);
});
