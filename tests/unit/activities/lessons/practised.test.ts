import { expect, test } from 'vitest';
import passing from '../../../../content/lessons/passing.json' with { type: 'json' };
import { readLesson } from '../../../../src/activities/lessons/read-board-lesson.ts';
import { RULES_TO_PRACTISE, rulesPractised } from '../../../../src/activities/lessons/rules-practised.ts';
import type { RuleId } from '../../../../src/milestones/index.ts';

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
  for (const id of ['5.1', '6.5', '9.10', '10.6']) expect(RULES_TO_PRACTISE).not.toContain(id);
  expect(RULES_TO_PRACTISE).toContain('5.2');
});

test('a lesson practises what its steps and answers are about, and what the engine names on the way', () => {
  const { mistakes: _, failures: __, way, ...lesson } = readLesson('passing', passing);
  const steps = way.map((step) => ({ ...step, rules: [] as RuleId[] }));
  // Two moves (5.3) that yield goods (6.2), and the next player’s turn (5.1).
  const walked = rulesPractised({ ...lesson, way: steps });
  expect([...walked].sort()).toEqual(['5.1', '5.3', '6.2']);
  const said = { say: 'x', rules: ['13.1'] as RuleId[] };
  const more: { readonly [part: string]: object } = {
    way: { way: steps.map((step) => ({ ...step, ...said })) },
    mistakes: { mistakes: [{ ...said, action: { type: 'move' } }] },
    failures: { failures: [{ ...said, when: { hand: 99 } }] },
  };
  for (const [part, changes] of Object.entries(more))
    expect([...rulesPractised({ ...lesson, way: steps, ...changes })].sort(), part).toEqual([...walked, '13.1'].sort());
});
