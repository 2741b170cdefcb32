import * as v from 'valibot';
import { parts } from '../kit/items.ts';
import { merge } from '../kit/merge.ts';
import { kept } from '../kit/storage.ts';

const MOST_STEPS = 40;
const SEATS = 4;

/** The longest name of a player. */
export const LONGEST_NAME = 20;

/** Who sits at the table. */
const SEATING = {
  players: v.picklist([2, 3, 4]),
  /** The seat of the starting player, from 0. */
  starter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS - 1)),
  /** By seat, clockwise; empty where none was entered. */
  names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_NAME))), v.length(SEATS)),
};

/** What is entered while the game is set up. */
export const SETUP = v.object({
  ...SEATING,
  /** The steps that are done. */
  done: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MOST_STEPS)),
});
export type Setup = v.InferOutput<typeof SETUP>;

const NO_SETUP: Setup = { players: 4, starter: 0, names: Array<string>(SEATS).fill(''), done: [] };

const MOST_TAPS = 1000;

/** A first game at the reader's own table: who sits there, and everything that was tapped, in order. */
export const TABLE = v.object({
  ...SEATING,
  /** Taps that this version of the site does not know are passed over. */
  taps: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MOST_TAPS)),
});
export type KeptTable = v.InferOutput<typeof TABLE>;

const EVENING = parts({
  setup: v.optional(SETUP, NO_SETUP),
  table: v.optional(TABLE),
  /** The part of the evening that was read last. */
  part: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40))), null),
  /** The board of the reader's own that lies on the table, by its id in this browser. */
  board: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
/** What is kept of an evening. */
export type Evening = v.InferOutput<typeof EVENING>;

/** Where it is kept. */
export const keeping = kept('evening', EVENING);

/** What the browser keeps of this evening; null where it keeps nothing. */
export const keptEvening = (): Evening | null => keeping.read().value;

/** Whether something of an evening lies aside because it could not be read. */
export const isEveningDamaged = (): boolean => keeping.read().aside !== null;

/** Throws away what lies aside. */
export const discardDamaged = (): void => keeping.discardAside();

/** An evening with nothing saved yet. */
export const NOTHING: Evening = { setup: NO_SETUP, part: null };

/** Keeps some of an evening in place of what was kept of that. Returns whether the browser keeps it. */
export function keepEvening(changed: Partial<Evening>): boolean {
  return keeping.change((now) => ({ ...(now ?? NOTHING), ...changed }));
}

/** A setup with what has been entered in it elsewhere since it was as it was `before`, and has become `after` here. */
export const setupWith = (before: Setup, after: Setup, now: Setup): Setup => merge(before, after, now, ['done']);

/**
 * Keeps what has been entered in a setup since it was as it was `before`; what another tab has entered stays. Returns the setup that is kept
 * then; null where the browser does not keep it.
 */
export function changeSetup(before: Setup, after: Setup): Setup | null {
  let setup = after;
  const isKept = keeping.change((now) => {
    setup = setupWith(before, after, now?.setup ?? before);
    return { ...(now ?? NOTHING), setup };
  });
  return isKept ? setup : null;
}

/** Where a tab remembers the table of a first game that another one has replaced in it. */
export const REPLACED_TABLE_KEY = 'milestones-first-table';

/** What is kept of the first game; before its first tap, the table as it is set up. */
export function keptTable(evening: Evening | null = keptEvening()): KeptTable {
  const { table, setup } = evening ?? NOTHING;
  const { players, starter, names } = setup;
  return table !== undefined && table.taps.length > 0 ? table : { players, starter, names, taps: [] };
}

/** Keeps what `changed` makes of the first game, in which another tab may just have tapped as well. Returns whether the browser keeps it. */
export function changeTable(changed: (table: KeptTable) => KeptTable): boolean {
  return keeping.change((now) => ({ ...(now ?? NOTHING), table: changed(keptTable(now)) }));
}
