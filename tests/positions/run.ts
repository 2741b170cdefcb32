import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { gameOf, viewFor } from '../../src/milestones/index.ts';
import { simulations } from '../../src/players/consider.ts';
import { greedy } from '../../src/players/greedy.ts';
import { playerOf } from '../../src/players/levels.ts';
import type { ComputerPlayer } from '../../src/players/player.ts';
import { isRight, playTurn } from './position.ts';
import { POSITIONS } from './positions.ts';

/** The number of simulations that the Master makes in about 300 ms. */
const COUNT = 100;
const SEED = 1;

const PLAYERS: Readonly<Record<string, ComputerPlayer>> = {
  greedy,
  apprentice: playerOf('apprentice', simulations(0)),
  journeyman: playerOf('journeyman', simulations(0)),
  master: playerOf('master', simulations(COUNT)),
};

/** Whether a player finds what is right in each position. */
function found(player: ComputerPlayer): boolean[] {
  return POSITIONS.map(({ scene, right }) => {
    const random = xoroshiro128plus(SEED);
    return isRight(
      right,
      playTurn(gameOf(scene), (game) => player(viewFor(game, 0), random)),
    );
  });
}

const results = Object.entries(PLAYERS).map(([name, player]) => [name, found(player)] as const);
const width = Math.max(...POSITIONS.map(({ id }) => id.length));
const row = (name: string, cells: readonly string[]) =>
  console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(10))].join('  '));
row(
  '',
  results.map(([name]) => name),
);
for (const [i, { id }] of POSITIONS.entries())
  row(
    id,
    results.map(([, rights]) => (rights[i] ? '✓' : '–')),
  );
row(
  `found of ${POSITIONS.length}`,
  results.map(([, rights]) => String(rights.filter(Boolean).length)),
);
