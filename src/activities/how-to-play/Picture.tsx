import './picture.css';
import { Board } from '../../board/pieces/Board.tsx';
import { closeUpOf, type View, viewOf } from '../../board/pieces/geometry.ts';
import { PlayerMark } from '../../board/pieces/icons.tsx';
import { WORKERS_VIEW } from '../../board/pieces/loop-places.ts';
import { PlayerBoard } from '../../board/pieces/PlayerBoard.tsx';
import { ScoreTrack } from '../../board/pieces/ScoreTrack.tsx';
import { Changes } from '../../choosing/Changes.tsx';
import { frameMarks } from '../../choosing/frame-marks.ts';
import { Tiles } from '../../choosing/Pictures.tsx';
import { type Player, targetScore } from '../../milestones/index.ts';
import { describeBoard, describePlayer } from '../../telling/board-in-words.ts';
import type { Names } from '../../telling/names.ts';
import { describeTrack } from '../../telling/track-in-words.ts';
import type { Shot } from './shots.ts';

interface Props {
  readonly shot: Shot;
  /** The players' names by seat. */
  readonly players: readonly string[];
  readonly names: Names;
  /** The part of the game board that is shown; otherwise the one that the shot asks for. */
  readonly view?: View;
}

/** The part of the game board that a shot shows. */
export function viewIn({ step: { zoom }, frame: { shown } }: Shot): View {
  return zoom === undefined ? viewOf(shown.board) : closeUpOf(shown.board, zoom);
}

/** A player's piece, name and VP, and what the step has changed. */
function Seat({ shot, seat, players, names }: Pick<Props, 'shot' | 'players' | 'names'> & { readonly seat: number }) {
  const { before, shown, events } = shot.frame;
  return (
    <p class="film-seat">
      <PlayerMark index={seat} /> <strong>{players[seat]}</strong>{' '}
      <span>{names.vp((shown.state.players[seat] as Player).vp)}</span>{' '}
      {events.length > 0 && <Changes before={before} after={shown} player={seat} names={names} />}
    </p>
  );
}

/** The picture of a shot: one part of the table, with what the line is about marked in it. */
export function Picture({ shot, players, names, view = viewIn(shot) }: Props) {
  const { frame, step } = shot;
  const { shown, player } = frame;
  const { board, state } = shown;
  const marks = frameMarks(frame);
  const seats = state.players.map((_, seat) => seat);
  const describe = (seat: number) => describePlayer(shown, seat, players[seat] ?? '', names);
  switch (step.frame) {
    case 'board':
      return (
        <div class="film-board board-sheet">
          <Board board={board} state={state} label={describeBoard(shown, names)} view={view} {...marks.board} />
        </div>
      );
    case 'player':
      return (
        <PlayerBoard
          player={state.players[player] as Player}
          index={player}
          label={describe(player)}
          {...marks.loop(player)}
        />
      );
    case 'players':
      return (
        <ul class="film-players">
          {seats.map((seat) => (
            <li key={seat}>
              <Seat shot={shot} seat={seat} players={players} names={names} />
              <PlayerBoard
                player={state.players[seat] as Player}
                index={seat}
                label={describe(seat)}
                view={WORKERS_VIEW}
                {...marks.loop(seat)}
              />
            </li>
          ))}
        </ul>
      );
    case 'tiles':
      return (
        <section class="film-tiles">
          <Tiles game={shown} names={names} marked={marks.tiles} />
        </section>
      );
    case 'track': {
      const target = targetScore(seats.length);
      const scores = seats.map((index) => ({ index, vp: (state.players[index] as Player).vp }));
      return (
        <section class="film-track">
          {seats.map((seat) => (
            <Seat key={seat} shot={shot} seat={seat} players={players} names={names} />
          ))}
          <ScoreTrack
            target={target}
            players={scores}
            label={describeTrack(
              scores.map(({ index, vp }) => ({ player: players[index] ?? '', vp })),
              target,
              names,
            )}
          />
        </section>
      );
    }
  }
}
