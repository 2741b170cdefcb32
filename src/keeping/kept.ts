import * as v from 'valibot';
import { type Read, whole } from '../kit/reading.ts';

/** What a list tells of any game without reading it. */
export interface AnySummary {
  /** When it was last changed: ISO 8601, in UTC. */
  readonly changed: string;
}

/** A game as the browser keeps it. */
export interface Kept<Summary extends AnySummary> {
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

/** A day, in milliseconds: clocks that differ by less are no wrong ones. */
const DAY = 86_400_000;

/**
 * Games in the order in which they were changed, the last first. One that was changed when a clock was ahead says nothing of when that was:
 * it comes after the others, and not before all that are played until then.
 */
export function lastFirst<Summary extends AnySummary>(games: readonly Kept<Summary>[]): Kept<Summary>[] {
  const soon = Date.now() + DAY;
  const placed = games.map((game) => {
    const at = Date.parse(game.summary?.changed ?? '');
    return { game, at: Number.isNaN(at) ? Number.NEGATIVE_INFINITY : at, isAhead: at > soon };
  });
  placed.sort((a, b) => Number(a.isAhead) - Number(b.isAhead) || (a.at === b.at ? 0 : b.at - a.at));
  return placed.map(({ game }) => game);
}

/** How the games of one kind become texts, and what comes of a text. */
export interface Codec<Table extends { readonly seed: number | null }, Summary extends AnySummary, Problem> {
  readonly summarySchema: v.GenericSchema<unknown, Summary>;
  readonly summaryOf: (table: Table, changed: string) => Summary;
  readonly textOf: (table: Table, changed: string) => string;
  readonly read: (
    text: string,
    seed: number | null,
  ) => Read<{ readonly table: Table; readonly changed: string }, Problem>;
}

const TEXT = v.object({ text: v.string() });

/** Whatever may lie in the browser's storage as a text: as JSON, as far as it has such a form. */
export function asText(stored: unknown): string {
  if (typeof stored === 'string') return stored;
  try {
    return JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? String(value) : value)) ?? String(stored);
  } catch {
    // Not even `String` has a text for everything.
    return typeof stored;
  }
}

/** The seed of a deal, or null where it is none. */
export function asSeed(stored: unknown): number | null {
  return v.is(whole(0), stored) ? stored : null;
}

/** A name that no other game has. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** How games of one kind are kept. */
export function keptAs<Table extends { readonly seed: number | null }, Summary extends AnySummary, Problem>({
  summarySchema,
  summaryOf,
  textOf,
  read,
}: Codec<Table, Summary, Problem>) {
  const KEPT = v.object({
    ...TEXT.entries,
    // Room for the longest names that people have been able to give, and for no more than a list can show.
    name: v.pipe(v.string(), v.maxLength(200)),
    seed: v.nullable(whole(0)),
    summary: v.nullable(summarySchema),
  });

  /** A game from a text, with the seed that is known of it; a text that is no game is kept as it is. */
  function keptFromText(id: string, text: string, seed: number | null): Kept<Summary> {
    const found = read(text, seed);
    return { id, name: '', seed, text, summary: found.ok ? summaryOf(found.table, found.changed) : null };
  }

  return {
    keptFromText,
    /** A game at the table as it is kept; `changed` is the time. */
    keptOf: (table: Table, { id, name }: Pick<Kept<Summary>, 'id' | 'name'>, changed: string): Kept<Summary> => ({
      id,
      name,
      seed: table.seed,
      text: textOf(table, changed),
      summary: summaryOf(table, changed),
    }),
    /**
     * What lies in the browser's storage as a game. Where only what is told of the game is odd, the game itself counts; where all of it
     * has another form, as a later version of this page may give it, its text is kept.
     */
    readKept: (id: string, stored: unknown): Kept<Summary> => {
      const found = v.safeParse(KEPT, stored, { abortEarly: true });
      if (found.success) return { id, ...found.output };
      const game = keptFromText(id, v.is(TEXT, stored) ? stored.text : '', null);
      return game.summary === null ? { ...game, text: asText(stored) } : game;
    },
    /** The game at the table that is kept, or the problems of its text. */
    readTable: ({ text, seed }: Pick<Kept<Summary>, 'text' | 'seed'>): Read<{ readonly table: Table }, Problem> => {
      const found = read(text, seed);
      return found.ok ? { ok: true, table: found.table } : found;
    },
  };
}
