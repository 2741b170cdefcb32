import { createStore, del, get, set, setMany, type UseStore } from 'idb-keyval';
import { savedGameOf, type TableGame } from '../../machines/game.ts';
import { replay } from '../../machines/history.ts';
import { readSavedGame, readText } from '../../milestones/index.ts';

/** A kept text that is no game; it stays until somebody throws it away. */
export interface Damaged {
  readonly text: string;
  /** The place of the first fault. */
  readonly at: string;
}

/** The one game of this table, the seed of its deal, and texts that could not be read. */
const KEYS = { game: 'game', seed: 'seed', damaged: 'damaged' } as const;

let opened: UseStore | undefined;

/** Opened when it is needed: where storage is blocked, that throws. */
function store(): UseStore {
  opened ??= createStore('milestones', 'table');
  return opened;
}

/** A kept text as a game at the table, or the place of its first fault. */
function readTable(text: string, seed: number | null): TableGame | Damaged {
  const read = readText(text, readSavedGame);
  if (!read.ok) return { text, at: read.problems[0]?.at ?? '' };
  const { seats, started, marks } = read.saved;
  return { history: replay(read.start, read.record.actions, marks), seats, started, seed };
}

export interface Kept {
  readonly table: TableGame | null;
  readonly damaged: readonly Damaged[];
}

/**
 * Reads what is kept. A text that is no game is put aside, so that the next game does not overwrite it. Fails where the
 * browser does not let the page keep anything.
 */
export async function readKept(): Promise<Kept> {
  const kept = store();
  const [game, seed, aside] = await Promise.all(
    [KEYS.game, KEYS.seed, KEYS.damaged].map((key) => get<unknown>(key, kept)),
  );
  const damaged = Array.isArray(aside) ? (aside as Damaged[]) : [];
  if (game === undefined) return { table: null, damaged };
  const text = typeof game === 'string' ? game : JSON.stringify(game);
  const table = readTable(text, typeof seed === 'number' ? seed : null);
  if ('history' in table) return { table, damaged };
  const all = [...damaged, table];
  await set(KEYS.damaged, all, kept);
  await del(KEYS.game, kept);
  return { table: null, damaged: all };
}

/** Keeps a game as it is now. */
export async function keep(table: TableGame): Promise<void> {
  const saved = savedGameOf(table, new Date().toISOString());
  await setMany(
    [
      [KEYS.game, JSON.stringify(saved)],
      [KEYS.seed, table.seed],
    ],
    store(),
  );
}

/** Throws away what could not be read. */
export async function discardDamaged(): Promise<void> {
  await del(KEYS.damaged, store());
}
