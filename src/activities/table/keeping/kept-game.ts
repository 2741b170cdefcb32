import * as v from 'valibot';
import { type Kept, keptAs } from '../../../keeping/kept.ts';
import { whole } from '../../../kit/reading.ts';
import { savedGameOf, type TableGame } from '../../../machines/game.ts';
import { confirmEnd, gameOf, playerAtTable, replay } from '../../../milestones/history.ts';
import { COLOURS, type Problem, readSavedGame, readText } from '../../../milestones/index.ts';

/** A game of Milestones as the browser keeps it. */
export type KeptGame = Kept<Summary>;

/** What a list tells of a game without reading it. */
export type Summary = v.InferOutput<typeof SUMMARY>;

const name = v.pipe(v.string(), v.maxLength(200));

const SUMMARY = v.object({
  /** When it was last changed: ISO 8601, in UTC. */
  changed: v.pipe(v.string(), v.isoTimestamp()),
  over: v.boolean(),
  /** Whose turn it is. */
  player: whole(0),
  seats: v.pipe(v.array(v.object({ name, colour: v.picklist(COLOURS), vp: whole(0) })), v.maxLength(4)),
});

export const { keptFromText, keptOf, readKept, readTable } = keptAs<TableGame, Summary, Problem>({
  summarySchema: SUMMARY,
  summaryOf: ({ history, seats }, changed) => {
    const { state } = gameOf(history);
    return {
      changed,
      over: state.phase === 'over',
      player: playerAtTable(history),
      seats: seats.map(({ name, colour }, i) => ({ name, colour, vp: state.players[i]?.vp ?? 0 })),
    };
  },
  textOf: (table, changed) => JSON.stringify(savedGameOf(table, changed)),
  read: (text, seed) => {
    const read = readText(text, readSavedGame);
    if (!read.ok) return read;
    const { seats, started, marks, changed, confirmed } = read.saved;
    const history = replay(read.start, read.record.actions, marks);
    return {
      ok: true,
      table: { history: confirmed ? confirmEnd(history) : history, seats, started, seed },
      changed,
    };
  },
});

const playersIn = ({ seats }: Summary) => JSON.stringify(seats.map(({ name, colour }) => [name, colour]));

/** Whether two games may be the same, as far as the list tells: by who plays them. */
export const isLike = (one: Summary, other: Summary): boolean => playersIn(one) === playersIn(other);
