import type { SnapshotFrom } from 'xstate';
import type { LessonOf, LessonTypes } from './lesson.ts';
import { HINT_STAGES, type lessonMachineFor } from './machine.ts';

type MachineOf<L extends LessonTypes> = ReturnType<typeof lessonMachineFor<L>>;

/** A lesson as far as it has been played, read off its machine: what the views of both games show of it. */
export function lessonNow<L extends LessonTypes>(
  select: MachineOf<L>['select'],
  lesson: LessonOf<L>,
  snapshot: SnapshotFrom<MachineOf<L>['machine']>,
) {
  const attempt = select.attempt(snapshot);
  const mine = attempt.steps.findLastIndex(({ action }) => action.player === lesson.player);
  const hints = select.hints(snapshot);
  const hint = select.hint(snapshot);
  return {
    attempt,
    game: select.game(snapshot),
    answer: select.answer(snapshot),
    isActing: select.isActing(snapshot),
    isReached: select.isReached(snapshot),
    isCorrected: select.isCorrected(snapshot),
    canGoOn: select.canGoOn(snapshot),
    canWatch: select.canWatch(snapshot),
    canUndo: select.canUndo(snapshot),
    hasActed: mine >= 0,
    /** The game in which the reader acted last. */
    before: attempt.steps[mine - 1]?.game ?? attempt.start,
    /** What the reader did last, and all that came of it. */
    latest: attempt.steps.slice(Math.max(0, mine)),
    watched: select.watched(snapshot),
    /** How many stages of the hint are shown, and whether there is another one. */
    hints,
    hint,
    canHint: hints < (hint === null ? 1 : HINT_STAGES),
    actions: select.actions(snapshot),
    tries: select.tries(snapshot),
  };
}
