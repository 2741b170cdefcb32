import './seat-strip.css';
import { wordsFor } from 'words:play';
import { COLOURS, type Seat, type State } from '../../milestones/index.ts';
import type { Language } from '../../words/languages.ts';
import { PlayerMark } from '../pieces/icons.tsx';

interface Props {
  readonly language: Language;
  readonly seats: readonly Seat[];
  readonly state: State;
  /** Who is shown as being at the table. */
  readonly player: number;
  readonly startingPlayer: number;
}

/** The place of a seat's piece among the four: its shape and its colour. */
export const pieceOf = ({ colour }: Seat) => COLOURS.indexOf(colour);

/** Who plays, how many points each has, whose turn it is and what is left of it. */
export function SeatStrip({ language, seats, state, player, startingPlayer }: Props) {
  const words = wordsFor(language);
  const moves = state.phase !== 'draft' && state.phase !== 'over' && state.player === player;
  return (
    <ul class="seat-strip" aria-label={words('players.label')}>
      {seats.map((seat, i) => {
        const vp = state.players[i]?.vp ?? 0;
        const active = i === player && state.phase !== 'over';
        return (
          <li key={seat.name} class={`seat${active ? ' seat-active' : ''}`} aria-current={active ? 'true' : undefined}>
            <PlayerMark index={pieceOf(seat)} />
            <span class="unseen">{words(active ? 'seat.now' : 'seat.waiting', { player: seat.name, vp })}</span>
            <span class="seat-name" aria-hidden="true">
              {seat.name}
            </span>
            <strong class="seat-vp" aria-hidden="true">
              {vp}
            </strong>
            {active && moves && <span class="seat-note">{words('turn.moves', { n: state.movesLeft })}</span>}
            {!active && i === startingPlayer && state.phase === 'draft' && (
              <span class="seat-note">{words('seat.starts')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
