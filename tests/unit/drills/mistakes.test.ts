import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dueRules,
  INTERVALS,
  type Mistakes,
  NO_MISTAKES,
  nextDay,
  practised,
  refused,
  rulesIn,
} from '../../../src/drills/mistakes.ts';
import { RULE_IDS, type RuleId } from '../../../src/milestones/index.ts';

test('a refused rule is due at once, then at growing intervals, and known in the end', () => {
  let mistakes = refused(NO_MISTAKES, '8.5', 100);
  let today = 100;
  const waits: number[] = [];
  while (rulesIn(mistakes).length > 0) {
    expect(dueRules(mistakes, today)).toEqual(['8.5']);
    mistakes = practised(mistakes, '8.5', true, today);
    const next = nextDay(mistakes, today);
    if (next === null) break;
    expect(dueRules(mistakes, next - 1)).toEqual([]);
    waits.push(next - today);
    today = next;
  }
  expect(waits).toEqual([...INTERVALS]);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
});

test('what goes wrong, or is refused again, begins from the first interval', () => {
  const once = practised(practised(refused(NO_MISTAKES, '8.5', 0), '8.5', true, 0), '8.5', true, 1);
  expect(nextDay(once, 1)).toBe(3);
  expect(nextDay(practised(once, '8.5', false, 3), 3)).toBe(4);
  expect(dueRules(refused(once, '8.5', 2), 2)).toEqual(['8.5']);
  expect(refused(once, '8.5', 2).rules['8.5']?.times).toBe(2);
});

test('a rule that no drill practises is remembered, and never due', () => {
  const mistakes = refused(NO_MISTAKES, '12.3', 0);
  expect(rulesIn(mistakes)).toEqual(['12.3']);
  expect(dueRules(mistakes, 999)).toEqual([]);
  expect(nextDay(mistakes, 999)).toBeNull();
});

test('an exercise is short, and begins with what has waited longest', () => {
  const days = fc.array(fc.tuple(fc.constantFrom(...RULE_IDS), fc.nat(30)), { maxLength: 60 });
  fc.assert(
    fc.property(days, (met) => {
      const mistakes = met.reduce((all: Mistakes, [rule, day]) => refused(all, rule, day), NO_MISTAKES);
      const due = dueRules(mistakes, 20);
      expect(due.length).toBeLessThanOrEqual(5);
      const since = due.map((rule: RuleId) => mistakes.rules[rule]?.due as number);
      expect(since).toEqual([...since].sort((a, b) => a - b));
      expect(since.every((day) => day <= 20)).toBe(true);
    }),
  );
});

test('of several rules the next exercise is on the day of the first that comes again', () => {
  const both = refused(refused(NO_MISTAKES, '8.5', 0), '10.1', 7);
  expect(nextDay(both, 0)).toBe(0);
  expect(nextDay(practised(both, '8.5', true, 0), 0)).toBe(1);
  expect(nextDay(practised(both, '10.1', true, 7), 7)).toBe(7);
});

test('nobody has a daily exercise who has not asked for it', () => {
  expect(refused(NO_MISTAKES, '8.5', 0).wanted).toBe(false);
});

test('practising a rule that was never refused changes nothing', () => {
  expect(practised(NO_MISTAKES, '8.5', true, 0)).toBe(NO_MISTAKES);
});
