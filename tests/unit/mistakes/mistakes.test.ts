import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueFrom, dueRules, nextDay } from '../../../src/activities/drills/due-rules.ts';
import { RULE_IDS, type RuleId } from '../../../src/milestones/index.ts';
import {
  INTERVALS,
  type Mistake,
  type Mistakes,
  NO_MISTAKES,
  practised,
  refused,
  rulesIn,
} from '../../../src/mistakes/mistakes.ts';

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
      const since = due.map((rule: RuleId) => dueFrom(mistakes.rules[rule] as Mistake, 20));
      expect(since).toEqual([...since].sort((a, b) => a - b));
      expect(since.every((day) => day <= 20)).toBe(true);
    }),
  );
});

test('of several rules the next exercise is on the day of the first that comes again', () => {
  const both = refused(refused(NO_MISTAKES, '8.5', 0), '10.1', 0);
  expect(nextDay(both, 0)).toBe(0);
  expect(nextDay(practised(both, '10.1', true, 0), 0)).toBe(0);
  const later = practised(practised(both, '10.1', true, 0), '10.1', true, 1);
  expect(nextDay(practised(later, '8.5', true, 1), 1)).toBe(2);
  expect(nextDay(practised(practised(later, '8.5', true, 1), '8.5', true, 2), 2)).toBe(3);
});

test('nobody has a daily exercise who has not asked for it', () => {
  expect(refused(NO_MISTAKES, '8.5', 0).wanted).toBe(false);
});

test('practising a rule that was never refused changes nothing', () => {
  expect(practised(NO_MISTAKES, '8.5', true, 0)).toBe(NO_MISTAKES);
});

test('whatever a clock showed when a rule was practised, its exercise is at most as late as a right clock would have put it', () => {
  const at = fc.record({
    box: fc.nat(INTERVALS.length - 1),
    right: fc.boolean(),
    error: fc.oneof(fc.integer({ min: -20_000, max: 40_000 }), fc.integer({ min: -20, max: 20 })),
  });
  fc.assert(
    fc.property(at, ({ box, right, error }) => {
      const day = 20_000;
      const known: Mistakes = { wanted: true, rules: { '8.5': { times: 1, box, due: day } } };
      const truly = practised(known, '8.5', right, day);
      const found = practised(known, '8.5', right, day + error);
      if (rulesIn(truly).length === 0) return expect(rulesIn(found)).toEqual([]);
      const due = (mistakes: Mistakes, today: number) => dueFrom(mistakes.rules['8.5'] as Mistake, today);
      // A clock that is a day off is that of a traveller.
      expect(due(found, day)).toBeLessThanOrEqual(due(truly, day) + 1);
      if (due(found, day) <= day) expect(dueRules(found, day)).toEqual(['8.5']);
    }),
  );
});

test('what a clock a year ahead has put off is due at once', () => {
  const mistakes = practised(refused(NO_MISTAKES, '8.5', 20_366), '8.5', true, 20_366);
  expect(dueRules(mistakes, 20_000)).toEqual(['8.5']);
  expect(nextDay(mistakes, 20_000)).toBe(20_000);
});

test('while a clock is behind, exercises come early, and nothing is changed by it', () => {
  const mistakes = practised(refused(NO_MISTAKES, '8.5', 20_000), '8.5', true, 20_000);
  expect(dueRules(mistakes, 5)).toEqual(['8.5']);
  expect(dueRules(mistakes, 20_000)).toEqual([]);
  expect(nextDay(mistakes, 20_000)).toBe(20_001);
});
