import { useActor } from '@xstate/react';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { actionsTaken } from '../../../lessons/attempt.ts';
import type { Lesson } from '../../../lessons/types.ts';
import { lessonMachine, selectLesson } from '../../../machines/lesson.ts';
import { type Kept, keep, keepBegun, readBegun, readKept } from './storage.ts';

/**
 * Runs the machine of a lesson as long as the island is there, from where the reader stopped. What the lesson leads to is kept
 * on the device: success at its moment, what has only been begun after every action. `kept` is null until it has been read.
 */
export function useLesson(lesson: Lesson) {
  const [kept, setKept] = useState<Kept | null>(null);
  const machine = useMemo(
    () =>
      lessonMachine.provide({
        actions: {
          keep: ({ context: { tries, attempt } }) => {
            const star = lesson.par !== null && actionsTaken(lesson, attempt) <= lesson.par;
            setKept(keep({ [lesson.id]: { tries, star } }));
          },
        },
      }),
    [],
  );
  const [snapshot, send] = useActor(machine, { input: { lesson } });
  const attempt = selectLesson.attempt(snapshot);
  const isReached = selectLesson.isReached(snapshot);
  const isCorrected = selectLesson.isCorrected(snapshot);
  // What is kept is read before anything is kept.
  useEffect(() => {
    setKept(readKept());
    const begun = readBegun();
    if (begun?.lesson === lesson.id) send({ type: 'resume', actions: begun.actions });
  }, []);
  useEffect(() => {
    if (kept !== null && !isCorrected) keepBegun(lesson.id, isReached ? [] : selectLesson.mine(snapshot));
  }, [attempt, isCorrected, isReached]);
  return { snapshot, send, kept, setKept };
}
