import {
  bonus,
  builtNow,
  cubeBought,
  endTaken,
  houseFirst,
  numberSpared,
  several,
  streetFirst,
  suppliedAtOnce,
  wayOpened,
} from './finders/building.ts';
import { ends, onlyTies, waits, win } from './finders/ending.ts';
import { alsoScores, type Find, givesUp, yesNo } from './finders/find.ts';
import { castleSparesGoods, coversWorker, income, noHurry, nothingToBuild } from './finders/lap.ts';
import { earlyLead, evens, lateLead } from './finders/majorities.ts';
import { coinsFor, nearly, nextScores, nextTurn, onTheWay } from './finders/next-turn.ts';
import { keepsClosed, takesFirst, withholds } from './finders/opponents.ts';
import { canWait, goodsKept, nextTime, waitingPays } from './finders/waiting.ts';
import {
  ascendsNow,
  coinFromCubes,
  coversNobody,
  drafted,
  keepsAscending,
  newKind,
  together,
  workersPay,
} from './finders/workers.ts';
import type { Reason } from './reason.ts';
import { LEAST_VP } from './rivals.ts';
import type { Turn } from './turn.ts';

const most: Find = ({ before, most, vp }) =>
  most !== null &&
  vp >= LEAST_VP &&
  vp >= most.vp && { why: 'most', vp, last: yesNo(before.state.endTriggeredBy !== null) };

const scores: Find = (turn) =>
  turn.vp > 0 &&
  !givesUp(turn) && { why: 'scores', vp: turn.vp, last: yesNo(turn.before.state.endTriggeredBy !== null) };

const movesOn: Find = (turn) => {
  const { vp, fewer } = turn;
  return (vp === 0 || givesUp(turn)) && { why: 'moves-on', scored: alsoScores(turn), fewer };
};

/** What is looked for in a turn, the most telling first. */
const FINDERS: readonly Find[] = [
  win,
  ends,
  waits,
  lateLead,
  evens,
  houseFirst,
  numberSpared,
  streetFirst,
  endTaken,
  suppliedAtOnce,
  wayOpened,
  takesFirst,
  keepsClosed,
  cubeBought,
  several,
  builtNow,
  bonus,
  waitingPays,
  canWait,
  newKind,
  workersPay,
  ascendsNow,
  together,
  coinFromCubes,
  withholds,
  keepsAscending,
  nextTurn,
  nearly,
  earlyLead,
  coversNobody,
  drafted,
  coinsFor,
  nothingToBuild,
  castleSparesGoods,
  coversWorker,
  onTheWay,
  income,
  most,
  noHurry,
  nextScores,
  nextTime,
  goodsKept,
  onlyTies,
  scores,
  movesOn,
];

/** Why a turn, or the rest of one, makes sense: its reasons, the most telling first. There is always one. */
export function reasonsOf(turn: Turn): readonly Reason[] {
  return FINDERS.flatMap((find) => find(turn) || []);
}
