import { type Enough, simulations, within } from '../players/consider.ts';
import { greedy } from '../players/greedy.ts';
import { LEVELS, playerOf } from '../players/levels.ts';
import type { ComputerPlayer } from '../players/player.ts';
import { random } from '../players/random.ts';

/** Who can be asked to play. */
export const CONTESTANTS = ['random', 'greedy', ...LEVELS] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** How long a turn is thought about: by the clock, or always the same, so that a game can be played again. */
export type Thought = { readonly ms: number } | { readonly simulations: number };

/** The player of a name; only those of the levels need the time to think. */
export function playerFor(name: Contestant, thought: Thought): ComputerPlayer {
  if (name === 'random') return random;
  if (name === 'greedy') return greedy;
  return (view, chance) => playerOf(name, enoughOf(thought))(view, chance);
}

function enoughOf(thought: Thought): Enough {
  if ('simulations' in thought) return simulations(thought.simulations);
  return within(thought.ms, () => performance.now());
}
