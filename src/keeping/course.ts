import { canonical } from '../kit/canonical.ts';

/** How a game that comes by link stands to the same game as it is kept: their courses are the same, one goes further, or they part. */
export type Course = 'same' | 'newer' | 'older' | 'parted';

/** A game as far as it tells which one it is, and how it has gone. */
export interface Run {
  /** What it takes to be the same game: what it began with, and who sits where. */
  readonly beginning: string;
  readonly actions: readonly string[];
}

/** What the tables of both games have in common. */
interface AnyTable {
  readonly history: {
    readonly start: unknown;
    readonly steps: readonly { readonly action: unknown }[];
    readonly at: number;
  };
}

/** The game on a table, whenever it was begun there. */
export const runOf = (table: AnyTable): Run => ({
  beginning: canonical({ ...table, history: table.history.start, started: '', seed: null }),
  actions: table.history.steps.slice(0, table.history.at).map(({ action }) => canonical(action)),
});

/** The course of a game from a link beside that of a kept one; null where they are two games. */
export function courseOf(linked: Run, kept: Run): Course | null {
  if (linked.beginning !== kept.beginning) return null;
  const shared = Math.min(linked.actions.length, kept.actions.length);
  if (linked.actions.slice(0, shared).some((action, i) => action !== kept.actions[i])) return 'parted';
  if (linked.actions.length === kept.actions.length) return 'same';
  return linked.actions.length > shared ? 'newer' : 'older';
}
