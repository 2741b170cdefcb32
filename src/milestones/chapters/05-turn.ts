import { type Employment, type Phase, type Player, type Refusal, SPACES, type Space } from '../types.ts';
import { type Of, refuse, type Work } from '../work.ts';
import { employmentNumber, indexOf, workerOn } from './03-player-board.ts';
import { yieldGoods } from './06-worker-spaces.ts';
import { arriveAtTradingHouse, ascends } from './07-trading-house.ts';
import { arriveAtCastle } from './11-castle.ts';
import { scoreFinally } from './12-end.ts';

/** Where a move ends when it is counted from the castle it started from or comes to: a castle ahead is space 12 (5.4, 5.8). */
function destination(to: Space): number {
  return to === 'castle' ? SPACES.length : indexOf(to);
}

/** Whether a move from one space to another goes ahead and does not pass the castle (5.3, 5.4). */
export function isAhead(from: Space, to: Space): boolean {
  return destination(to) > indexOf(from);
}

/** Whether arriving on a space would give something by itself, so that it can be declined: a visible worker, or income (5.9). */
function arrivalGives(spaces: readonly Employment[], to: Space): boolean {
  if (to === 'trading-house') return ascends(spaces);
  return workerOn(spaces, employmentNumber(to)) !== null;
}

/**
 * Whether a move may go there: ahead, and past no castle (5.3, 5.4). Any space ahead may be moved to, also one without a
 * visible worker (5.7); nothing is declined where nothing is given, nor at the castle (5.6, 5.9).
 */
export function checkMove(found: Refusal[], { to, idle }: Of<'move'>, { piece, spaces }: Player): void {
  if (to === piece && to !== 'castle') refuse(found, '5.3', 'stays', { space: to });
  if (!isAhead(piece, to)) {
    refuse(found, '5.4', 'passes-castle', { space: 'castle' });
    if (to !== piece) refuse(found, '5.3', 'not-ahead', { space: to });
  }
  if (idle !== true || arrivalGives(spaces, to)) return;
  if (to === 'castle') refuse(found, '5.6', 'castle-compulsory', { space: to });
  else refuse(found, '5.9', 'nothing-to-decline', { space: to });
}

/**
 * One of the two moves (5.2): the piece goes there and the space is resolved, or declined as a whole (5.9). Spaces on the way
 * are not resolved (5.10). Gives whether the visit is over at once.
 */
export function move(work: Work, { to, idle }: Of<'move'>): boolean {
  const { state, me, events } = work;
  const from = me.piece;
  me.piece = to;
  state.movesLeft -= 1;
  events.push({ type: 'moved', rule: '5.3', player: state.player, from, to });
  if (idle) {
    events.push({ type: 'declined', rule: '5.9', player: state.player, space: to });
    return true;
  }
  if (to === 'castle') return arriveAtCastle(work);
  if (employmentNumber(to) > 0) {
    yieldGoods(work, from, to);
    return true;
  }
  state.phase = 'space';
  if (to === 'trading-house') arriveAtTradingHouse(work);
  else state.visit = {};
  return false;
}

/** Whether a visit may be ended now: never while the castle demands something (5.6). */
export function checkDone(found: Refusal[], phase: Phase, piece: Space): void {
  if (phase !== 'space') refuse(found, '5.5', 'nothing-to-finish');
  else if (piece === 'castle') refuse(found, '5.6', 'demands-first', { space: piece });
}

/** The space is resolved: the next move, the next player clockwise, or the final scoring (5.1, 5.2, 5.5, 12.3). */
export function endSpace(work: Work): void {
  const { state, events } = work;
  state.visit = null;
  state.phase = 'move';
  if (state.movesLeft > 0) return;
  if (state.turnsLeft === 0) {
    scoreFinally(work);
    return;
  }
  const { player } = state;
  state.player = (player + 1) % state.players.length;
  state.movesLeft = 2;
  if (state.turnsLeft !== null) state.turnsLeft -= 1;
  events.push({ type: 'turn-ended', rule: '5.1', player, next: state.player, turnsLeft: state.turnsLeft });
}
