import { useEffect, useState } from 'preact/hooks';
import { createActor } from 'xstate';
import { actionsTaken } from '../../lessons/attempt.ts';
import type { Lesson } from '../../lessons/types.ts';
import { type LessonEvent, lessonMachine } from '../../machines/lesson.ts';

/** Runs the machine of a lesson as long as the island is there. `onReached` is called at the moment of success, with the tries and actions it took. */
export function useLesson(lesson: Lesson, onReached: (tries: number, actions: number) => void) {
  const [actor] = useState(() => {
    const machine = lessonMachine.provide({
      actions: { keep: ({ context: { tries, attempt } }) => onReached(tries, actionsTaken(lesson, attempt)) },
    });
    return createActor(machine, { input: { lesson } });
  });
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot());
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(setSnapshot);
    actor.start();
    return () => {
      unsubscribe();
      actor.stop();
    };
  }, [actor]);
  return [snapshot, (event: LessonEvent) => actor.send(event)] as const;
}
