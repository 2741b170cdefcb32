import { expect, test } from 'vitest';
import { RULES_TO_PRACTISE } from '../../../src/lessons/practised.ts';

test('what is practised are the rules that somebody acts on, from the turn to the end of the game', () => {
  const chapters = new Set(RULES_TO_PRACTISE.map((id) => Number.parseInt(id, 10)));
  expect([...chapters]).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  // The whole chapter about the end but what follows of itself: that it is triggered once, and that points still count.
  expect(RULES_TO_PRACTISE.filter((id) => id.startsWith('12.'))).toEqual([
    '12.1',
    '12.2',
    '12.3',
    '12.4',
    '12.5',
    '12.6',
    '12.7',
  ]);
  expect(RULES_TO_PRACTISE).not.toContain('5.1');
  expect(RULES_TO_PRACTISE).toContain('5.2');
});
