/**
 * `npm run -s presses`: how often people press in a turn. Games of the computer players, of two to four, are pressed together on
 * the table's own chooser with the usual settings by somebody who knows what to press; the end of each turn is one press more.
 */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { MILESTONES } from '../../src/milestones/game.ts';
import { type Action, apply, newGame, PRACTICE_SET, viewFor } from '../../src/milestones/index.ts';
import { playerOf } from '../../src/players/levels.ts';
import { presser } from '../presses.ts';

/** How often is pressed in each turn of a game of the apprentice against himself. */
export function pressesOfTurns(players: 2 | 3 | 4, seed: number): readonly number[] {
  let game = newGame({ players, seed, set: PRACTICE_SET });
  const random = xoroshiro128plus(seed);
  const player = playerOf('apprentice', () => true);
  const pressesFor = presser();
  const turns: number[] = [];
  let presses = 0;
  while (game.state.phase !== 'over')
    for (const action of player(viewFor(game, game.state.player), random)) {
      presses += pressesFor(game, action).length;
      const before = game;
      game = after(game, action);
      if (!MILESTONES.endsTurn(before, game)) continue;
      turns.push(presses + 1);
      presses = 0;
    }
  return turns;
}

function after(game: ReturnType<typeof newGame>, action: Action) {
  const outcome = apply(game, action);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.game;
}

/** The middle of some numbers, and the largest. */
export function spread(numbers: readonly number[]): { readonly median: number; readonly worst: number } {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

if (import.meta.main)
  for (const players of [2, 3, 4] as const) {
    const turns = Array.from({ length: 10 }, (_, seed) => pressesOfTurns(players, seed)).flat();
    const { median, worst } = spread(turns);
    console.log(`${players} players, ${turns.length} turns: median ${median}, worst ${worst}`);
  }
