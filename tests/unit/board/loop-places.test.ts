import { expect, test } from 'vitest';
import { PLAYER_VIEW, picturePlace, piecePlace, spaceOutline } from '../../../src/board/pieces/loop-places.ts';
import { SPACES } from '../../../src/milestones/index.ts';

/** The rectangle of a path that `box` has written. */
function rectangle(path: string) {
  const [x = 0, y = 0, width = 0, height = 0] = path.match(/-?\d+/g)?.map(Number) ?? [];
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test('the loop is walked clockwise: up at the castle, to the right above, to the left below (3.1)', () => {
  const places = SPACES.map(piecePlace);
  const turning = places.reduce((area, { x, y }, i) => {
    const next = places[(i + 1) % places.length]!;
    return area + x * next.y - next.x * y;
  }, 0);
  // With y downwards a positive area is one that is walked round clockwise.
  expect(turning).toBeGreaterThan(0);
  const xs = SPACES.map((space) => picturePlace(space).x);
  expect(xs.slice(1, 9)).toEqual([...xs.slice(1, 9)].sort((a, b) => a - b));
  expect(xs.slice(9)).toEqual([...xs.slice(9)].sort((a, b) => b - a));
  expect(xs[0]).toBeLessThan(xs[11]!);
});

test('spaces do not overlap, lie within the picture, and are 44 pixels wide on a window of 360', () => {
  const rectangles = SPACES.map((space) => rectangle(spaceOutline(space).hit));
  for (const a of rectangles) {
    expect(((a.right - a.left) * 360) / PLAYER_VIEW.width).toBeGreaterThanOrEqual(43.9);
    expect(a.left).toBeGreaterThanOrEqual(0);
    expect(a.right).toBeLessThanOrEqual(PLAYER_VIEW.width);
    for (const b of rectangles) {
      if (a === b) continue;
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
    }
  }
});
