import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Sprite } from '../../../src/board/pieces/Sprite.tsx';
import { drawnOnce, onlyUsed } from '../../../src/build/used-drawings.ts';

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

const picture = (drawn: string, head = 'aria-hidden="true"') => `<svg ${head}>${drawn}</svg>`;
const land = `<path d="${'M0 0h100'.repeat(40)}"/>`;

test('a picture that is shown again uses the first one, whatever it lies in', () => {
  const [first, second] = [picture(land), picture(land, 'viewBox="0 0 1 1" aria-hidden="true"')];
  expect(drawnOnce(`<p>${first}</p>${second}`)).toBe(
    `<p>${picture(`<g id="again-1">${land}</g>`)}</p><svg viewBox="0 0 1 1" aria-hidden="true"><use href="#again-1"/></svg>`,
  );
});

test.each([
  ['once', picture(land)],
  ['small', picture('<use href="#m-a"/>').repeat(2)],
  ['read out', picture(land, 'role="none"').repeat(2)],
  ['named', picture(`<g id="a">${land}</g>`).repeat(2)],
  ['drawn by script', `<x-island>${picture(land)}<x-slot>${picture(land)}</x-slot></x-island>`],
])('a picture that is %s stays as it is', (_, page) => {
  expect(drawnOnce(page)).toBe(page);
});
