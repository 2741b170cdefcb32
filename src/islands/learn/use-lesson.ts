import { createActor } from 'xstate';
import { actionsTaken } from '../../lessons/attempt.ts';
import type { Lesson } from '../../lessons/types.ts';
import { lessonMachine } from '../../machines/lesson.ts';
import { useActor } from '../example/use-actor.ts';

/** Runs the machine of a lesson as long as the island is there. `onReached` is called at the moment of success, with the tries and actions it took. */
export function useLesson(lesson: Lesson, onReached: (tries: number, actions: number) => void) {
  return useActor(() => {
    const machine = lessonMachine.provide({
      actions: { keep: ({ context: { tries, attempt } }) => onReached(tries, actionsTaken(lesson, attempt)) },
    });
    return createActor(machine, { input: { lesson } });
  });
}
