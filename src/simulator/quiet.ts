/** After so many turns in which nothing has happened a game is stopped. Between players who move at random 430 have been seen in 1,200 games. */
export const QUIET_TURNS = 5_000;

/** A game was stopped because nothing happened in it any more; the message says which, with the seeds to play it again. */
export class QuietGame extends Error {}

/**
 * Watches over a game. The function that it gives is told after every turn what the game has come to, as a text that changes
 * with all that brings its end nearer; it throws QuietGame when that has stayed the same for `QUIET_TURNS` turns.
 */
export function quietWatch(name: string): (progress: string) => void {
  let last: string | null = null;
  let turns = 0;
  return (progress) => {
    turns = progress === last ? turns + 1 : 0;
    last = progress;
    if (turns >= QUIET_TURNS) throw new QuietGame(`${name} was stopped: nothing happened for ${QUIET_TURNS} turns`);
  };
}
