import { describe, expect, test } from 'vitest';
import passing from '../../../content/lessons/passing.json' with { type: 'json' };
import twoDemands from '../../../content/lessons/two-demands.json' with { type: 'json' };
import { RULES_TO_PRACTISE, rulesPractised } from '../../../src/lessons/practised.ts';
import { readLesson, readPath } from '../../../src/lessons/read-lesson.ts';
import type { Lesson } from '../../../src/lessons/types.ts';
import type { RuleId } from '../../../src/milestones/index.ts';
import { lessons } from '../../../src/site/lessons/lessons.ts';
import { faultsOf } from './proof.ts';

function unpractised(all: readonly Lesson[]): RuleId[] {
  const practised = new Set(all.flatMap((lesson) => [...rulesPractised(lesson)]));
  return RULES_TO_PRACTISE.filter((id) => !practised.has(id));
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_, lesson) => {
  test('is proved by the engine', () => {
    expect(faultsOf(lesson)).toEqual([]);
  });
});

test('every rule that a player acts on is practised somewhere', () => {
  expect(unpractised(lessons)).toEqual([]);
});

describe('what the proof catches', () => {
  const changed = (changes: object) => faultsOf(readLesson('passing', { ...passing, ...changes }));
  const kinds = (faults: readonly string[]) => [...new Set(faults.map((fault) => fault.split(':')[0]))];

  test('a goal out of reach', () => {
    expect(kinds(changed({ goal: { received: { stone: 4 } } }))).toContain('goal');
  });

  test('a wrong par, too high or too low', () => {
    expect(kinds(changed({ par: 3 }))).toEqual(['par', 'way']);
    expect(kinds(changed({ goal: { received: { stone: 3 } } }))).toContain('par');
  });

  test('a way that is refused, ends early, or goes on too long', () => {
    const [stone, wood] = passing.way;
    expect(kinds(changed({ way: [stone] }))).toEqual(['way']);
    expect(kinds(changed({ way: [wood, stone] }))).toEqual(['way']);
    expect(changed({ way: [wood, stone] })[0]).toContain('not-ahead');
  });

  test('a mistake or a failure that nothing is said to', () => {
    expect(kinds(changed({ failures: undefined }))).toEqual(['silence']);
    const { mistakes: _, ...unsaid } = twoDemands;
    expect(kinds(faultsOf(readLesson('two-demands', unsaid)))).toEqual(['silence']);
  });

  test('a sentence that is never said', () => {
    const mistake = { say: 'x', rules: ['5.3'], action: { type: 'move', to: 'mill' } };
    expect(kinds(changed({ mistakes: [...passing.mistakes, mistake] }))).toEqual(['unsaid']);
  });

  test('a rule that is not practised', () => {
    expect(unpractised([])).toEqual(RULES_TO_PRACTISE);
    const [lesson] = lessons.filter(({ id }) => id === 'passing') as [Lesson];
    expect(unpractised([lesson])).not.toContain('6.2');
    expect(unpractised([lesson])).toContain('8.2');
  });
});

describe('reading lessons and their path', () => {
  test('refuses what is misspelt or not there, and says where', () => {
    const read = (changes: object) => () => readLesson('passing', { ...passing, ...changes });
    expect(read({})).not.toThrow();
    expect(read({ hint: 'x' })).toThrow('content/lessons/passing.json');
    expect(read({ names: { low: 'p99' } })).toThrow('there is no place p99');
    expect(read({ goal: { receives: { stone: 3 } } })).toThrow();
    expect(read({ goal: { scored: 3, player: 2 } })).toThrow('there is no player 2');
    expect(read({ tools: [{ type: 'move', to: 'mill' }] })).toThrow('not among the tools');
    expect(read({ scene: { players: [{ spaces: ['quarryman 1'] }] } })).toThrow();
  });

  test('refuses a path that leaves a lesson out, doubles one, or names a stranger', () => {
    const path =
      (...ids: string[]) =>
      () =>
        readPath([{ chapter: 'one', lessons: ids }], ['a', 'b']);
    expect(path('b', 'a')).not.toThrow();
    expect(path('a')).toThrow('the lesson b is missing');
    expect(path('a', 'b', 'a')).toThrow('twice');
    expect(path('a', 'b', 'c')).toThrow('there is no lesson c');
  });
});
