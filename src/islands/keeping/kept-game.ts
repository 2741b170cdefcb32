import * as v from 'valibot';
import { savedGameOf, type TableGame } from '../../machines/game.ts';
import { gameOf, playerAtTable, replay } from '../../milestones/history.ts';
import { COLOURS, type Read, readSavedGame, readText, type SavedGame } from '../../milestones/index.ts';

/** A game as the browser keeps it. */
export interface KeptGame {
  readonly id: string;
  /** What the players call it; empty where they have given it no name. */
  readonly name: string;
  /** The seed of its deal, if that is known; the record does not say. */
  readonly seed: number | null;
  /** The saved game as JSON, or whatever else was found where a game should be. */
  readonly text: string;
  /** Null where the text could not be read. */
  readonly summary: Summary | null;
}

/** What a list tells of a game without reading it. */
export type Summary = v.InferOutput<typeof SUMMARY>;

const SUMMARY = v.object({
  /** When it was last changed: ISO 8601, in UTC. */
  changed: v.string(),
  over: v.boolean(),
  /** Whose turn it is. */
  player: v.number(),
  seats: v.array(v.object({ name: v.string(), colour: v.picklist(COLOURS), vp: v.number() })),
});

const KEPT = v.object({
  name: v.string(),
  seed: v.nullable(v.number()),
  text: v.string(),
  summary: v.nullable(SUMMARY),
});

/** A name that no other game has. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

function summaryOf({ history, seats }: TableGame, changed: string): Summary {
  const { state } = gameOf(history);
  return {
    changed,
    over: state.phase === 'over',
    player: playerAtTable(history),
    seats: seats.map(({ name, colour }, i) => ({ name, colour, vp: state.players[i]?.vp ?? 0 })),
  };
}

/** A game at the table as it is kept; `changed` is the time. */
export function keptOf(table: TableGame, { id, name }: Pick<KeptGame, 'id' | 'name'>, changed: string): KeptGame {
  return {
    id,
    name,
    seed: table.seed,
    text: JSON.stringify(savedGameOf(table, changed)),
    summary: summaryOf(table, changed),
  };
}

/** A game from a text, with the seed that is known of it; a text that is no game is kept as it is. */
export function keptFromText(id: string, text: string, seed: number | null): KeptGame {
  const read = readText(text, readSavedGame);
  if (!read.ok) return { id, name: '', seed, text, summary: null };
  return { id, name: '', seed, text, summary: summaryOf(tableOf(read, seed), read.saved.changed) };
}

/** What lies in the browser's storage as a game. Where it has another form, as a later version of this page may give it, its text is kept. */
export function readKept(id: string, stored: unknown): KeptGame {
  const read = v.safeParse(KEPT, stored);
  if (read.success) return { id, ...read.output };
  return {
    id,
    name: '',
    seed: null,
    text: typeof stored === 'string' ? stored : JSON.stringify(stored),
    summary: null,
  };
}

function tableOf(
  { record, start, saved }: Extract<ReturnType<typeof readSavedGame>, { ok: true }>,
  seed: number | null,
): TableGame {
  const { seats, started, marks }: SavedGame = saved;
  return { history: replay(start, record.actions, marks), seats, started, seed };
}

/** The game at the table that is kept, or the problems of its text. */
export function readTable({ text, seed }: Pick<KeptGame, 'text' | 'seed'>): Read<{ readonly table: TableGame }> {
  const read = readText(text, readSavedGame);
  return read.ok ? { ok: true, table: tableOf(read, seed) } : read;
}
