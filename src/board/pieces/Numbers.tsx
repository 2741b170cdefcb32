import type { Board } from '../../milestones/index.ts';
import { Drawn } from './Drawn.tsx';
import { toPlace } from './geometry.ts';

/** The numbers on the corners of the net, and the white stall where there is none. They lie on the streets, not under them. */
export function Numbers({ board }: { readonly board: Board }) {
  return board.points.map((point) => (
    <Drawn key={point.id} name={point.number === null ? 'stall' : `number-${point.number}`} {...toPlace(point)} />
  ));
}
