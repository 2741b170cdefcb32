import { expect, test } from 'vitest';
import { isBlank } from '../../../src/ui/Live.tsx';

test('a status of nothing but spaces is blank, so that nothing is added to it', () => {
  expect([null, false, '', ['', ' ', false], [' ', null]].map(isBlank)).toEqual(Array(5).fill(true));
  expect(['Copied.', 0, ['', ' ', <button type="button">Undo</button>]].map(isBlank)).toEqual(Array(3).fill(false));
});
