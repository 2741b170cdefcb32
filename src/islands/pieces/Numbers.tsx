import { Drawn } from './Drawn.tsx';
import { toPlace } from './geometry.ts';
import { PrintedOnce } from './PrintedOnce.ts';

/** The numbers on the corners of the net, and the white stall where there is none. They lie on the streets, not under them. */
export class Numbers extends PrintedOnce {
  render() {
    return this.props.board.points.map((point) => (
      <Drawn key={point.id} name={point.number === null ? 'stall' : `number-${point.number}`} {...toPlace(point)} />
    ));
  }
}
