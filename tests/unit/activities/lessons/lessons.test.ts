import { describe, expect, test } from 'vitest';
import passing from '../../../../content/lessons/passing.json' with { type: 'json' };
import twoDemands from '../../../../content/lessons/two-demands.json' with { type: 'json' };
import type { Lesson } from '../../../../src/activities/lessons/board-lesson.ts';
import { lessons } from '../../../../src/activities/lessons/learning-path.ts';
import { readLesson, readPath } from '../../../../src/activities/lessons/read-board-lesson.ts';
import { RULES_TO_PRACTISE, rulesPractised } from '../../../../src/activities/lessons/rules-practised.ts';
import { layoutOf, PRACTICE_SETS, type RuleId } from '../../../../src/milestones/index.ts';
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
  const read = (changes: object) => () => readLesson('passing', { ...passing, ...changes });

  test('refuses what is misspelt or not there, and says where', () => {
    expect(read({})).not.toThrow();
    expect(read({ hint: 'x' })).toThrow('content/lessons/passing.json');
    expect(read({ names: { low: 'p99' } })).toThrow('there is no place p99');
    expect(read({ goal: { receives: { stone: 3 } } })).toThrow();
    expect(read({ goal: { scored: 3, player: 2 } })).toThrow('there is no player 2');
    expect(read({ tools: [{ type: 'move', to: 'mill' }] })).toThrow('not among the tools');
    expect(read({ scene: { players: [{ spaces: ['quarryman 1'] }] } })).toThrow();
  });

  test('knows every kind of condition, and nothing besides', () => {
    const conditions = [
      { all: [{ hand: 1 }] },
      { any: [{ hand: 1 }] },
      { not: { hand: 1 } },
      { happened: { type: 'vp' }, times: 2, player: 1 },
      { did: { type: 'move' }, player: 1 },
      { received: { stone: 1 }, player: 1 },
      { scored: 0, player: 1 },
      { stands: 'street', at: 'p00' },
      { owns: { coin: 2 }, player: 1 },
      { workers: { kind: 'coiner', atLeast: 1, bonus: true }, player: 1 },
      { ascends: false, player: 1 },
      { piece: 'mill', player: 1 },
      { hand: 3, player: 1 },
    ];
    for (const goal of conditions) {
      expect(read({ goal }), JSON.stringify(goal)).not.toThrow();
      expect(read({ goal: { ...goal, more: 1 } }), JSON.stringify(goal)).toThrow('content/lessons/passing.json: goal');
    }
    for (const goal of [
      { all: [] },
      { any: [] },
      { happened: {} },
      { happened: { type: '' } },
      { did: {} },
      { scored: -1 },
    ])
      expect(read({ goal }), JSON.stringify(goal)).toThrow('content/lessons/passing.json: goal');
  });

  test('says of each field what is wrong with it', () => {
    const way = (rules: readonly unknown[]) => [{ ...passing.way[0], rules }, passing.way[1]];
    expect(read({ way: way(['99.9']) })).toThrow('way.0.rules.0 is no rule');
    expect(read({ way: way([7]) })).toThrow('way.0.rules.0 is no rule');
    expect(read({ way: way([]) })).toThrow('way.0.rules');
    expect(read({ tools: [{ type: 'fly' }] })).toThrow('tools.0.type');
    expect(read({ par: -1, player: 0.5 })).toThrow(/passing\.json: player .*; par /);
    expect(read({ scene: { players: 'two' } })).toThrow('scene');
    expect(read({ replies: { by: 'robot' } })).toThrow('replies');
    expect(read({ replies: { script: [[{ type: 'done' }], []] } })).not.toThrow();
    expect(read({ views: [] })).toThrow('views');
    const alone = [{ spaces: ['quarryman 1'] }, passing.scene.players[1]];
    expect(read({ scene: { players: alone } })).toThrow(
      'content/lessons/passing.json: position.state.players.0.spaces: too-few-workers 11.4',
    );
  });

  test('looks for places, seats and steps wherever a lesson names them', () => {
    const stands = { stands: 'street', at: 'p99' };
    const said = { say: 'x', rules: ['5.3'] };
    for (const changes of [
      { goal: { all: [{ hand: 1 }, stands] } },
      { goal: { any: [stands, { hand: 1 }] } },
      { goal: { not: stands } },
      { failures: [{ ...said, when: { not: { any: [stands] } } }] },
      { mistakes: [{ ...said, action: { type: 'move' }, when: stands }] },
    ])
      expect(read(changes), JSON.stringify(changes)).toThrow('there is no place p99');
    expect(read({ player: 2 })).toThrow('there is no player 2');
    const [lot] = layoutOf(PRACTICE_SETS[0].board).lots;
    expect(read({ names: { lot: lot?.id, point: 'p05', here: 'mill', there: '1/worker-3' } })).not.toThrow();
    expect(read({ names: { there: '1/worker-9' } })).toThrow('there is no place 1/worker-9');
    expect(read({ names: { a: 'p98', b: 'p99' } })).toThrow('there is no place p98; there is no place p99');
    expect(read({ mistakes: [{ ...said, action: { type: 'move' } }] })).not.toThrow();
  });

  test('refuses a path of another form', () => {
    for (const data of [
      [],
      [{ chapter: 'one', minutes: 2, lessons: [] }],
      [{ chapter: '', minutes: 2, lessons: ['a'] }],
      [{ minutes: 2, lessons: ['a'] }],
      [{ chapter: 'one', minutes: 0, lessons: ['a'] }],
      null,
    ])
      expect(() => readPath(data, ['a'])).toThrow('content/learning-path.json: ');
    const path = [{ chapter: 'one', minutes: 2, lessons: ['a'] }];
    expect(readPath(path, ['a'])).toEqual(path);
  });

  test('refuses a path that leaves a lesson out, doubles one, or names a stranger', () => {
    const path =
      (...ids: string[]) =>
      () =>
        readPath([{ chapter: 'one', minutes: 2, lessons: ids }], ['a', 'b']);
    expect(path('b', 'a')).not.toThrow();
    expect(path('a')).toThrow('the lesson b is missing');
    expect(path('a', 'b', 'a')).toThrow('twice');
    expect(path('a', 'b', 'c')).toThrow('there is no lesson c');
  });
});
