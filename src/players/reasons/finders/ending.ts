import { finalChange } from '../effects.ts';
import { leadOf } from '../player.ts';
import { holdsBack } from '../turn.ts';
import { type Find, yesNo } from './find.ts';

/** A lead of fewer VP than this may be lost in the turns that the others still have. */
const CLOSE = 5;

/** With a lead of so many VP nobody fears the last turn of the others. */
const SAFE = 10;

/** The game is over and this player has won it, alone or with others (12.7). */
export const win: Find = ({ before, after, me, is }) => {
  const { winners, players } = after.state;
  if (winners?.includes(me) !== true) return null;
  if (winners.length > 1) return { why: 'win-shared' };
  const by = is.vp - Math.max(...players.filter((_, i) => i !== me).map(({ vp }) => vp));
  if (by === 0) return { why: 'win-level' };
  return leadOf(before, me).by > 0 ? { why: 'won-anyway', by } : { why: 'win', by };
};

/** An end that is triggered with the lead. */
export const ends: Find = ({ after, events, me }) => {
  const triggered = events.some(({ type }) => type === 'end-triggered') && after.state.phase !== 'over';
  const { by, other } = leadOf(after, me);
  const { length: players } = after.state.players;
  const player = players === 2 && by >= CLOSE ? other : null;
  return triggered && by > 0 && { why: 'ends', by, close: yesNo(by < CLOSE), players, player };
};

/** An end that was not triggered: another player would have been ahead, or this one by too little. */
export const waits: Find = (turn) => {
  const { most, before, after, me } = turn;
  if (before.state.endTriggeredBy !== null || after.state.endTriggeredBy !== null) return null;
  const ending = most !== null && most.game.state.endTriggeredBy !== null ? most.game : null;
  if (ending === null && !holdsBack(turn)) return null;
  const { by, other } = leadOf(ending ?? after, me);
  if (by < 0) return { why: 'waits', player: other, by: -by };
  return by < SAFE && { why: 'waits-for-more', by, players: after.state.players.length };
};

/** In a last turn only a tie can make goods count, unless a new tile changes who has most workers of a kind. */
export const onlyTies: Find = (turn) => {
  const { before, most, events } = turn;
  return (
    before.state.endTriggeredBy !== null &&
    most?.vp === 0 &&
    finalChange(turn) === 0 &&
    events.every(({ type }) => type !== 'hired') && { why: 'only-ties' }
  );
};
