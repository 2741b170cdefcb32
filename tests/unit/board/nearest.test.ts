import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPlace } from '../../../src/board/pieces/geometry.ts';
import { type Direction, nearest } from '../../../src/board/pieces/nearest.ts';

const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];

describe('where an arrow key leads', () => {
  const here = { at: 'here', x: 0, y: 0 };
  const right = { at: 'right', x: 100, y: 0 };
  const farRight = { at: 'far right', x: 200, y: 0 };
  const below = { at: 'below', x: 50, y: 87 };
  const spots = [here, farRight, right, below];

  test('to the nearest spot in its direction', () => {
    expect(nearest(spots, here, 'right')).toBe(right);
    expect(nearest(spots, right, 'right')).toBe(farRight);
    expect(nearest(spots, farRight, 'left')).toBe(right);
    expect(nearest(spots, here, 'down')).toBe(below);
    expect(nearest(spots, below, 'up')).toBe(here);
  });

  test('straight ahead before aside, even if that is nearer', () => {
    const aside = { at: 'aside', x: 30, y: 40 };
    expect(nearest([aside, right], here, 'right')).toBe(right);
  });

  test('aside if nothing is ahead, nowhere if nothing lies in that half', () => {
    const aside = { at: 'aside', x: 30, y: 400 };
    expect(nearest([here, aside], here, 'right')).toBe(aside);
    expect(nearest([here, aside], here, 'up')).toBeNull();
    expect(nearest([], here, 'left')).toBeNull();
  });

  test('from every spot to every other, whatever points, lines and lots of a board they are', () => {
    const place = fc.tuple(fc.nat(14), fc.nat(5), fc.constantFrom([0, 0], [50, 0], [25, 43], [50, 29], [100, 58]));
    const some = fc.uniqueArray(place, { minLength: 2, maxLength: 40, selector: String });
    fc.assert(
      fc.property(some, (places) => {
        const all = places.map(([column, r, [dx, dy]]) => {
          const { x, y } = toPlace({ q: column - Math.floor(r / 2), r });
          return { x: x + (dx ?? 0), y: y + (dy ?? 0) };
        });
        const distinct = all.filter((a, i) => all.findIndex((b) => a.x === b.x && a.y === b.y) === i);
        for (const from of distinct) {
          const reached = new Set([from]);
          for (const spot of reached) {
            for (const direction of DIRECTIONS) {
              const next = nearest(distinct, spot, direction);
              if (next !== null) reached.add(next);
            }
          }
          expect(reached.size).toBe(distinct.length);
        }
      }),
      { numRuns: 300 },
    );
  });
});
