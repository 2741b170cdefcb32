import { wordsFor } from 'words:table';
import type { ComponentChildren } from 'preact';
import type { Site } from '../board/pieces/geometry.ts';
import { causesOf, type Marks } from '../board/pieces/marks.ts';
import type { Spot } from '../board/pieces/Spots.tsx';
import { allowedValues, isChosen } from '../machines/choice.ts';
import type { Game, Player } from '../milestones/index.ts';
import type { View } from '../steps/step.ts';
import type { Names } from '../telling/names.ts';
import { Pictures, tilesOnOffer } from './Pictures.tsx';
import { boardSpots, loopSpots } from './spots.ts';
import { TileRow } from './TileRow.tsx';
import type { Trying } from './use-trying.ts';

interface Props {
  readonly game: Game;
  /** Whose board is pressed. */
  readonly player: number;
  readonly trying: Trying;
  readonly showsAllowed: boolean;
  readonly views: readonly View[];
  readonly players: readonly string[];
  readonly names: Names;
  /** What has happened before. */
  readonly marks?: Marks | undefined;
  /** Draws the board in a way of its own. */
  readonly drawBoard?: (spots: readonly Spot<Site>[]) => ComponentChildren;
  readonly changes: ComponentChildren;
}

/** The game as it would look with a tile placed. */
function withSpaces(game: Game, player: number, spaces: Player['spaces']): Game {
  const players = game.state.players.map((each, i) => (i === player ? { ...each, spaces } : each));
  return { ...game, state: { ...game.state, players } };
}

/** Spots without the mark that shows what is allowed. */
function unmarked<At extends Site>(spots: readonly Spot<At>[]): Spot<At>[] {
  return spots.map((spot) => (spot.look === 'allowed' ? { ...spot, look: undefined } : spot));
}

/** The table on which the reader chooses an action. */
export function TryingPictures(props: Props) {
  const { game, player: me, trying, showsAllowed, names, marks } = props;
  const { choice, preview, refusals } = trying;
  const words = wordsFor(names.language);
  const onPress = trying.press;
  const marking = { game, player: me, choice, names, causes: causesOf(game, refusals), onPress, onPoint: () => {} };
  const marked = <At extends Site>(spots: readonly Spot<At>[]) => (showsAllowed ? [...spots] : unmarked(spots));
  const choosesTile = choice?.type === 'draft' || choice?.type === 'hire';
  const allowedTiles = showsAllowed && choosesTile ? allowedValues(game, { type: choice.type }, 'tile') : new Set();
  const spots = marked(boardSpots(marking));
  return (
    <Pictures
      game={preview?.spaces ? withSpaces(game, me, preview.spaces) : game}
      player={me}
      views={props.views}
      players={props.players}
      names={names}
      board={props.drawBoard?.(spots)}
      marks={{
        board: { highlight: marks?.board.highlight ?? [], spots },
        loop: (player) => ({
          highlight: marks?.loop(player).highlight ?? [],
          spots: player === me ? marked(loopSpots(marking)) : [],
        }),
      }}
      changes={props.changes}
      tiles={
        choosesTile ? (
          <TileRow
            heading={words(choice.type === 'draft' ? 'starting.heading' : 'display.heading')}
            tiles={tilesOnOffer(game)}
            workerTiles={game.workerTiles}
            names={names}
            onPress={onPress}
            isChosen={(tile) => isChosen(choice, 'tiles', tile)}
            isAllowed={(tile) => allowedTiles.has(tile)}
          />
        ) : undefined
      }
    />
  );
}
