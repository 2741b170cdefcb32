import { wordsFor as playWordsFor } from 'words:play';
import { wordsFor } from 'words:table';
import type { ComponentChildren } from 'preact';
import type { Employment, Player, Seat, Space, State } from '../../milestones/index.ts';
import type { Names } from '../../telling/names.ts';
import { playerIn } from '../../telling/reader.ts';
import { PlayerBoard } from '../pieces/PlayerBoard.tsx';
import type { Spot } from '../pieces/Spots.tsx';
import { pieceOf } from './SeatStrip.tsx';

interface Props {
  readonly names: Names;
  readonly seats: readonly Seat[];
  readonly state: State;
  /** Whose board it is. */
  readonly player: number;
  /** The employment spaces as they would be after what is being chosen. */
  readonly spaces?: readonly Employment[] | null | undefined;
  readonly spots?: readonly Spot<Space>[];
  readonly highlight?: readonly Space[];
  /** What else is drawn on it. */
  readonly children?: ComponentChildren;
}

/** The player board of a seat, named after who sits there and what goods they have. */
export function SeatBoard({ names, seats, state, player, spaces, spots = [], highlight = [], children }: Props) {
  const words = wordsFor(names.language);
  const seat = seats[player] as Seat;
  const shown = state.players[player] as Player;
  return (
    <PlayerBoard
      player={spaces ? { ...shown, spaces } : shown}
      index={pieceOf(seat)}
      label={playWordsFor(names.language)('loop.label', {
        ...playerIn(seat.name, names.language),
        goods: names.goods(shown.goods) || words('noGoods'),
      })}
      spots={spots}
      highlight={highlight}
    >
      {children}
    </PlayerBoard>
  );
}
