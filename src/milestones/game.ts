import type { Rules } from '../kit/game.ts';
import { apply } from './apply.ts';
import { type NewGameOptions, newGame } from './chapters/04-setup.ts';
import { legalActions } from './fast-legal-actions.ts';
import type { Action, Game, GameEvent, Refusal } from './types.ts';
import { type View, viewFor } from './view.ts';

/** The board game as what every game here is. */
export const MILESTONES: Rules<Game, Action, GameEvent, Refusal, View, NewGameOptions> = {
  newGame,
  legalActions,
  apply,
  isOver: ({ state }) => state.phase === 'over',
  currentPlayer: ({ state }) => state.player,
  /** A turn, the choice of both starting tiles (4.8), and the game itself come to an end. */
  endsTurn: ({ state: before }, { state: after }) =>
    before.player !== after.player || after.phase === 'over' || (before.phase === 'draft' && after.phase !== 'draft'),
  /** A visit in which nothing more is possible. */
  goesOnWith: (game) => {
    if (game.state.phase !== 'space') return null;
    const [first, ...others] = legalActions(game);
    return first?.type === 'done' && others.length === 0 ? first : null;
  },
  isUnseen: ({ type }) => type === 'done',
  viewFor,
  /** The next tile of the pile is seen when the display is refilled (7.6). */
  revealsHidden: (events) => events.some(({ type }) => type === 'refilled'),
};
