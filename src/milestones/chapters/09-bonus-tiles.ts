import type { Layout } from '../board/layout.ts';
import type { Employment, Game, Kind, LotId, Player, Refusal, State, Worker } from '../types.ts';
import { type Of, refuse, type Work } from '../work.ts';
import { employmentSpace, workerOn } from './03-player-board.ts';
import { score } from './12-end.ts';

// A bonus tile is never moved to another worker (9.10): no action does that.

/** Whether a bonus tile of a kind, if there is one, can be put on an employment space: a visible worker of that kind (9.2) without one (9.3). */
export function takesBonus(spaces: readonly Employment[], space: number, kind: Kind | undefined): boolean {
  const worker = workerOn(spaces, space);
  return worker !== null && worker.kind === kind && !worker.bonus;
}

/** Whether any worker on a player board is free for a bonus tile of a kind; without one the tile stays where it lies (9.4). */
export function hasWorkerFor(spaces: readonly Employment[], kind: Kind | undefined): boolean {
  for (let space = 1; space <= 8; space++) if (takesBonus(spaces, space, kind)) return true;
  return false;
}

/** The lots around a point whose bonus tile the player could take now (9.1, 9.4, 9.8). */
export function bonusesInReach(
  layout: Layout,
  state: Pick<State, 'bonusTiles'>,
  player: Player,
  point: number,
): LotId[] {
  const inReach: LotId[] = [];
  for (const { id } of layout.lotsAt[point] as Layout['lotsAt'][number]) {
    if (hasWorkerFor(player.spaces, state.bonusTiles[id])) inReach.push(id);
  }
  return inReach;
}

/** Whether a bonus tile may go onto this employment space (9.2, 9.3). */
function checkBonusWorker(found: Refusal[], { spaces }: Player, kind: Kind, space: number): void {
  const worker = workerOn(spaces, space);
  if (worker === null) refuse(found, '9.2', 'no-worker-there', employmentSpace(space));
  else {
    if (worker.kind !== kind) refuse(found, '9.2', 'other-kind', employmentSpace(space));
    if (worker.bonus) refuse(found, '9.3', 'bonus-already-there', employmentSpace(space));
  }
}

/**
 * Whether a house agrees with the bonus tile on its lot: who cannot take it does not build there (8.13), who can has to, unless
 * the table plays that it may stay (9.5).
 */
export function checkBonusOfHouse(
  found: Refusal[],
  { state, options }: Game,
  { lot, bonusOn }: Of<'house'>,
  player: Player,
): void {
  const bonus = state.bonusTiles[lot];
  if (bonus === undefined) {
    if (bonusOn !== undefined) refuse(found, '9.1', 'no-bonus-there', { lot });
  } else if (!hasWorkerFor(player.spaces, bonus)) refuse(found, '8.13', 'bonus-cannot-be-taken', { lot });
  else if (bonusOn === undefined) {
    if (!options.variants.houseMayLeaveBonus) refuse(found, '9.5', 'bonus-must-be-taken', { lot });
  } else checkBonusWorker(found, player, bonus, bonusOn);
}

/** Whether this bonus tile may be taken now, and onto this worker (9.1–9.3). */
export function checkTaking(found: Refusal[], { state }: Game, { lot, space }: Of<'take-bonus'>, player: Player): void {
  if (!state.bonusInReach.includes(lot)) refuse(found, '9.1', 'bonus-not-in-reach', { lot });
  const kind = Object.hasOwn(state.bonusTiles, lot) ? state.bonusTiles[lot] : undefined;
  if (kind !== undefined) checkBonusWorker(found, player, kind, space);
}

/**
 * Asks the builder about the bonus tiles around a new milestone or marketplace, where one can be taken (9.1, 9.5, 9.8). The far
 * end of a section brings none within reach (9.9).
 */
export function offerBonuses(work: Work, layout: Layout, point: number): void {
  const { state, me, events } = work;
  const lots = bonusesInReach(layout, state, me, point);
  if (lots.length === 0) return;
  state.phase = 'bonus';
  state.bonusInReach = lots;
  events.push({ type: 'bonus-in-reach', rule: '9.1', player: state.player, lots });
}

/** A bonus tile goes from its lot onto a worker (9.2) and scores 1 VP (9.6). */
export function putBonus(work: Work, lot: LotId, space: number): void {
  const { state, me, events } = work;
  const { [lot]: kind, ...bonusTiles } = state.bonusTiles as Record<LotId, Kind>;
  state.bonusTiles = bonusTiles;
  const spaces = me.spaces.slice();
  spaces[space - 1] = { ...(workerOn(spaces, space) as Worker), bonus: true };
  me.spaces = spaces;
  events.push({ type: 'bonus-taken', rule: '9.2', player: state.player, lot, kind: kind as Kind, space });
  score(work, '9.6', 'bonus-tile', 1);
}

/** A bonus tile in reach is taken; others may follow for as long as a worker is free for one (9.8). */
export function takeBonus(work: Work, { lot, space }: Of<'take-bonus'>): void {
  putBonus(work, lot, space);
  const { state, me } = work;
  state.bonusInReach = state.bonusInReach.filter((other) => hasWorkerFor(me.spaces, state.bonusTiles[other]));
  if (state.bonusInReach.length === 0) state.phase = 'space';
}

/** All that is still within reach stays on its lots (9.5). */
export function leaveBonus({ state, events }: Work): void {
  events.push({ type: 'bonus-left', rule: '9.5', player: state.player, lots: state.bonusInReach });
  state.bonusInReach = [];
  state.phase = 'space';
}

/** What lies on an employment space from now on; a bonus tile that lay there leaves the game (9.7, 11.5). */
export function putOn(work: Work, spaces: Employment[], space: number, employment: Employment): void {
  const before = workerOn(spaces, space);
  spaces[space - 1] = employment;
  if (before?.bonus)
    work.events.push({ type: 'bonus-lost', rule: '9.7', player: work.state.player, kind: before.kind, space });
}
