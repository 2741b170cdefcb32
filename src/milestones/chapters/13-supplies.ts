// Goods never run out (13.1): a supply of them is kept nowhere. Nor do cover tiles stop anybody, whether there are 20 or 21 of
// them (2.5, 13.2): what lies below the visible layer is not kept either (3.5). The worker tiles are those of the set; buying
// the last one triggers the end (13.4, in chapter 12 and at the hire).

/** What the box holds of the things that are limited (2.1, 13.3). The marketplace of the setup is one of the twelve (4.2), and its flour one of the twelve sacks (10.6). */
export const SUPPLY = { streets: 24, houses: 12, marketplaces: 12, flour: 12 } as const;

/** The bonus tiles in the box (2.1, 13.3). */
export const BONUS_TILES = 15;
