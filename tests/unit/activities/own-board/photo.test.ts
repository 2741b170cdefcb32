import { describe, expect, test } from 'vitest';
import { fitted, moved } from '../../../../src/activities/own-board/photo.ts';

const lying = { x: 100, y: 50, width: 400, turn: 0 };
const at = (x: number, y: number) => ({ x, y });

describe('a photo under a board', () => {
  test('lies over the whole width of the board, its upper edge at the board’s', () => {
    expect(fitted(2, { x: -50, y: 10, width: 1200, height: 700 })).toEqual({ x: 550, y: 310, width: 1200, turn: 0 });
  });

  test('is as wide as ten lines at least, so that a board that has just been begun lies in its corner', () => {
    expect(fitted(1, { x: 0, y: 0, width: 116, height: 116 })).toEqual({ x: 500, y: 500, width: 1000, turn: 0 });
  });

  test('goes with one finger', () => {
    expect(moved(lying, [[at(0, 0), at(30, -20)]])).toEqual({ x: 130, y: 30, width: 400, turn: 0 });
    expect(moved(lying, [])).toEqual(lying);
  });

  test('is enlarged around what two fingers hold', () => {
    const enlarged = moved(lying, [
      [at(0, 50), at(0, 50)],
      [at(100, 50), at(200, 50)],
    ]);
    // The place under the finger that moved is under it again.
    expect(enlarged).toEqual({ x: 200, y: 50, width: 800, turn: 0 });
  });

  test('is turned by two fingers, and the turn is said between −180 and 180 degrees', () => {
    const quarter = moved(lying, [
      [at(100, 50), at(100, 50)],
      [at(200, 50), at(100, 150)],
    ]);
    expect(quarter.turn).toBeCloseTo(90);
    expect([quarter.x, quarter.y, quarter.width]).toEqual([100, 50, 400]);
    const more = moved({ ...lying, turn: 170 }, [
      [at(0, 0), at(0, 0)],
      [at(100, 0), at(0, 100)],
    ]);
    expect(more.turn).toBeCloseTo(-100);
  });

  test('stays where it is while two fingers are at one place', () => {
    expect(
      moved(lying, [
        [at(5, 5), at(9, 9)],
        [at(5, 5), at(20, 9)],
      ]),
    ).toEqual(lying);
  });
});
