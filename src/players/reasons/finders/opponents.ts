import { applyLegal, legalActions } from '../../../milestones/index.ts';
import { type Construction, lostBetween, siteOf, stillToMove } from '../rivals.ts';
import {
  alsoScores,
  builtIn,
  covered,
  type Find,
  givesUp,
  isDear,
  isShared,
  moments,
  numberAt,
  type Taken,
} from './find.ts';

/** What another player could have built or delivered next: taken before, or worth less now. */
export const takesFirst: Find = (turn) => {
  const { before, after } = turn;
  if (before.state.phase === 'draft') return null;
  const built = builtIn(turn).map(({ action }) => action as Construction);
  const lost = stillToMove(before, after)
    .flatMap((player) => lostBetween(before, [after], player))
    .sort((a, b) => b.loss - a.loss)[0];
  if (lost === undefined) return null;
  const { action, player, vp, loss } = lost;
  const site = siteOf(action);
  const isTaken = built.some((each) => siteOf(each) === site && (covered(each) !== null || each.type === action.type));
  if (isTaken && isShared(turn, site)) return null;
  if (isTaken && covered(action) !== null) return { why: 'number-first', player, number: numberAt(before, site) };
  const houses = moments(turn, 'house').length;
  if (isTaken && action.type === 'house') return { why: 'lot-first', player, n: houses, vp };
  if (isTaken) return { why: 'flour-first', player, vp };
  return { why: 'spoils', player, type: action.type, vp, rest: vp - loss };
};

/** What would have been opened to another player for more VP. */
export const withholds: Find = (turn) => {
  const { before, after, instead, fewer } = turn;
  if (instead === null || !givesUp(turn)) return null;
  const opened = stillToMove(before, instead.game).flatMap((player) =>
    lostBetween(instead.game, [before, after], player),
  );
  const [worst] = opened.filter(({ isGone }) => isGone).sort((a, b) => b.loss - a.loss);
  // What is given up must not be more than what is kept from the other.
  return (
    worst &&
    worst.vp >= fewer && {
      why: 'withholds',
      scored: alsoScores(turn),
      player: worst.player,
      action: worst.action,
      vp: worst.vp,
      fewer,
    }
  );
};

/** What a section that scores as much would have opened to another player, unless this one opens as much. */
export const keepsClosed: Find = (turn) => {
  const street = moments(turn, 'street').at(-1);
  if (street === undefined || isDear(turn)) return null;
  const { action, game, step } = street;
  const own = numberAt(game, action.milestone);
  const asGood = legalActions(game).filter(
    (each) => each.type === 'street' && numberAt(game, each.milestone) === own && each.to !== action.to,
  );
  const ends = new Map(asGood.map((each) => [(each as Taken<'street'>).to, each]));
  const opened = stillToMove(turn.before, turn.after).flatMap((player) =>
    [...ends.values()].flatMap((each) => lostBetween(applyLegal(game, each).game, [step.game, turn.after], player)),
  );
  const [worst] = opened.filter(({ isGone }) => isGone).sort((a, b) => b.loss - a.loss);
  if (worst === undefined) return null;
  const opens = lostBetween(turn.after, [turn.before], worst.player);
  const { player, action: theirs, vp } = worst;
  return opens.every((each) => each.vp < vp) && { why: 'keeps-closed', player, action: theirs, vp };
};
