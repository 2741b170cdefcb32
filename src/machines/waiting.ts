import type { ActionType, Game } from '../milestones/index.ts';

/** Everything that people at a table with a game can be waited for. */
export type Waiting =
  | 'turnEnd'
  | 'draft'
  | 'move'
  | 'tradingHouse'
  | 'boardOfWorks'
  | 'mill'
  | 'castle'
  | 'bonus'
  | 'over';

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

/** What ends a visit or leaves what is offered. */
export const FINISHING: readonly ActionType[] = ['done', 'leave-bonus'];

/** The kinds of actions that a player chooses from while the table waits for something; finishing and leaving are no choice. */
export function toolsFor(waitsFor: string, { state }: Game): readonly ActionType[] {
  switch (waitsFor) {
    case 'draft':
      return ['draft'];
    case 'move':
      return ['move'];
    case 'tradingHouse':
      return ['hire', 'buy', 'sell'];
    case 'boardOfWorks':
      return ['street', 'house', 'marketplace'];
    case 'mill':
      return ['deliver'];
    case 'castle': {
      const { giveBack, cover } = state.visit as { giveBack: number; cover: boolean };
      return [...(giveBack > 0 ? (['give-back'] as const) : []), ...(cover ? (['cover'] as const) : [])];
    }
    case 'bonus':
      return ['take-bonus'];
    default:
      return [];
  }
}
