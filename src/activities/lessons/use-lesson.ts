import { useActor } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { onKept } from '../../kit/fresh.ts';
import { bringSomeTime } from '../../kit/network.ts';
import type { Kept } from '../../progress/progress-store.ts';
import type { LessonOf, LessonTypes } from './lesson.ts';
import { lessonNow } from './lesson-now.ts';
import type { lessonMachineFor } from './machine.ts';

/** What reads and keeps progress: nobody waits for it to begin a lesson. */
const bringStorage = () => bringSomeTime(() => import('../../progress/progress-store.ts'));
type StorageModule = Awaited<ReturnType<typeof bringStorage>>;

/** A lesson under way, with what it can be sent and what is kept of the reader's progress. */
export type LessonUnderWay<L extends LessonTypes> = ReturnType<typeof useLesson<L>>;

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
  const storage = useRef<StorageModule | null>(null);
  /** At once where it is there: who has reached the goal may leave in the same moment. */
  const withStorage = (use: (storage: StorageModule) => void) => {
    if (storage.current !== null) use(storage.current);
    else
      void bringStorage().then((brought) => {
        storage.current = brought;
        use(brought);
      });
  };
  const machine = useMemo(
    () =>
      plain.provide({
        actions: {
          keep: ({ context: { tries, attempt } }) => {
            const actions = attempt.steps.filter(({ action }) => action.player === lesson.player).length;
            const done = { [name]: { tries, star: lesson.par !== null && actions <= lesson.par } };
            withStorage(({ keep }) => setKept(keep(done)));
          },
        },
      }),
    [],
  );
  const [snapshot, send, actor] = useActor(machine, { input: { lesson } });
  const now = lessonNow<L>(select, lesson, snapshot);
  const { attempt, isReached, isCorrected } = now;
  /** What this page has read, gone on from or kept of the lesson last; null before it has read anything. */
  const lastKept = useRef<readonly L['action'][] | null>(null);
  // What is kept is read before anything is kept.
  useEffect(() => {
    const look = () =>
      withStorage(({ readBegun, readKept, readKeptAgain }) => {
        // Nobody who has done anything here is taken elsewhere by it.
        const actions = (readBegun(name) ?? []) as readonly L['action'][];
        const before = select.attempt(actor.getSnapshot());
        if (actions.length > 0) send({ type: 'resume', actions });
        // What another tab has done since is not this page’s, unless it has gone on from there.
        if (lastKept.current === null || select.attempt(actor.getSnapshot()) !== before) lastKept.current = actions;
        setKept((shown) => (shown === null ? readKept() : readKeptAgain(shown)));
      });
    look();
    const stops = ['lessons', 'lesson-begun'].map((key) => onKept(key, look));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const isRead = kept !== null;
  useEffect(() => {
    if (!isRead || isCorrected) return;
    const mine = isReached ? [] : select.mine(snapshot);
    storage.current?.keepBegun(name, mine, lastKept.current ?? []);
    lastKept.current = mine;
  }, [isRead, attempt, isCorrected, isReached]);
  return { ...now, send, kept, setKept };
}
