import { finalScoringOf } from '../../../milestones/index.ts';
import { leadsOf } from '../player.ts';
import { others } from '../rivals.ts';
import { type Find, isLate, yesNo } from './find.ts';

const lead: Find = ({ before, after, me }) => {
  if (before.state.phase === 'draft') return null;
  const led = leadsOf(before, me);
  const kind = leadsOf(after, me).find((each) => !led.includes(each));
  if (kind === undefined) return null;
  const from = [...before.state.players.keys()].find((player) => leadsOf(before, player).includes(kind));
  const tied = yesNo((finalScoringOf(before.state.players, false)[kind].vp[me] as number) > 0);
  return { why: 'lead', kind, from: from ?? null, tied, final: yesNo(after.state.phase === 'over') };
};

/** A majority taken when it is about to count (12.5). */
export const lateLead: Find = (turn) => isLate(turn) && lead(turn);

/** The same, long before. */
export const earlyLead: Find = (turn) => !isLate(turn) && lead(turn);

/** Level at last with whoever alone had most of a kind. */
export const evens: Find = (turn) => {
  const { before, after, me } = turn;
  if (before.state.phase === 'draft' || !isLate(turn)) return null;
  // Whoever pays for it with a lead has not gained much.
  if (leadsOf(before, me).some((kind) => !leadsOf(after, me).includes(kind))) return null;
  const scoring = finalScoringOf(after.state.players, false);
  for (const player of others(before))
    for (const kind of leadsOf(before, player)) {
      const { values, vp } = scoring[kind];
      if (values[me] === values[player] && Math.max(...values) === values[me])
        return { why: 'evens', kind, player, vp: vp[me] as number, final: yesNo(after.state.phase === 'over') };
    }
  return null;
};
