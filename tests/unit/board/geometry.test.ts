import { describe, expect, test } from 'vitest';
import {
  box,
  circle,
  cornersOf,
  distance,
  LINE,
  linesOf,
  lotsOf,
  middle,
  openPath,
  placeOf,
  pointsOf,
  polygon,
  scaled,
  strip,
  toPlace,
  viewOf,
} from '../../../src/board/pieces/geometry.ts';
import { DIAMOND } from './boards.ts';

describe('places', () => {
  test('all six neighbours of a point are one line away, to the rounding', () => {
    const neighbours = [
      { q: 1, r: 0 },
      { q: -1, r: 0 },
      { q: 0, r: 1 },
      { q: 0, r: -1 },
      { q: 1, r: -1 },
      { q: -1, r: 1 },
    ];
    for (const neighbour of neighbours) {
      expect(Math.abs(distance(toPlace({ q: 0, r: 0 }), toPlace(neighbour)) - LINE)).toBeLessThan(1);
    }
  });

  test('r leads down and to the right', () => {
    expect(toPlace({ q: 2, r: 0 })).toEqual({ x: 200, y: 0 });
    expect(toPlace({ q: 0, r: 1 })).toEqual({ x: 50, y: 87 });
  });

  test('a name means a point or a lot, two names a line, whatever the names are', () => {
    expect(pointsOf('a')).toEqual(['a']);
    expect(pointsOf(['a', 'b'])).toEqual(['a', 'b']);
    expect(pointsOf('a+b+c')).toEqual(['a', 'b', 'c']);
    expect(placeOf(DIAMOND, 'b')).toEqual({ x: 100, y: 0 });
    expect(placeOf(DIAMOND, ['a', 'b'])).toEqual({ x: 50, y: 0 });
    expect(placeOf(DIAMOND, 'a+b+c')).toEqual({ x: 50, y: 29 });
    expect(cornersOf(DIAMOND, ['b', 'a'])).toEqual([
      { x: 100, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  test('a point may be called as it likes', () => {
    const [a, ...others] = DIAMOND.points;
    const odd = { ...DIAMOND, points: [{ ...a!, id: 'a~b' }, ...others], start: 'a~b' };
    expect(placeOf(odd, 'a~b')).toEqual(placeOf(DIAMOND, 'a'));
    expect(placeOf(odd, ['a~b', 'b'])).toEqual(placeOf(DIAMOND, ['a', 'b']));
  });

  test('what the board does not have is refused', () => {
    expect(() => placeOf(DIAMOND, 'z')).toThrow('z');
    expect(() => placeOf(DIAMOND, ['a', 'z'])).toThrow('z');
  });
});

describe('the net of a board', () => {
  test('each line once, each lot once', () => {
    expect(linesOf(DIAMOND)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ]);
    expect(lotsOf(DIAMOND)).toEqual(['a+b+c', 'b+c+d']);
  });

  test('the view holds every point with room for what lies there', () => {
    const view = viewOf(DIAMOND);
    for (const { x, y } of DIAMOND.points.map(toPlace)) {
      expect(x - view.x).toBeGreaterThanOrEqual(LINE / 2);
      expect(y - view.y).toBeGreaterThanOrEqual(LINE / 2);
      expect(view.x + view.width - x).toBeGreaterThanOrEqual(LINE / 2);
      expect(view.y + view.height - y).toBeGreaterThanOrEqual(LINE / 2);
    }
  });
});

describe('paths', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 50, y: 87 },
  ];

  test('polygons in relative steps', () => {
    expect(polygon(corners)).toBe('M0 0h100l-50 87z');
    expect(openPath(corners.slice(1))).toBe('M100 0l-50 87');
    expect(box({ x: 1, y: 2, width: 3, height: 4 })).toBe('M1 2h3v4h-3z');
    expect(circle({ x: 10, y: 0 }, 5)).toBe('M5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z');
  });

  test('drawing in keeps the middle', () => {
    expect(middle(scaled(corners, 0.5))).toEqual(middle(corners));
    expect(scaled(corners, 1)).toEqual(corners);
  });

  test('the strip along a line is as long and as wide as asked for', () => {
    const across = strip([corners[0]!, corners[1]!], 0.5, 10);
    expect(across).toEqual([
      { x: 25, y: 10 },
      { x: 75, y: 10 },
      { x: 75, y: -10 },
      { x: 25, y: -10 },
    ]);
  });
});
