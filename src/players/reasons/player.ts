import { finalScoringOf, type Game, KINDS, type Kind, type Player, SPACES, workerOn } from '../../milestones/index.ts';
import { rowOf } from '../greedy/row.ts';
import { majoritiesOf } from '../outlook/terms.ts';

/** The most that one move over workers of each kind yields, in the order of the kinds (6.2). */
export function yieldsOf({ spaces }: Player): number[] {
  const { kinds, yields } = rowOf(spaces);
  return KINDS.map((_, kind) =>
    Math.max(0, ...kinds.flatMap((each, to) => (each === kind ? [yields[to] as number] : []))),
  );
}

/** The workers ahead of a player's piece. */
export function workersAhead({ piece, spaces }: Player): number {
  const place = SPACES.indexOf(piece);
  return spaces.filter((_, i) => i + 1 > place && workerOn(spaces, i + 1) !== null).length;
}

/** The kinds of worker of which a player alone has most (12.5). */
export function leadsOf({ state }: Game, player: number): Kind[] {
  const scoring = finalScoringOf(state.players, false);
  return KINDS.filter((kind) => scoring[kind].vp[player] === 5);
}

/** By how many VP a player is ahead of the best of the others, and who that is: as the game would be scored now (12.2). */
export function leadOf({ state }: Game, player: number): { readonly by: number; readonly other: number } {
  const totals = state.players.map(({ vp }, i) => vp + (state.winners === null ? majoritiesOf(state.players, i) : 0));
  const others = [...totals.keys()].filter((i) => i !== player);
  const other = others.reduce((best, i) => ((totals[i] as number) > (totals[best] as number) ? i : best));
  return { by: (totals[player] as number) - (totals[other] as number), other };
}
