import './seat-strip.css';
import { wordsFor } from 'words:play';
import { COLOURS, type Seat, type State, targetScore } from '../../milestones/index.ts';
import { readerName } from '../../telling/reader.ts';
import { shortcut } from '../../ui/shortcuts.ts';
import type { Language } from '../../words/languages.ts';
import { PlayerMark } from '../pieces/icons.tsx';

interface Props {
  readonly language: Language;
  readonly seats: readonly Seat[];
  readonly state: State;
  /** Who is shown as being at the table. */
  readonly player: number;
  readonly startingPlayer: number;
  /** Shows where everybody stands. */
  readonly onCount?: (() => void) | undefined;
}

/** The place of a seat's piece among the four: its shape and its colour. */
export const pieceOf = ({ colour }: Seat) => COLOURS.indexOf(colour);

/** Who plays, how many points each has of how many, whose turn it is and what is left of it. */
export function SeatStrip({ language, seats, state, player, startingPlayer, onCount }: Props) {
  const words = wordsFor(language);
  const people = seats.filter(({ by }) => by === 'person');
  /** Who plays alone against computers is told which of the players that is. */
  const nameOf = (seat: Seat) =>
    people.length === 1 && seat === people[0] && seat.name !== readerName(language)
      ? words('seat.you', { name: seat.name })
      : seat.name;
  const moves = state.phase !== 'draft' && state.phase !== 'over' && state.player === player;
  return (
    <div class="seats">
      <ul class="seat-strip" data-players={seats.length} aria-label={words('players.label')}>
        {seats.map((seat, i) => {
          const vp = state.players[i]?.vp ?? 0;
          const active = i === player && state.phase !== 'over';
          return (
            <li
              key={seat.name}
              class={`seat${active ? ' seat-active' : ''}`}
              aria-current={active ? 'true' : undefined}
            >
              <PlayerMark index={pieceOf(seat)} />
              <span class="unseen">{words(active ? 'seat.now' : 'seat.waiting', { player: nameOf(seat), vp })}</span>
              <span class="seat-name" aria-hidden="true">
                {nameOf(seat)}
              </span>
              <span class="seat-score" aria-hidden="true">
                <strong class="seat-vp">{vp}</strong>
                <span class="seat-target">/{targetScore(seats.length)}</span>
              </span>
              {active && moves && <span class="seat-note">{words('turn.moves', { n: state.movesLeft })}</span>}
              {!active && i === startingPlayer && state.phase === 'draft' && (
                <span class="seat-note">{words('seat.starts')}</span>
              )}
            </li>
          );
        })}
      </ul>
      {onCount !== undefined && (
        <button
          type="button"
          class="seats-count"
          title={words('standings')}
          onClick={onCount}
          {...shortcut('standings')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M4 21V11h5v10M9.5 21V3h5v18M15 21v-7h5v7M2 21h20" />
          </svg>
          <span>{words('standings')}</span>
        </button>
      )}
    </div>
  );
}
