import type { SnapshotFrom } from 'xstate';
import { MILESTONES } from '../milestones/game.ts';
import { awaitsConfirmation, beginHistory, beginsTurn, gameOf, revealedSince } from '../milestones/history.ts';
import {
  type Action,
  bonusTilesInTurn,
  type Game,
  type GameEvent,
  type GameSet,
  newGame,
  type Options,
  PRACTICE_SET,
  PRACTICE_SETS,
  practiceVersionOf,
  type Refusal,
  recordOf,
  SAVED_GAME_FORMAT,
  type SavedGame,
  type Seat,
  type View,
} from '../milestones/index.ts';
import { computersFor } from './computers.ts';
import {
  type PastOf,
  type Stage,
  stageOf,
  type TableEventOf,
  type TableOf,
  type ThoughtOf,
  tableMachineFor,
} from './table.ts';
import { type Waiting, waitsForIn } from './waiting.ts';

/** What the table of this game waits for. */
export type WaitsFor = Exclude<Stage, 'people'> | Waiting;
/** A game at a table: with its history, and who sits there. */
export type TableGame = TableOf<Game, Action, GameEvent, Seat>;
/** What a computer is asked: what its player may know, and which kind of player it is. */
export type Thought = ThoughtOf<View, Seat>;
/** What happens to a table: what people do at it, and what its computers have thought out. */
export type GameMachineEvent = TableEventOf<TableGame, Action, NewTable>;

/** Everything that chance or people decide about a new game. */
export interface NewTable extends Pick<TableGame, 'seats' | 'started'>, Pick<Options, 'variants'> {
  readonly seed: number;
  /** Drawn where it is left out. */
  readonly startingPlayer?: number;
  /** What is played with: otherwise the practice set. */
  readonly set?: GameSet;
}

/** Who thinks at a table of Milestones, and where a person decides. */
export const { computerAtTable, decisionNear } = computersFor<Game, Action, GameEvent, Refusal, Seat>(MILESTONES);

/** The table of a new game. */
function tableOf({ seats, started, seed, variants, startingPlayer, set = PRACTICE_SET }: NewTable): TableGame {
  const given = startingPlayer === undefined ? {} : { startingPlayer };
  const game = newGame({ players: seats.length, seed, set, variants, ...given });
  return { history: beginHistory(game), seats, started, seed };
}

/**
 * What a game that began at `start` is played with, to play another one with it. Where it did not begin with a deal, bonus
 * tiles that lay no longer on the board are replaced by some of each kind.
 */
export function setOf(start: Game): GameSet {
  const practice = PRACTICE_SETS[practiceVersionOf(start) - 1];
  if (practice !== undefined) return practice;
  const { board, workerTiles, state } = start;
  const lying = Object.values(state.bonusTiles);
  const gone = bonusTilesInTurn(board.bushes.length - lying.length);
  return { board, workerTiles, bonusTiles: [...lying, ...gone].sort() };
}

/** The table of one game of Milestones. */
export const gameMachine = tableMachineFor<Game, Action, GameEvent, Refusal, View, Seat, TableGame, NewTable>(
  MILESTONES,
  tableOf,
);

type Snapshot = SnapshotFrom<typeof gameMachine>;

/** What the islands read off the machine. */
export const select = {
  table: ({ context }: Snapshot): TableGame | null => context.table,
  /** `loading`, `setup`, what a computer is at, that the end of a turn is confirmed, or what the game waits for. */
  waitsFor: (snapshot: Snapshot): WaitsFor => {
    const stage = stageOf(snapshot);
    if (stage !== 'people') return stage;
    const { history } = snapshot.context.table as TableGame;
    return awaitsConfirmation(history) ? 'turnEnd' : waitsForIn(gameOf(history));
  },
  /** What somebody looks back at; null while the table is shown as it is now. */
  past: ({ context }: Snapshot): PastOf<TableGame> | null => context.past,
  /** How much of the final scoring has been told. */
  told: ({ context }: Snapshot): number => context.told,
  /** How many tiles of the pile have been seen that would be taken back; null where nothing is to be decided. */
  takingBack: ({ context: { table, goingBack } }: Snapshot): number | null =>
    table === null || goingBack === null ? null : revealedSince(table.history, goingBack).length,
} as const;

/** A game at the table in the form in which it is saved; what can still be redone is left out. */
export function savedGameOf({ history, seats, started }: TableGame, changed: string): SavedGame {
  const { start, steps, at, marks } = history;
  const actions = steps.slice(0, at).map((step) => step.action);
  const confirmed = at > 0 && beginsTurn(history, at) && !awaitsConfirmation(history);
  return {
    format: SAVED_GAME_FORMAT,
    record: recordOf(start, actions),
    seats,
    started,
    changed,
    marks,
    ...(confirmed ? { confirmed } : {}),
  };
}
