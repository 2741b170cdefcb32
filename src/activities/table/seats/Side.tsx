import './side.css';
import { wordsFor } from 'words:play';
import type { ComponentChildren } from 'preact';
import { ScoreTrack } from '../../../board/pieces/ScoreTrack.tsx';
import { SeatBoard } from '../../../board/seats/SeatBoard.tsx';
import { pieceOf } from '../../../board/seats/SeatStrip.tsx';
import type { TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import { targetScore } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { playerIn } from '../../../telling/reader.ts';
import { describeTrack } from '../../../telling/track-in-words.ts';
import { AfterPaint } from '../../../ui/use-after-paint.ts';
import { Supplies } from './Supplies.tsx';

interface Props {
  readonly table: TableGame;
  readonly names: Names;
  /** Whose board is shown elsewhere. */
  readonly player: number;
  /** The rows of tiles that nobody chooses from now. */
  readonly tiles: ComponentChildren;
  /** What comes after the supplies: the log and what concerns the game as a whole. */
  readonly children: ComponentChildren;
}

/** What lies beside the table: tiles, score track, the other player boards, supplies. */
export function Side({ table, names, player, tiles, children }: Props) {
  const words = wordsFor(names.language);
  const { history, seats } = table;
  const { state } = gameOf(history);
  const target = targetScore(seats.length);
  const scores = seats.map((seat, i) => ({ seat, vp: state.players[i]?.vp ?? 0 }));
  // In the order round the table: from turn to turn one board changes its place, and the others stay where they were.
  const others = seats.map((_, i) => i).filter((i) => i !== player);
  return (
    <aside class="table-side side" aria-label={words('side.label')}>
      {tiles}
      <AfterPaint>
        <section>
          <h2>{words('track.heading')}</h2>
          <ScoreTrack
            target={target}
            players={scores.map(({ seat, vp }) => ({ vp, index: pieceOf(seat) }))}
            label={describeTrack(
              scores.map(({ seat, vp }) => ({ player: seat.name, vp })),
              target,
              names,
            )}
          />
        </section>
        <div class="other-boards" data-players={seats.length}>
          {others.map((i) => (
            <section key={seats[i]?.name}>
              <h2>{words('loop.heading', playerIn(seats[i]?.name ?? '', names.language))}</h2>
              <SeatBoard names={names} seats={seats} state={state} player={i} />
            </section>
          ))}
        </div>
        <Supplies language={names.language} state={state} />
        {children}
      </AfterPaint>
    </aside>
  );
}
