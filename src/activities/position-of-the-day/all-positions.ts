import found from '../../../content/positions-of-the-day.json' with { type: 'json' };
import { readLinkText } from '../../links/index.ts';
import type { Action } from '../../milestones/index.ts';
import type { DailyPosition } from './verdict.ts';

/** How many positions there are before any comes again. */
export const POSITION_COUNT = found.length;

/**
 * The positions of the day, in their order.
 * @throws Error where the text of one cannot be read.
 */
export const dailyPositions = (): Promise<readonly DailyPosition[]> =>
  Promise.all(
    found.map(async ({ game, turn, position, best }) => {
      const read = await readLinkText(position);
      if (!read.ok) throw new Error(`game ${game}, turn ${turn}: ${JSON.stringify(read.problems)}`);
      return { game: read.game, best: best.actions as unknown as Action[] };
    }),
  );
