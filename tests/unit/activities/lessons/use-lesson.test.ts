import { expect, test, vi } from 'vitest';
import type { Lesson } from '../../../../src/activities/lessons/board-lesson.ts';
import { runHook } from '../../kit/hook.ts';
import { pageWith } from '../../kit/page.ts';

test('a lesson that is done here leaves what another tab has begun of it', async () => {
  const page = pageWith({});
  vi.resetModules();
  const { lessons } = await import('../../../../src/activities/lessons/learning-path.ts');
  const { lessonMachineFor } = await import('../../../../src/activities/lessons/machine.ts');
  const { useLesson } = await import('../../../../src/activities/lessons/use-lesson.ts');
  const { ALL_LESSONS } = await import('../../../../src/activities/lessons/whole-game.ts');
  const lesson = lessons.find(({ id }) => id === 'passing') as Lesson;
  const machine = lessonMachineFor(ALL_LESSONS);
  const hook = await runHook(() => useLesson(machine, lesson, 'passing'));
  const moveTo = (n: number) => ({ type: 'move', to: `worker-${n}` as 'worker-1' }) as const;
  const kept = () => JSON.parse(page.kept['milestones-lesson-begun'] ?? 'null');
  await vi.waitFor(() => expect(hook.now.kept).not.toBe(null));
  await hook.act(() => hook.now.send({ type: 'act', action: moveTo(5) }));
  await vi.waitFor(() => expect(kept()).toMatchObject({ actions: [moveTo(5)] }));
  await hook.act(() => hook.now.send({ type: 'act', action: moveTo(7) }));
  expect([hook.now.isReached, kept()]).toEqual([true, null]);
  const other = { lesson: 'passing', actions: [moveTo(6)] };
  await hook.act(() => page.keepElsewhere('lesson-begun', other));
  // Done once more, the lesson is as far as it was.
  await hook.act(() => hook.now.send({ type: 'undo' }));
  await hook.act(() => hook.now.send({ type: 'startAgain' }));
  expect(kept()).toEqual(other);
  await hook.stop();
});
