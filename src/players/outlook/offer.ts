import type { Game, Goods, State } from '../../milestones/index.ts';
import { type Chances, chancesOf } from '../greedy/chances.ts';

/** The chances of a board as it was built so far; what was built besides streets tells whether they still hold. */
interface Known {
  readonly built: readonly [State['houses'], State['marketplaces'], State['flour']];
  readonly chances: Chances;
}

const known = new WeakMap<State['streets'], Known>();

function chancesIn(game: Game): Chances {
  const { streets, houses, marketplaces, flour } = game.state;
  const found = known.get(streets);
  if (found?.built[0] === houses && found.built[1] === marketplaces && found.built[2] === flour) return found.chances;
  const chances = chancesOf(game);
  known.set(streets, { built: [houses, marketplaces, flour], chances });
  return chances;
}

/** The most VP that goods can be built into at the board of works as it looks now, one construction regardless of the other. */
export function buildingWorth(game: Game, { stone, wood, sand }: Goods): number {
  // Two goods of different kinds are the least that anything costs; most positions have none to spare.
  if (stone + wood + sand === Math.max(stone, wood, sand)) return 0;
  return builtWorth(chancesIn(game), stone, wood, sand);
}

/** The most VP that cubes can be built into where the board offers these chances. */
export function builtWorth(
  { streets, houses, marketplaces }: Chances,
  stone: number,
  wood: number,
  sand: number,
): number {
  let best = 0;
  for (let s = Math.min(stone, sand, streets.length - 1); s >= 0; s--) {
    for (let h = Math.min(stone - s, wood, houses.length - 1); h >= 0; h--) {
      const m = Math.min(wood - h, sand - s, marketplaces.length - 1);
      best = Math.max(best, (streets[s] as number) + (houses[h] as number) + (marketplaces[m] as number));
    }
  }
  return best;
}

/** The most VP that grain can be delivered for at the mill as the board looks now. */
export function deliveryWorth(game: Game, { grain }: Goods): number {
  if (grain < 2) return 0;
  const { flour } = chancesIn(game);
  return flour[Math.min(grain >> 1, flour.length - 1)] as number;
}
