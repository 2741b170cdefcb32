import { wordsFor } from 'words:table';
import type { ComponentChildren } from 'preact';
import { Board } from '../board/pieces/Board.tsx';
import { PlayerMark, WorkerTilePicture } from '../board/pieces/icons.tsx';
import type { Marks } from '../board/pieces/marks.ts';
import { PlayerBoard } from '../board/pieces/PlayerBoard.tsx';
import type { Game, Player } from '../milestones/index.ts';
import type { View } from '../steps/step.ts';
import { describeBoard, describePlayer } from '../telling/board-in-words.ts';
import type { Names } from '../telling/names.ts';

interface Props {
  readonly game: Game;
  /** The player whose board is shown where not all are. */
  readonly player: number;
  readonly views: readonly View[];
  readonly players: readonly string[];
  readonly names: Names;
  readonly marks?: Marks;
  /** In place of the board that is only drawn. */
  readonly board?: ComponentChildren;
  /** In place of the tiles that are only looked at. */
  readonly tiles?: ComponentChildren;
  /** What has changed, beside the player's name. */
  readonly changes?: ComponentChildren;
}

/** The starting tiles of a draft, else the display. */
export function tilesOnOffer({ state }: Game): readonly string[] {
  return state.phase === 'draft' ? state.startingTiles : state.display;
}

interface TilesProps extends Pick<Props, 'game' | 'names'> {
  /** Tiles that shine. */
  readonly marked?: readonly string[];
}

/** The tiles on offer, to look at. */
export function Tiles({ game, names, marked = [] }: TilesProps) {
  const words = wordsFor(names.language);
  const tiles = tilesOnOffer(game).flatMap((id) => game.workerTiles.filter((tile) => tile.id === id));
  return (
    <figure class="choosing-tiles">
      <figcaption>{words(game.state.phase === 'draft' ? 'starting.heading' : 'display.heading')}</figcaption>
      <ul>
        {tiles.map(({ id, workers }) => (
          <li key={id}>
            <span role="img" aria-label={names.tile(id)}>
              <WorkerTilePicture workers={workers} isMarked={marked.includes(id)} />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** What of the table an example shows of a position. */
export function Pictures(props: Props) {
  const { game, player, views, players, names } = props;
  const { board, state } = game;
  const all = views.includes('players');
  const seats = state.players.map((_, i) => i).filter((i) => all || (views.includes('player') && i === player));
  return (
    <div class={`choosing-pictures${views.includes('board') ? ' choosing-with-board' : ''}`}>
      {views.includes('board') &&
        (props.board ?? (
          <Board board={board} state={state} label={describeBoard(game, names)} {...props.marks?.board} />
        ))}
      {views.includes('tiles') && (props.tiles ?? <Tiles game={game} names={names} />)}
      {seats.map((i) => (
        <section key={all ? i : 'player'} class="choosing-player">
          <p class="choosing-seat">
            <PlayerMark index={i} /> <strong>{players[i]}</strong>{' '}
            <span>{names.vp((state.players[i] as Player).vp)}</span>
            {i === player && props.changes}
          </p>
          <PlayerBoard
            player={state.players[i] as Player}
            index={i}
            label={describePlayer(game, i, players[i] ?? '', names)}
            {...props.marks?.loop(i)}
          />
        </section>
      ))}
    </div>
  );
}
