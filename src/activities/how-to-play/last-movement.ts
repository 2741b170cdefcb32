import type { Movement, movementOf } from '../../board/motion/movement.ts';
import { stepsOf } from '../../milestones/history.ts';
import type { Shot } from './shots.ts';

/**
 * What moves in a shot: of several actions the last that moves anything, because the others stand in the picture already. `read` is
 * `movementOf`, which is fetched when something moves for the first time.
 */
export function lastMovement({ step, frame }: Shot, read: typeof movementOf): Movement | undefined {
  const actions = 'do' in step ? step.do : 'whatIf' in step ? step.whatIf : [];
  let before = frame.before;
  const movements = stepsOf(before, actions).map((taken) => {
    const movement = read(taken, before.state);
    before = taken.game;
    return movement;
  });
  return movements.findLast(({ way, flights }) => way.length + flights.length > 0);
}
