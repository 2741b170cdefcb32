import { expect, test } from 'vitest';
import { type Notice, unkept } from '../../../../src/activities/own-board/use-own-boards.ts';

test('that a board is not kept is told once while it is entered, and again of what is pressed', () => {
  const shown: Notice = { told: 'notKept' };
  expect(unkept(null, 'notKept', null)).toEqual(shown);
  expect(unkept(shown, 'notKept', null)).toBe(shown);
  expect(unkept(shown, 'full', null)).toEqual({ told: 'full' });
  expect(unkept(shown, 'notKept', { told: 'brought' })).not.toBe(shown);
});
