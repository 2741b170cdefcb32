import { LoopTags } from '../../board/pieces/LoopTags.tsx';
import { causesOf } from '../../board/pieces/marks.ts';
import { Values } from '../../board/Values.tsx';
import { NO_YIELDS, yieldNames, yieldsAhead, yieldTags } from '../../choosing/ahead.ts';
import { boardSpots, loopSpots } from '../../choosing/spots.ts';
import type { Chooser } from '../../choosing/use-chooser.ts';
import { allowedValues, isChosen } from '../../machines/choice.ts';
import type { Pointed } from '../../machines/chooser.ts';
import type { WaitsFor } from '../../machines/game.ts';
import type { Game } from '../../milestones/index.ts';
import type { Names } from '../../telling/names.ts';
import type { TileChoice } from './view/TableView.tsx';

interface Asked {
  readonly game: Game;
  /** Whose turn it is, or whose turn is about to end. */
  readonly player: number;
  readonly waitsFor: WaitsFor;
  readonly names: Names;
  readonly chooser: Chooser;
  readonly onPress: (at: Pointed) => void;
}

/** What can be pressed on the pictures of the table, and what is written there about it. */
export function tableSpots({ game, player, waitsFor, names, chooser, onPress }: Asked) {
  const yields = waitsFor === 'move' ? yieldsAhead(game) : NO_YIELDS;
  const marking = {
    game,
    player,
    choice: waitsFor === 'turnEnd' || waitsFor === 'over' ? null : chooser.choice,
    names,
    // Where a whole kind of action is refused, no place is the cause.
    causes: causesOf(game, chooser.refusedKind === null ? chooser.refusals : []),
    yields: yieldNames(yields, names),
    onPress,
    onPoint: chooser.point,
  };
  return {
    boardSpots: boardSpots(marking),
    loopSpots: loopSpots(marking),
    onBoard: marking.choice !== null && <Values game={game} choice={marking.choice} />,
    onLoop: <LoopTags tags={yieldTags(yields, names)} />,
  };
}

/** The tiles that can be chosen now; undefined where none can be. */
export function tileChoiceOf({ game, waitsFor, chooser: { choice }, onPress }: Asked): TileChoice | undefined {
  const offersTile = waitsFor === 'draft' || (waitsFor === 'tradingHouse' && choice?.type === 'hire');
  if (choice === null || !offersTile) return undefined;
  const allowed = allowedValues(game, { type: choice.type }, 'tile');
  return {
    row: waitsFor === 'draft' ? 'starting' : 'display',
    onPress,
    isChosen: (tile) => isChosen(choice, 'tiles', tile),
    isAllowed: (tile) => allowed.has(tile),
  };
}
