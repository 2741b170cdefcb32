import { expect, test } from 'vitest';
import { examples } from '../../../src/activities/examples/all-examples.ts';
import { lessons } from '../../../src/activities/lessons/learning-path.ts';
import { rulesPractised } from '../../../src/activities/lessons/rules-practised.ts';
import { edgeCases } from '../../../src/cases/index.ts';
import { RULE_IDS } from '../../../src/milestones/index.ts';
import { MILESTONES_RULEBOOK } from '../../../src/rulebook/books.ts';
import { CHANGES, rulingsOf, versionOf } from '../../../src/rulebook/history.ts';
import { TABLE_QUESTIONS } from '../../../src/site/rules/real-table.ts';
import { readMessages } from '../../../src/words/areas.ts';
import { languages } from '../../../src/words/languages.ts';

/** What is laid out and counted before anybody acts. */
const laidOut = ['1.1', '1.4', '2.1', '2.2', '4.1', '4.3', '4.5', '4.6'];

test('every rule that can be acted on has an example, a case or a lesson', () => {
  const shown = new Set<string>([
    ...edgeCases().flatMap(({ rules }) => rules),
    ...lessons.flatMap((lesson) => [...rulesPractised(lesson)]),
    ...examples.flatMap(({ example: { at, steps } }) => [at ?? '', ...steps.flatMap(({ rules }) => rules)]),
  ]);
  expect(RULE_IDS.filter((id) => !shown.has(id))).toEqual(laidOut);
});

test('every question of the real table is asked and answered in every language', () => {
  for (const language of languages) {
    const keys = Object.keys(readMessages('real-table', language)).filter((key) => key.includes('.'));
    expect(keys.sort()).toEqual(TABLE_QUESTIONS.flatMap(({ id }) => [`${id}.answer`, `${id}.question`]).sort());
  }
});

test('a text has the day of its last change, and a version more for each', () => {
  expect(versionOf('8.5')).toEqual({ version: 1, date: '2026-11-21' });
  expect(versionOf('9.5')).toEqual({ version: 2, date: '2026-11-22' });
  expect(CHANGES.map(({ date }) => date)).toEqual(CHANGES.map(({ date }) => date).toSorted());
  expect(rulingsOf(MILESTONES_RULEBOOK)).toContain('11.6');
});
