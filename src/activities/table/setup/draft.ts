import * as v from 'valibot';
import { kept } from '../../../kit/storage.ts';
import { SEAT_KINDS, type Seat, VARIANTS, type Variant } from '../../../milestones/index.ts';

/** Who sits at a table that is being set up. */
export interface Chosen {
  readonly name: string;
  /** The place of the piece in `COLOURS`. */
  readonly piece: number;
  readonly by: Seat['by'];
}

/** What is entered in the form in which a game is set up. */
export interface SetupDraft {
  readonly count: number;
  /** All four seats, whoever of them plays. */
  readonly chosen: readonly Chosen[];
  /** The place of the seat, empty where lots are drawn. */
  readonly starter: string;
  readonly played: readonly Variant[];
  readonly seed: string;
  /** Empty for the practice board. */
  readonly board: string;
}

export const COUNTS = [2, 3, 4] as const;

const text = v.pipe(v.string(), v.maxLength(200));

/** It is kept for as long as the tab is open. */
export const SETUP_DRAFT = kept<SetupDraft>(
  'setup',
  v.strictObject({
    count: v.picklist(COUNTS),
    chosen: v.pipe(
      v.array(v.strictObject({ name: text, piece: v.picklist([0, 1, 2, 3]), by: v.picklist(SEAT_KINDS) })),
      v.length(4),
      v.check((chosen) => new Set(chosen.map(({ piece }) => piece)).size === chosen.length),
    ),
    starter: v.picklist(['', '0', '1', '2', '3']),
    played: v.array(v.picklist(VARIANTS)),
    seed: text,
    board: text,
  }),
  undefined,
  () => sessionStorage,
);
