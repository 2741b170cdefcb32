import { draft } from './chapters/04-setup.ts';
import { endSpace, move } from './chapters/05-turn.ts';
import { buy, hire, sell } from './chapters/07-trading-house.ts';
import { house, marketplace, street } from './chapters/08-board-of-works.ts';
import { leaveBonus, takeBonus } from './chapters/09-bonus-tiles.ts';
import { deliver } from './chapters/10-mill.ts';
import { cover, giveBack } from './chapters/11-castle.ts';
import { refusalsOf } from './refusals.ts';
import type { Action, Game, OpenState, Outcome, Player, State } from './types.ts';
import type { Work, Writable } from './work.ts';

/**
 * Takes an action for the player whose turn it is. An action from a record names that player too, and is refused from
 * anyone else. The game that is given is never changed; the new one shares what stays as it was. Whatever is refused is
 * refused with every rule that forbids it (see `refusalsOf`); nothing is thrown.
 */
export function apply(game: Game, action: Action & { readonly player?: number }): Outcome {
  const refusals = refusalsOf(game, action);
  return refusals.length > 0 ? { ok: false, refusals } : applyLegal(game, action);
}

/**
 * Takes an action that the engine itself has named as legal in this very game (`legalActions`), without asking again: what a
 * search does hundreds of thousands of times. Anything else gives a game that cannot be.
 */
export function applyLegal(game: Game, action: Action): Extract<Outcome, { ok: true }> {
  const actor = game.state.player;
  const me = { ...(game.state.players[actor] as Player) };
  const players = game.state.players.slice();
  players[actor] = me;
  const work: Work = { game, state: copyOf(game.state, players), me, events: [], pile: game.pile };
  if (perform(work, action)) endSpace(work);
  return { ok: true, game: { ...game, state: work.state as State, pile: work.pile }, events: work.events };
}

/** A state that an action may change, with these players. Spelt out, because a spread makes every action a tenth slower. */
function copyOf(state: State, players: readonly Player[]): Writable<OpenState> {
  return {
    phase: state.phase,
    player: state.player,
    movesLeft: state.movesLeft,
    players,
    streets: state.streets,
    houses: state.houses,
    marketplaces: state.marketplaces,
    flour: state.flour,
    bonusTiles: state.bonusTiles,
    startingTiles: state.startingTiles,
    display: state.display,
    pileCount: state.pileCount,
    bonusInReach: state.bonusInReach,
    visit: state.visit,
    endTriggeredBy: state.endTriggeredBy,
    turnsLeft: state.turnsLeft,
    finalScoring: state.finalScoring,
    winners: state.winners,
  };
}

/** Does what an action does, in the chapter that it belongs to. Gives whether the space that the piece stands on is resolved with it (5.5). */
function perform(work: Work, action: Action): boolean {
  switch (action.type) {
    case 'draft':
      draft(work, action);
      return false;
    case 'move':
      return move(work, action);
    case 'hire':
      hire(work, action);
      return false;
    case 'buy':
      buy(work, action);
      return false;
    case 'sell':
      sell(work, action);
      return false;
    case 'street':
      street(work, action);
      return false;
    case 'house':
      house(work, action);
      return false;
    case 'marketplace':
      marketplace(work, action);
      return false;
    case 'take-bonus':
      takeBonus(work, action);
      return false;
    case 'leave-bonus':
      leaveBonus(work);
      return false;
    case 'deliver':
      deliver(work, action);
      return false;
    case 'give-back':
      return giveBack(work, action);
    case 'cover':
      return cover(work, action);
    case 'done':
      return true;
  }
}
