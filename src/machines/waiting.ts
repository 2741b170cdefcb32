import type { Game } from '../milestones/index.ts';

/** Everything that a table with a game can wait for. */
export const WAITING = [
  'turnEnd',
  'draft',
  'move',
  'tradingHouse',
  'boardOfWorks',
  'mill',
  'castle',
  'bonus',
  'over',
] as const;
export type Waiting = (typeof WAITING)[number];

/** What is waited for at each space that asks something. */
const AT_SPACE = {
  'trading-house': 'tradingHouse',
  'board-of-works': 'boardOfWorks',
  mill: 'mill',
  castle: 'castle',
} as const;

/** What a game waits for, by its phase and the space that the piece stands on. */
export function waitsForIn({ state: { phase, player, players } }: Game): Waiting {
  return phase === 'space' ? AT_SPACE[players[player]?.piece as keyof typeof AT_SPACE] : phase;
}
