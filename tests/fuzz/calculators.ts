import type * as v from 'valibot';
import {
  DELIVERY_ENTRIES,
  deliveryAnswer,
  EMPTY_DELIVERY,
  EMPTY_LOT,
  EMPTY_MARKET,
  houseAnswer,
  LOT_ENTRIES,
  MARKET_ENTRIES,
  marketAnswer,
} from '../../src/activities/game-night/calculators/corners.ts';
import { END_ENTRIES, endCard, NOTHING_ENTERED } from '../../src/activities/game-night/calculators/end-card.ts';
import { EMPTY_ROW, endsFrom, ROW, type Row, rowAnswer } from '../../src/activities/game-night/calculators/row.ts';
import type { Space } from '../../src/milestones/index.ts';

/** The calculators of the game night: what may be entered, an example of it, and how it is answered. */
export const CALCULATORS: readonly {
  name: string;
  schema: v.GenericSchema<unknown, unknown>;
  whole: unknown;
  answer: (entries: never) => unknown;
}[] = [
  {
    name: 'row',
    schema: ROW,
    whole: EMPTY_ROW,
    answer: (row: Row) => rowAnswer({ ...row, to: endsFrom(row.from)[0] as Space }),
  },
  { name: 'house', schema: LOT_ENTRIES, whole: EMPTY_LOT, answer: houseAnswer },
  { name: 'market', schema: MARKET_ENTRIES, whole: EMPTY_MARKET, answer: marketAnswer },
  { name: 'delivery', schema: DELIVERY_ENTRIES, whole: EMPTY_DELIVERY, answer: deliveryAnswer },
  { name: 'end', schema: END_ENTRIES, whole: NOTHING_ENTERED, answer: endCard },
];
