import type { SnapshotFrom } from 'xstate';
import { historyFor } from '../kit/history.ts';
import {
  type Action,
  type DeckSize,
  type Game,
  type GameEvent,
  type GameRecord,
  MATCH_FORMAT,
  newGame,
  nextStarter,
  type ReadMatch,
  type Refusal,
  recordOf,
  type SavedMatch,
  type Score,
  type Seat,
  startOf,
  type Target,
  THOUSAND_MILES,
  totalsOf,
  type View,
  winnerOf,
} from '../thousand-miles/index.ts';
import type { Level } from '../thousand-miles/players/levels.ts';
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

/** Where the reader sits. */
export const READER: Seat = 0;
/** Where the computer sits. */
export const OPPONENT: Seat = 1;

/** Who drives: the reader, or a computer of some strength. */
export interface CardSeat {
  readonly by: 'person' | Level;
}

/** A game of a match that is over. */
interface PlayedGame {
  readonly record: GameRecord;
  readonly scores: readonly [Score, Score];
}

/** The table of the card game: the game under way, and the match that it belongs to. */
export interface CardTable extends TableOf<Game, Action, GameEvent, CardSeat> {
  readonly target: Target;
  /** The games of the match before this one. */
  readonly played: readonly PlayedGame[];
}

/** What a match, or its next game, is begun with. */
export interface NewCardTable extends Pick<CardTable, 'target' | 'played' | 'started'> {
  readonly opponent: Level;
  readonly deck: DeckSize;
  readonly starter: Seat;
  readonly seed: number;
}

/** What can happen to the card game's table. */
export type CardTableEvent = TableEventOf<CardTable, Action, NewCardTable>;
/** What a computer is asked: what its driver may know, and how strong it is. */
export type CardThought = ThoughtOf<View, CardSeat>;

/**
 * The rules as a table sees them at which a reader plays against a computer: what the reader draws has been hidden from the
 * reader, and so has every card that the computer plays; what the computer draws stays hidden.
 */
const AT_TABLE: typeof THOUSAND_MILES = {
  ...THOUSAND_MILES,
  revealsHidden: (events) =>
    events[0]?.player === OPPONENT || events.some(({ type, player }) => type === 'drew' && player === READER),
};

/** The history of a game at this table. */
export const cardHistory = historyFor(AT_TABLE);
/** The decision of the reader that undo, redo and looking back lead to. */
export const { decisionNear } = computersFor<Game, Action, GameEvent, Refusal, CardSeat>(AT_TABLE);

const seatsFor = (opponent: Level): readonly CardSeat[] => [{ by: 'person' }, { by: opponent }];

function tableOf({ target, played, started, opponent, deck, starter, seed }: NewCardTable): CardTable {
  const history = cardHistory.beginHistory(newGame({ seed, starter, deck }));
  return { history, seats: seatsFor(opponent), started, seed, target, played };
}

/** The table of one game of a match. */
export const cardMachine = tableMachineFor<Game, Action, GameEvent, Refusal, View, CardSeat, CardTable, NewCardTable>(
  AT_TABLE,
  tableOf,
);

type Snapshot = SnapshotFrom<typeof cardMachine>;

/** What the card game's table waits for. */
export type CardWaits = Exclude<Stage, 'people'> | 'play' | 'over';

/** What the islands read off the machine. */
export const selectCards = {
  table: ({ context }: Snapshot): CardTable | null => context.table,
  waitsFor: (snapshot: Snapshot): CardWaits => {
    const stage = stageOf(snapshot);
    if (stage !== 'people') return stage;
    return THOUSAND_MILES.isOver(gameAt(snapshot.context.table as CardTable)) ? 'over' : 'play';
  },
  /** What somebody looks back at; null while the table is shown as it is now. */
  past: ({ context }: Snapshot): PastOf<CardTable> | null => context.past,
  /** Whether it is to be decided if something is taken back that has been seen. */
  isTakingBack: ({ context }: Snapshot): boolean => context.goingBack !== null,
} as const;

/** The game at the table as it stands. */
export const gameAt = ({ history }: Pick<CardTable, 'history'>): Game => cardHistory.gameOf(history);

/** Who drives against the reader. */
export const opponentAt = ({ seats }: Pick<CardTable, 'seats'>): Level => seats[OPPONENT]?.by as Level;

/** The points of all games of the match that are over, the one at the table included. */
export function scoresAt(table: CardTable): (readonly [Score, Score])[] {
  const { scores } = gameAt(table).state;
  return [...table.played.map((game) => game.scores), ...(scores === null ? [] : [scores])];
}

/** The points of both drivers in the whole match (C1.1, C7.1). */
export const totalsAt = (table: CardTable): readonly [number, number] => totalsOf(scoresAt(table));

/** Who has won the match; null while it goes on, and in single games. */
export const winnerAt = (table: CardTable): Seat | null => winnerOf(table.target, scoresAt(table));

const recordAt = ({ history: { start, steps, at } }: CardTable): GameRecord =>
  recordOf(
    start,
    steps.slice(0, at).map((step) => step.action),
  );

/** What the next game of the match is begun with; null while this one goes on, and where the match is over. */
export function nextGame(table: CardTable, seed: number): NewCardTable | null {
  const { target, played, started } = table;
  const { options, state } = gameAt(table);
  if (state.scores === null || winnerAt(table) !== null) return null;
  return {
    target,
    started,
    opponent: opponentAt(table),
    deck: options.deck,
    starter: nextStarter({ options }),
    seed,
    played: [...played, { record: recordAt(table), scores: state.scores }],
  };
}

/** The match at the table in the form in which it is saved; what can still be redone is left out. */
export function savedMatchOf(table: CardTable, changed: string): SavedMatch {
  return {
    format: MATCH_FORMAT,
    target: table.target,
    opponent: opponentAt(table),
    records: [...table.played.map(({ record }) => record), recordAt(table)],
    started: table.started,
    changed,
    marks: table.history.marks,
  };
}

/** The table of a match that has been read; the seed of its deal is known where somebody remembers it. */
export function tableOfMatch({ saved, games }: ReadMatch, seed: number | null): CardTable {
  const played = games.slice(0, -1).map(({ record, game }): PlayedGame => {
    return { record, scores: game.state.scores as readonly [Score, Score] };
  });
  const { record, start } = games.at(-1) as (typeof games)[number];
  return {
    history: cardHistory.replay(start, record.actions, saved.marks),
    seats: seatsFor(saved.opponent),
    started: saved.started,
    seed,
    target: saved.target,
    played,
  };
}

/** The table as it was when an earlier game of the match was over; what was seen and taken back in it is not known any more. */
export function tableOfPlayed(table: CardTable, game: number): CardTable {
  const { record } = table.played[game] as PlayedGame;
  const history = cardHistory.replay(startOf(record), record.actions, []);
  return { ...table, history, played: table.played.slice(0, game), seed: null };
}

/** The table for a game that somebody has handed on without a match: a deal, a bare record, or a game with its opponent. */
export function tableOfGame(
  { start, record }: Pick<ReadMatch['games'][number], 'start' | 'record'>,
  opponent: Level,
  started: string,
  marks: readonly number[],
): CardTable {
  return {
    history: cardHistory.replay(start, record.actions, marks),
    seats: seatsFor(opponent),
    started,
    seed: null,
    target: null,
    played: [],
  };
}
