import type { Goods } from '../types.ts';

/** What everything costs: a tile (7.3), a cube (7.7), a section (8.2), a house (8.10), a marketplace (8.14), a delivery (10.1). */
export const COSTS = {
  hire: { coin: 2 },
  buy: { coin: 2 },
  street: { stone: 1, sand: 1 },
  house: { stone: 1, wood: 1 },
  marketplace: { wood: 1, sand: 1 },
  deliver: { grain: 2 },
} as const satisfies Record<string, Partial<Goods>>;
