import { Component } from 'preact';
import type { Board } from '../../milestones/index.ts';

interface Props {
  readonly board: Board;
}

/** A part of the picture that is printed on the board: drawn again for another board, never for another state. */
export abstract class PrintedOnce extends Component<Props> {
  override shouldComponentUpdate(next: Props) {
    return next.board !== this.props.board;
  }
}
