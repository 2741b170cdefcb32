import { simulations } from '../../src/players/consider.ts';
import { greedy } from '../../src/players/greedy.ts';
import { playerOf } from '../../src/players/levels.ts';
import type { ComputerPlayer } from '../../src/players/player.ts';
import { findsRight } from './position.ts';
import { POSITIONS } from './positions.ts';

/** The number of simulations that the Master makes in about 300 ms. */
const COUNT = 100;

const PLAYERS: Readonly<Record<string, ComputerPlayer>> = {
  greedy,
  apprentice: playerOf('apprentice', simulations(0)),
  senior: playerOf('senior', simulations(0)),
  journeyman: playerOf('journeyman', simulations(0)),
  master: playerOf('master', simulations(COUNT)),
};

const results = Object.entries(PLAYERS).map(
  ([name, player]) => [name, POSITIONS.map((position) => findsRight(position, player))] as const,
);
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
