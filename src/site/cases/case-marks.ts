import { type Marks, marksOf } from '../../board/pieces/marks.ts';
import type { PlayedStep } from '../../cases/index.ts';

/** The marks for all steps of a case; on the player board those of the player who begins. */
export function caseMarks(played: readonly PlayedStep[]): Marks {
  const [first] = played;
  if (first === undefined) throw new Error('a case has at least one step');
  const { before: game } = first;
  const { player } = game.state;
  const mine = played.filter(({ before }) => before.state.player === player);
  const marksFor = (steps: readonly PlayedStep[]) =>
    marksOf({
      game,
      player,
      tried: steps.map(({ step }) => step.action),
      // The first reason is the one that the answer gives.
      refusals: steps.flatMap(({ outcome }) => (outcome.ok ? [] : outcome.refusals.slice(0, 1))),
      // What is built stands in the position before as a ghost; what shines are the workers who yield.
      events: steps.flatMap(({ outcome }) => (outcome.ok ? outcome.events.filter(({ type }) => type === 'goods') : [])),
    });
  return { board: marksFor(played).board, loop: marksFor(mine).loop };
}

/** The tiles that are chosen in a case. */
export function chosenTiles(played: readonly PlayedStep[]): ReadonlySet<string> {
  return new Set(played.flatMap(({ step: { action } }) => ('tile' in action ? [action.tile] : [])));
}
