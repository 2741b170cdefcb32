import { attacked, cured } from './attacks.ts';
import {
  type ActionCard,
  type Card,
  CURED_BY,
  isActionCard,
  isMile,
  isRemedy,
  type Mile,
  type Remedy,
  type Safety,
  without,
} from './cards.ts';
import { driven, TRIP } from './driving.ts';
import { refusalsOf } from './refusals.ts';
import { protect } from './safeties.ts';
import { draw, endGame, endTurn, type Work } from './turn.ts';
import { type Action, type Driver, type Game, type Outcome, otherThan, type Seat, withDriver } from './types.ts';

/**
 * Takes an action for the driver whose turn it is. An action from a record names that driver too, and is refused from the
 * other. The game that is given is never changed; the new one shares what stays as it was. Whatever is refused is refused
 * with every rule that forbids it (see `refusalsOf`); nothing is thrown.
 */
export function apply(game: Game, action: Action & { readonly player?: number }): Outcome {
  const refusals = refusalsOf(game, action);
  if (refusals.length > 0) return { ok: false, refusals };

  const work: Work = { state: { ...game.state }, deck: game.deck, events: [] };
  const { card } = action;
  const me = game.state.player;
  const driver = game.state.drivers[me];
  setDriver(work, me, { ...driver, hand: without(driver.hand, card) });
  if (action.type === 'discard') discard(work, card);
  else if (isMile(card)) drive(work, card);
  else if (isActionCard(card)) attack(work, card);
  else if (isRemedy(card)) cure(work, card);
  else playSafety(work, card);
  const { state, deck, events } = work;
  return { ok: true, game: { options: game.options, state, deck, opening: null }, events };
}

/** Puts a driver among the two, and tells where the light has changed (C3.1). */
function setDriver({ state, events }: Work, player: Seat, driver: Driver): void {
  const { light } = state.drivers[player];
  state.drivers = withDriver(state.drivers, player, driver);
  if (driver.light !== light) events.push({ type: 'light', rule: 'C3.1', player, light: driver.light });
}

/** Discards are never used again (C2.2). */
function discard(work: Work, card: Card): void {
  const { state, events } = work;
  state.discards = [...state.discards, card];
  events.push({ type: 'discarded', rule: 'C2.2', player: state.player, card });
  endTurn(work, null);
}

function drive(work: Work, card: Mile): void {
  const { state, events } = work;
  const { player } = state;
  const after = driven(state.drivers[player], card);
  events.push({ type: 'drove', rule: 'C3.2', player, card, total: after.total });
  setDriver(work, player, after);
  if (after.total < TRIP) endTurn(work, null);
  else endGame(work, 'trip');
}

function attack(work: Work, card: ActionCard): void {
  const { state, events } = work;
  const on = otherThan(state.player);
  events.push({ type: 'attacked', rule: card === 'speed-limit' ? 'C4.2' : 'C4.1', player: state.player, card, on });
  setDriver(work, on, attacked(state.drivers[on], card));
  endTurn(work, card);
}

function cure(work: Work, card: Remedy): void {
  const { state, events } = work;
  const { player } = state;
  const before = state.drivers[player];
  if (card === 'roll' && before.condition === 'waiting') events.push({ type: 'rolled', rule: 'C4.3', player });
  else {
    const rule = card === 'end-of-limit' ? 'C4.4' : 'C4.3';
    events.push({ type: 'cured', rule, player, remedy: card, action: CURED_BY[card] });
  }
  setDriver(work, player, cured(before, card));
  endTurn(work, null);
}

/** A safety does not use the turn up: its driver draws again and goes on (C5.1), where there is a card left to go on with. */
function playSafety(work: Work, safety: Safety): void {
  const { state, events } = work;
  const { player } = state;
  const { driver, coup, ended } = protect(state.drivers[player], safety, state.answerable);
  events.push({ type: 'protected', rule: 'C5.1', player, safety });
  if (coup !== null) events.push({ type: 'coup-fourre', rule: 'C5.4', player, safety, action: coup });
  for (const action of ended) events.push({ type: 'ended', rule: 'C5.3', player, safety, action });
  setDriver(work, player, driver);
  // Another safety leaves the turn what it is: the very next one after the action (C5.4).
  if (coup !== null) state.answerable = null;
  draw(work, 'C5.1');
  if (state.drivers[player].hand.length === 0) endTurn(work, null);
}
