import { wordsFor } from 'words:drills';
import { BoardEdges } from '../../board/BoardEdges.tsx';
import { Board } from '../../board/pieces/Board.tsx';
import { PlayerMark, WorkerTilePicture } from '../../board/pieces/icons.tsx';
import { PlayerBoard } from '../../board/pieces/PlayerBoard.tsx';
import type { Look, Spot } from '../../board/pieces/Spots.tsx';
import { isSpace, type WorkerTile } from '../../milestones/index.ts';
import { describeBoard, describePlayer } from '../../telling/board-in-words.ts';
import type { Names } from '../../telling/names.ts';
import { type Answers, type Drill, givenFor, type Item, type Topic } from './drill.ts';
import { itemName, placesOf } from './drill-in-words.ts';

export type Verdict = 'right' | 'wrong' | 'missed';

const LOOKS: { readonly [V in Verdict]: Look } = { right: 'chosen', wrong: 'cause', missed: 'allowed' };

/** How an answer of yes or no is judged; null where nothing was chosen and nothing should have been. */
export function verdictOn(item: Item, answers: Answers): Verdict | null {
  if (givenFor(item, answers) === item.answer) return item.answer === 0 ? null : 'right';
  return item.answer === 0 ? 'wrong' : 'missed';
}

/** What of the table a topic's question is about. */
const VIEWS: { readonly [T in Topic]: readonly ('board' | 'tile' | 'player' | 'players')[] } = {
  placing: ['tile', 'player'],
  moves: ['player'],
  now: ['player'],
  yield: ['player'],
  hiring: ['tile', 'player'],
  trading: ['player'],
  streets: ['board'],
  sections: ['board'],
  lots: ['board', 'player'],
  houses: ['board'],
  marketplaces: ['board'],
  bonus: ['board', 'player'],
  deliveries: ['board'],
  flour: ['board'],
  castle: ['player'],
  majorities: ['players'],
};

/** Whether the questions of a topic are about the game board. */
export const showsBoard = (topic: Topic): boolean => VIEWS[topic].includes('board');

interface Props {
  readonly drill: Drill;
  readonly names: Names;
  readonly players: readonly string[];
  readonly answers: Answers;
  readonly checked: boolean;
  /** Absent where nothing can be chosen in the picture, or no more. */
  readonly onToggle: ((item: Item) => void) | undefined;
}

/** The position of a drill, with what can be chosen and, later, how that was judged. */
export function Pictures({ drill, names, players, answers, checked, onToggle }: Props) {
  const words = wordsFor(names.language);
  const { game, topic, subject } = drill;
  const views = VIEWS[topic];
  const spotOf = <At extends string>(item: Item, at: At): Spot<At> => {
    const spot = itemName(drill, item, names, players);
    const verdict = checked ? verdictOn(item, answers) : null;
    const look = verdict === null ? (givenFor(item, answers) === 1 ? 'chosen' : undefined) : LOOKS[verdict];
    return {
      at,
      name: verdict === null ? spot : words(`spot.${verdict}`, { spot }),
      look,
      onPress: onToggle && (() => onToggle(item)),
    };
  };
  const places = placesOf(drill);
  const boardSpots = places.flatMap((item) => {
    const { about } = item;
    return 'point' in about ? [spotOf(item, about.point)] : 'lot' in about ? [spotOf(item, about.lot)] : [];
  });
  const loopSpots = places.flatMap((item) => ('space' in item.about ? [spotOf(item, item.about.space)] : []));
  const shown = views.includes('players') ? [...game.state.players.keys()] : views.includes('player') ? [0] : [];
  const tile = game.workerTiles.find(({ id }) => views.includes('tile') && id === subject[0]) as WorkerTile | undefined;
  return (
    <div class="drill-pictures notranslate">
      {views.includes('board') && (
        <div class="drill-board">
          <Board
            board={game.board}
            state={game.state}
            label={describeBoard(game, names)}
            spots={boardSpots}
            highlight={subject}
          />
          <BoardEdges board={game.board} />
        </div>
      )}
      {tile && (
        <p class="drill-tile" role="img" aria-label={names.tile(tile.id)}>
          <WorkerTilePicture workers={tile.workers} />
        </p>
      )}
      {shown.map((player) => (
        <figure key={player}>
          {views.includes('players') && (
            <figcaption>
              <PlayerMark index={player} /> {players[player]}
            </figcaption>
          )}
          <PlayerBoard
            player={game.state.players[player] as (typeof game.state.players)[number]}
            index={player}
            label={describePlayer(game, player, players[player] as string, names)}
            spots={loopSpots}
            highlight={subject.filter(isSpace)}
          />
        </figure>
      ))}
    </div>
  );
}
