import { expect, test } from 'vitest';
import type { Lesson } from '../../../../src/activities/lessons/board-lesson.ts';
import type { Answer, Position } from '../../../../src/activities/lessons/board-lessons.ts';
import { lessons } from '../../../../src/activities/lessons/learning-path.ts';
import { ALL_LESSONS } from '../../../../src/activities/lessons/whole-game.ts';
import type { Action } from '../../../../src/milestones/index.ts';

const { answerTo, graphOf, hintAt } = ALL_LESSONS;
const searched = lessons.filter((lesson): lesson is Lesson & { readonly par: number } => lesson.par !== null);
const lessonOf = (id: string) => searched.find((lesson) => lesson.id === id) as (typeof searched)[number];

const same = (a: Action, b: Action) => JSON.stringify(a) === JSON.stringify(b);

/** The answer to a first action. */
function firstAnswer(lesson: (typeof searched)[number], taken: Action): Answer {
  const root = graphOf(lesson).values().next().value as Position;
  const next = root.next.find(({ action }) => same(action, taken));
  if (next === undefined) throw new Error('no such action');
  return answerTo(lesson, root, next.action, next.to);
}

test('what an action gave is compared with what a better one would have given, where its author says nothing', () => {
  // Lumberjack 2 alone gives 1 wood; the move to the last of three quarrymen gives 3 stone (6.2).
  const lesson = { ...lessonOf('passing'), mistakes: [] };
  expect(firstAnswer(lesson, { type: 'move', to: 'worker-2' })).toEqual({
    kind: 'compared',
    gain: { goods: { wood: 1 }, vp: 0 },
    better: { type: 'move', to: 'worker-5' },
    would: { goods: { stone: 3 }, vp: 0 },
    lost: true,
  });
});

test('more than one way is right', () => {
  const lesson = lessonOf('open-five');
  for (const to of ['p04', 'p10'])
    expect(firstAnswer(lesson, { type: 'street', from: 'p00', milestone: 'p05', to })).toEqual({ kind: 'right' });
});

test('what is done when the goal is out of reach already is not blamed for it', () => {
  const lesson = { ...lessonOf('house'), mistakes: [], failures: [] };
  const late = [...graphOf(lesson).values()].flatMap((from) =>
    from.distance === Number.POSITIVE_INFINITY
      ? from.next.map(({ action, to }) => answerTo(lesson, from, action, to))
      : [],
  );
  expect(late.length).toBeGreaterThan(0);
  expect(new Set(late.map(({ kind }) => kind))).toEqual(new Set(['late']));
});

test('from wherever the goal is in reach, a hint leads nearer', () => {
  for (const lesson of searched) {
    const graph = graphOf(lesson);
    for (const position of graph.values()) {
      if (position.distance === 0 || position.next.length === 0) continue;
      const hint = hintAt(lesson, graph, position.attempt);
      if (position.distance === Number.POSITIVE_INFINITY) expect(hint, lesson.id).toBeNull();
      else
        expect(position.next.find(({ action }) => hint !== null && same(action, hint.action))?.to.distance).toBe(
          position.distance - 1,
        );
    }
  }
});
