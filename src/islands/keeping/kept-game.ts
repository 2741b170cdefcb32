import * as v from 'valibot';
import { savedGameOf, type TableGame } from '../../machines/game.ts';
import { confirmEnd, gameOf, playerAtTable, replay } from '../../milestones/history.ts';
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

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Room for the longest names that people have been able to give, and for no more than a list can show. */
const name = v.pipe(v.string(), v.maxLength(200));

const SUMMARY = v.object({
  /** When it was last changed: ISO 8601, in UTC. */
  changed: v.pipe(v.string(), v.isoTimestamp()),
  over: v.boolean(),
  /** Whose turn it is. */
  player: whole,
  seats: v.pipe(v.array(v.object({ name, colour: v.picklist(COLOURS), vp: whole })), v.maxLength(4)),
});

const TEXT = v.object({ text: v.string() });
const KEPT = v.object({ ...TEXT.entries, name, seed: v.nullable(whole), summary: v.nullable(SUMMARY) });

/** Whatever may lie in the browser's storage as a text: as JSON, as far as it has such a form. */
export function asText(stored: unknown): string {
  if (typeof stored === 'string') return stored;
  try {
    return JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? String(value) : value)) ?? String(stored);
  } catch {
    return String(stored);
  }
}

/** The seed of a deal, or null where it is none. */
export function asSeed(stored: unknown): number | null {
  return v.is(whole, stored) ? stored : null;
}

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

/**
 * What lies in the browser's storage as a game. Where only what is told of the game is odd, the game itself counts; where all of it
 * has another form, as a later version of this page may give it, its text is kept.
 */
export function readKept(id: string, stored: unknown): KeptGame {
  const read = v.safeParse(KEPT, stored, { abortEarly: true });
  if (read.success) return { id, ...read.output };
  const game = keptFromText(id, v.is(TEXT, stored) ? stored.text : '', null);
  return game.summary === null ? { ...game, text: asText(stored) } : game;
}

function tableOf(
  { record, start, saved }: Extract<ReturnType<typeof readSavedGame>, { ok: true }>,
  seed: number | null,
): TableGame {
  const { seats, started, marks, confirmed }: SavedGame = saved;
  const history = replay(start, record.actions, marks);
  return { history: confirmed ? confirmEnd(history) : history, seats, started, seed };
}

/** The game at the table that is kept, or the problems of its text. */
export function readTable({ text, seed }: Pick<KeptGame, 'text' | 'seed'>): Read<{ readonly table: TableGame }> {
  const read = readText(text, readSavedGame);
  return read.ok ? { ok: true, table: tableOf(read, seed) } : read;
}
