import type { Rules } from '../kit/game.ts';
import { apply } from './apply.ts';
import { legalActions } from './legal-actions.ts';
import { type NewGameOptions, newGame } from './new-game.ts';
import type { Action, Game, GameEvent, Refusal } from './types.ts';
import { type View, viewFor } from './view.ts';

/** The card game as what every game here is. */
export const THOUSAND_MILES: Rules<Game, Action, GameEvent, Refusal, View, NewGameOptions> = {
  newGame,
  legalActions,
  apply,
  isOver: ({ state }) => state.phase === 'over',
  currentPlayer: ({ state }) => state.player,
  /** Only a safety leaves a turn unfinished (C5.1), and not where it was the last card; a driver may be passed over (C2.3). */
  endsTurn: ({ state: before }, { state: after }) => {
    const { player } = before;
    const isSafety = after.drivers[player].safeties.length > before.drivers[player].safeties.length;
    return !isSafety || after.player !== player || after.phase === 'over';
  },
  viewFor,
  /** Only the player who draws sees the card. */
  revealsHidden: (events) => events.some(({ type }) => type === 'drew'),
};
