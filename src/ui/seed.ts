/** A deal is called by a number that can be told to a friend. */
export const MOST_DEALS = 1_000_000;

/** The number of a deal, drawn by the browser. */
export function drawSeed(): number {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return (drawn as number) % MOST_DEALS;
}
