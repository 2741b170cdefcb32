import './side.css';
import { wordsFor } from 'words:table';
import type { TableGame } from '../../machines/game.ts';
import { gameOf } from '../../machines/history.ts';
import { targetScore } from '../../milestones/index.ts';
import { ScoreTrack } from '../pieces/ScoreTrack.tsx';
import { Log } from './Log.tsx';
import type { Names } from './names.ts';
import { SeatBoard } from './SeatBoard.tsx';
import { pieceOf } from './SeatStrip.tsx';
import { Supplies } from './Supplies.tsx';

interface Props {
  readonly table: TableGame;
  readonly names: Names;
  /** Whose board is shown elsewhere. */
  readonly player: number;
  readonly onLeave: () => void;
}

/** What lies beside the table: score track, the other player boards, supplies, log. */
export function Side({ table, names, player, onLeave }: Props) {
  const words = wordsFor(names.language);
  const { history, seats, seed } = table;
  const { state } = gameOf(history);
  const target = targetScore(seats.length);
  const scores = seats.map((seat, i) => ({ seat, vp: state.players[i]?.vp ?? 0 }));
  const others = seats.map((_, i) => (player + 1 + i) % seats.length).filter((i) => i !== player);
  return (
    <aside class="table-side" aria-label={words('side.label')}>
      <section>
        <h2>{words('track.heading')}</h2>
        <ScoreTrack
          target={target}
          players={scores.map(({ seat, vp }) => ({ vp, index: pieceOf(seat) }))}
          label={words('track.label', {
            scores: names.list(scores.map(({ seat, vp }) => words('track.score', { player: seat.name, vp }))),
            target,
          })}
        />
      </section>
      {others.map((i) => (
        <section key={seats[i]?.name}>
          <h2>{words('loop.heading', { player: seats[i]?.name ?? '' })}</h2>
          <SeatBoard names={names} seats={seats} state={state} player={i} />
        </section>
      ))}
      <Supplies language={names.language} state={state} />
      <Log history={history} names={names} seats={seats} />
      <section class="table-game">
        {seed !== null && <p>{words('seed.shown', { seed })}</p>}
        <button type="button" class="button" data-quiet onClick={onLeave}>
          {words('bar.new')}
        </button>
      </section>
    </aside>
  );
}
