/** What came of a pairing; a shared victory counts by shares. */
export interface Score<Name> {
  readonly between: readonly [Name, Name];
  readonly games: number;
  /** Of the first. */
  readonly wins: number;
}

/** Games that are thought to have been drawn besides, so that who never won has a rating too. */
const DRAWN = 1;
const ROUNDS = 500;

/**
 * The Elo ratings at which the scores are most likely, `anchor` at 0: 400 points more are a chance to win of 10 to 1. Found
 * by Zermelo's iteration. Who has met nobody is at 0 as well.
 */
export function eloOf<Name extends string>(
  names: readonly Name[],
  anchor: Name,
  scores: readonly Score<Name>[],
): Record<Name, number> {
  let strengths = new Map(names.map((name) => [name, 1]));
  const strength = (name: Name) => strengths.get(name) as number;
  const next = (name: Name) => {
    let won = 0;
    let met = 0;
    for (const { between, games, wins } of scores) {
      if (!between.includes(name)) continue;
      const [first, second] = between;
      won += (name === first ? wins : games - wins) + DRAWN / 2;
      met += (games + DRAWN) / (strength(first) + strength(second));
    }
    return met === 0 ? 1 : won / met;
  };
  for (let round = 0; round < ROUNDS; round++) strengths = new Map(names.map((name) => [name, next(name)]));
  const rating = (name: Name) => 400 * Math.log10(strength(name) / strength(anchor));
  return Object.fromEntries(names.map((name) => [name, rating(name)])) as Record<Name, number>;
}
