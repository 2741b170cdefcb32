import { totalGoods } from '../goods.ts';
import type { RuleId } from '../rules.ts';
import { type FinalScoring, KINDS, type Kind, type Player, type VpSource } from '../types.ts';
import type { Work } from '../work.ts';

/** The score that triggers the end with 2, 3 or 4 players (12.1). */
export function targetScore(players: number): number {
  return players === 2 ? 67 : players === 3 ? 59 : 51;
}

/** Counts VP at once, and triggers the end where the target is reached (1.4, 12.1). Points beyond it still count (12.9). */
export function score(work: Work, rule: RuleId, source: VpSource, vp: number): void {
  const { state, me, events } = work;
  me.vp += vp;
  events.push({ type: 'vp', rule, player: state.player, vp, source });
  if (me.vp >= targetScore(state.players.length)) triggerEnd(work, '12.1', 'score');
}

/** The end is triggered, by a score (12.1) or by the last tile (12.2), but only once (12.8); everybody else has one more turn (12.3). */
export function triggerEnd({ state, events }: Work, rule: RuleId, by: 'score' | 'last-tile'): void {
  if (state.endTriggeredBy !== null) return;
  state.endTriggeredBy = state.player;
  state.turnsLeft = state.players.length - 1;
  events.push({ type: 'end-triggered', rule, player: state.player, by });
}

/** What a player's visible workers of a kind are worth: 1 each, 2 with a bonus tile (12.4). */
function kindValue(player: Player, kind: Kind): number {
  let value = 0;
  for (const employment of player.spaces) {
    if (employment !== null && employment !== 'covered' && employment.kind === kind) value += employment.bonus ? 2 : 1;
  }
  return value;
}

/**
 * The VP for one kind of worker: 5 for the highest value, 2 for each who ties for it (12.5). Where all are equal nobody
 * gets any (12.6); with `equalScores` everybody gets 2 then.
 */
function shares(values: readonly number[], equalScores: boolean): number[] {
  const highest = Math.max(...values);
  const winners = values.filter((value) => value === highest).length;
  if (winners === values.length) return values.map(() => (equalScores ? 2 : 0));
  return values.map((value) => (value < highest ? 0 : winners === 1 ? 5 : 2));
}

/** The final scoring of all five kinds (12.4–12.6). */
export function finalScoringOf(players: readonly Player[], equalScores: boolean): FinalScoring {
  const entries = KINDS.map((kind) => {
    const values = players.map((player) => kindValue(player, kind));
    return [kind, { values, vp: shares(values, equalScores) }];
  });
  return Object.fromEntries(entries) as FinalScoring;
}

/** The players with most VP, of those the ones with most goods, coins included; several share the victory (1.2, 12.7). */
export function winnersOf(players: readonly Player[]): number[] {
  const best = (among: number[], figure: (player: Player) => number) => {
    const highest = Math.max(...among.map((i) => figure(players[i] as Player)));
    return among.filter((i) => figure(players[i] as Player) === highest);
  };
  const most = best([...players.keys()], (player) => player.vp);
  return best(most, (player) => totalGoods(player.goods));
}

/** The game is over: majorities are counted into the scores, where they trigger nothing (12.8), and the winners are named. */
export function scoreFinally({ state, events, game }: Work): void {
  const scoring = finalScoringOf(state.players, game.options.variants.equalCategoryScores);
  let players = state.players;
  for (const kind of KINDS) {
    const { values, vp } = scoring[kind];
    events.push({ type: 'scored', rule: '12.4', player: state.player, kind, values, vp });
    // Where everybody is given points for a tie of all, it is the variant of 12.6.
    const rule = values.every((value) => value === values[0]) ? '12.6' : '12.5';
    vp.forEach((points, player) => {
      if (points > 0) events.push({ type: 'vp', rule, player, vp: points, source: 'majority' });
    });
    players = players.map((player, i) => ({ ...player, vp: player.vp + (vp[i] as number) }));
  }
  const winners = winnersOf(players);
  state.players = players;
  state.phase = 'over';
  state.finalScoring = scoring;
  state.winners = winners;
  events.push({
    type: 'game-over',
    rule: '12.7',
    player: state.player,
    winners,
    vp: players.map((player) => player.vp),
    goods: players.map((player) => totalGoods(player.goods)),
  });
}
