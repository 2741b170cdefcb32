import { totalGoods } from './costs.ts';
import { type FinalScoring, KINDS, type Kind, type Player } from './types.ts';

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

/** The players with most VP, of those the ones with most goods, coins included (12.7). */
export function winnersOf(players: readonly Player[]): number[] {
  const best = (among: number[], figure: (player: Player) => number) => {
    const highest = Math.max(...among.map((i) => figure(players[i] as Player)));
    return among.filter((i) => figure(players[i] as Player) === highest);
  };
  const most = best([...players.keys()], (player) => player.vp);
  return best(most, (player) => totalGoods(player.goods));
}
