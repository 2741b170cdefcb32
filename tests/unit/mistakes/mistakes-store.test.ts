import { expect, test } from 'vitest';
import { INTERVALS, practised, refused, rulesIn } from '../../../src/mistakes/mistakes.ts';
import { changeMistakes, readMistakes } from '../../../src/mistakes/mistakes-store.ts';
import { localStorageWith } from '../kit/local-storage.ts';

test('what is remembered of a rule is read as it was kept after each exercise, until it is known', () => {
  localStorageWith({});
  let mistakes = refused(refused({ wanted: true, rules: {} }, '8.5', 20_000), '6.2', 20_000);
  for (let exercises = 0; exercises <= INTERVALS.length; exercises++) {
    expect(changeMistakes(() => mistakes)).toEqual({ mistakes, damaged: null });
    expect(readMistakes()).toEqual({ mistakes, damaged: null });
    mistakes = practised(mistakes, '8.5', true, 20_000);
  }
  expect(rulesIn(mistakes)).toEqual(['6.2']);
});

test('a day that never comes is put aside', () => {
  const rules = { '8.5': { times: 1, box: 0, due: 9e15 } };
  localStorageWith({ 'milestones-mistakes': JSON.stringify({ version: 1, wanted: true, rules }) });
  expect(readMistakes()?.mistakes.rules).toEqual({});
  expect(readMistakes()?.damaged).toContain('9000000000000000');
});
