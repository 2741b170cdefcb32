import { type Game, indexOf, type Player, type State, targetScore, totalGoods } from '../milestones/index.ts';
import { inHandOf, majoritiesOf, TERMS, termsOf } from './outlook/terms.ts';
import { SPREAD, type Spreads, WEIGHTS } from './outlook/weights.ts';

/** What is expected of a game. */
export interface Outlook {
  /** About how many VP each player will have in the end; only their differences mean something. */
  readonly scores: readonly number[];
  /** The chance of each player to win; together 1. A game that is over has certain ones, shared by those who share the victory. */
  readonly chances: readonly number[];
}

/** Fewer tiles than this, and the last one may be bought before anybody reaches the target score. */
const LAST_TILES = 4;

const WEIGHT_LIST = TERMS.map((term) => WEIGHTS[term]);

/** What is expected of a game as it stands, without looking ahead. The order of the draw pile makes no difference to it. */
export function outlookOf(game: Game): Outlook {
  const { winners, players } = game.state;
  if (winners !== null) {
    return {
      scores: players.map(({ vp }) => vp),
      chances: players.map((_, player) => (winners.includes(player) ? 1 / winners.length : 0)),
    };
  }
  return outlookWith(
    game,
    players.map((_, player) => expectedScore(game, player)),
    SPREAD,
  );
}

/**
 * The outlook for an unfinished game in which the players are expected to score so many VP. `spreads` says how far such scores
 * still spread.
 */
export function outlookWith({ state }: Game, scores: readonly number[], spreads: Spreads): Outlook {
  const most = Math.max(...scores);
  const { atEnd, atBeginning } = spreads[scores.length as keyof Spreads];
  const remaining = remainingOf(state);
  const spread = atEnd * (1 - remaining) + atBeginning * remaining;
  const odds = scores.map((score) => Math.exp((score - most) / spread));
  const sum = odds.reduce((all, one) => all + one, 0);
  return { scores, chances: odds.map((one) => one / sum) };
}

/** About how many VP a player will have in the end, as far as it can be compared with the others' of the same game. */
export function expectedScore(game: Game, index: number): number {
  const { state } = game;
  if (state.endTriggeredBy !== null) return closingScore(game, index);
  const terms = termsOf(game, index);
  const remaining = remainingOf(state);
  let score = 0;
  for (let i = 0; i < terms.length; i++) {
    const [atEnd, atBeginning] = WEIGHT_LIST[i] as readonly [number, number];
    score += (atEnd * (1 - remaining) + atBeginning * remaining) * (terms[i] as number);
  }
  return score;
}

/**
 * The score once the end is triggered: what is there, and in a last turn that is still to be finished also what is in hand.
 * Goods decide a tie (12.7), and of two spaces that promise the same the nearer one leaves more to choose from.
 */
function closingScore(game: Game, index: number): number {
  const { players, winners } = game.state;
  const player = players[index] as Player;
  const majorities = winners === null ? majoritiesOf(players, index) : 0;
  const inHand = isStillToMove(game.state, index) ? inHandOf(game, player) : 0;
  return player.vp + majorities + inHand + totalGoods(player.goods) / 100 - indexOf(player.piece) / 1000;
}

/** The part of the game that is still to be played: 1 at its beginning, 0 when the end is triggered. */
export function remainingOf({ players, pileCount, display, endTriggeredBy }: State): number {
  if (endTriggeredBy !== null) return 0;
  const most = Math.max(...players.map(({ vp }) => vp));
  return Math.max(0, Math.min(1 - most / targetScore(players.length), (pileCount + display.length) / LAST_TILES));
}

/** Whether a player has moves to make after the end is triggered (12.3). */
export function isStillToMove({ players, player, movesLeft, turnsLeft, winners }: State, index: number): boolean {
  if (winners !== null) return false;
  if (index === player) return movesLeft > 0;
  return (index - player + players.length) % players.length <= (turnsLeft as number);
}
