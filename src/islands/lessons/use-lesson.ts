import { useActor } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { bringSomeTime } from '../../kit/network.ts';
import type { LessonOf, LessonTypes } from '../../lessons/lesson.ts';
import type { lessonMachineFor } from '../../machines/lesson.ts';
import type { Kept } from './storage.ts';

/** What reads and keeps progress: nobody waits for it to begin a lesson. */
const bringStorage = () => bringSomeTime(() => import('./storage.ts'));

/**
 * Runs the machine of a lesson as long as the island is there, from where the reader stopped. What the lesson leads to is kept
 * on the device, by `name`: success at its moment, what has only been begun after every action. `kept` is null until it has been
 * read.
 */
export function useLesson<L extends LessonTypes>(
  { machine: plain, select }: ReturnType<typeof lessonMachineFor<L>>,
  lesson: LessonOf<L>,
  name: string,
) {
  const [kept, setKept] = useState<Kept | null>(null);
  const storage = useRef<Awaited<ReturnType<typeof bringStorage>> | null>(null);
  const machine = useMemo(
    () =>
      plain.provide({
        actions: {
          keep: ({ context: { tries, attempt } }) => {
            const actions = attempt.steps.filter(({ action }) => action.player === lesson.player).length;
            const done = { [name]: { tries, star: lesson.par !== null && actions <= lesson.par } };
            void bringStorage().then(({ keep }) => setKept(keep(done)));
          },
        },
      }),
    [],
  );
  const [snapshot, send] = useActor(machine, { input: { lesson } });
  const attempt = select.attempt(snapshot);
  const isReached = select.isReached(snapshot);
  const isCorrected = select.isCorrected(snapshot);
  // What is kept is read before anything is kept.
  useEffect(() => {
    void bringStorage().then((brought) => {
      storage.current = brought;
      const begun = brought.readBegun();
      if (begun?.lesson === name) send({ type: 'resume', actions: begun.actions as readonly L['action'][] });
      setKept(brought.readKept());
    });
  }, []);
  const isRead = kept !== null;
  useEffect(() => {
    if (isRead && !isCorrected) storage.current?.keepBegun(name, isReached ? [] : select.mine(snapshot));
  }, [isRead, attempt, isCorrected, isReached]);
  return { snapshot, send, kept, setKept };
}
