/** What a link can bring to another table: the game with all that was done, or its deal to begin with. Addresses name it. */
export const SHARED = ['game', 'deal'] as const;
export type Shared = (typeof SHARED)[number];
