import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Game, viewFor } from '../milestones/index.ts';
import { consider, simulations } from '../players/consider.ts';
import { outlookOf } from '../players/outlook.ts';
import { asComesTrue } from '../players/review.ts';
import type { PlayedGame } from './play.ts';

/** A chance that was given to a player in some position, and the share of the victory that fell to this player. */
export interface Forecast {
  readonly chance: number;
  readonly share: number;
}

/** How good forecasts were. */
export interface Calibration {
  readonly count: number;
  /** The mean of the squared errors: 0 is perfect. */
  readonly brier: number;
  /** The same of somebody who always names the mean share. */
  readonly ofNobody: number;
  /** The forecasts by tenths of the chance: what was foreseen on average, and what came. Tenths without any are left out. */
  readonly tenths: readonly { readonly count: number; readonly foreseen: number; readonly came: number }[];
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const errorOf = (forecasts: readonly Forecast[], foreseen: (forecast: Forecast) => number) =>
  meanOf(forecasts.map((forecast) => (foreseen(forecast) - forecast.share) ** 2));

/** How good the forecasts were; there is at least one. */
export function calibrationOf(forecasts: readonly Forecast[]): Calibration {
  const tenthOf = ({ chance }: Forecast) => Math.min(9, Math.floor(10 * chance));
  const base = meanOf(forecasts.map(({ share }) => share));
  const tenths = Array.from({ length: 10 }, (_, tenth) => forecasts.filter((each) => tenthOf(each) === tenth));
  return {
    count: forecasts.length,
    brier: errorOf(forecasts, ({ chance }) => chance),
    ofNobody: errorOf(forecasts, () => base),
    tenths: tenths
      .filter(({ length }) => length > 0)
      .map((those) => ({
        count: those.length,
        foreseen: meanOf(those.map(({ chance }) => chance)),
        came: meanOf(those.map(({ share }) => share)),
      })),
  };
}

/** The positions in which a turn begins, the draft left out. */
function beginnings({ steps }: PlayedGame): Game[] {
  return steps.flatMap(({ game, events }) => (events.some(({ type }) => type === 'turn-ended') ? [game] : []));
}

/**
 * What was foreseen in games: at first sight at the beginning of every turn, and after thinking, with so many simulations,
 * as a review says it, at the beginning of one turn of each game.
 */
export function forecastsOf(
  played: Iterable<PlayedGame>,
  looks: number,
): { readonly atSight: readonly Forecast[]; readonly thought: readonly Forecast[] } {
  const random = xoroshiro128plus(looks);
  const atSight: Forecast[] = [];
  const thought: Forecast[] = [];
  for (const game of played) {
    const winners = game.steps.at(-1)?.game.state.winners ?? [];
    const forecasts = (chances: readonly number[]) =>
      chances.map((chance, player) => ({ chance, share: winners.includes(player) ? 1 / winners.length : 0 }));
    const positions = beginnings(game);
    atSight.push(...positions.flatMap((position) => forecasts(outlookOf(position).chances)));
    const drawn = positions[uniformInt(random, 0, positions.length - 1)] as Game;
    const [best] = consider(viewFor(drawn, drawn.state.player), random, simulations(looks));
    thought.push(...forecasts(asComesTrue((best as NonNullable<typeof best>).chances)));
  }
  return { atSight, thought };
}
