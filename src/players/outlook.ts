import { type Game, type Player, type State, targetScore, totalGoods } from '../milestones/index.ts';
import { majoritiesOf, TERMS, termsOf } from './outlook/terms.ts';
import { SPREAD, WEIGHTS } from './outlook/weights.ts';

/** What is expected of a game. */
export interface Outlook {
  /** About how many VP each player will have in the end; only their differences mean something. */
  readonly scores: readonly number[];
  /** The chance of each player to win; together 1. A game that is over has certain ones, shared by those who share the victory. */
  readonly chances: readonly number[];
}

/** Fewer tiles than this, and the last one may be bought before anybody reaches the target score. */
const LAST_TILES = 12;

type NumberOfPlayers = keyof typeof WEIGHTS;
const weightList = (players: NumberOfPlayers) => TERMS.map((term) => WEIGHTS[players][term]);
const WEIGHT_LISTS = { 2: weightList(2), 3: weightList(3), 4: weightList(4) } as const;

/** What is expected of a game as it stands, without looking ahead. The order of the draw pile makes no difference to it. */
export function outlookOf(game: Game): Outlook {
  const { winners, players } = game.state;
  if (winners !== null) {
    return {
      scores: players.map(({ vp }) => vp),
      chances: players.map((_, player) => (winners.includes(player) ? 1 / winners.length : 0)),
    };
  }
  const scores = players.map((_, player) => expectedScore(game, player));
  const most = Math.max(...scores);
  const { atEnd, atBeginning } = SPREAD[players.length as NumberOfPlayers];
  const remaining = remainingOf(game.state);
  const spread = atEnd * (1 - remaining) + atBeginning * remaining;
  const odds = scores.map((score) => Math.exp((score - most) / spread));
  const sum = odds.reduce((all, one) => all + one, 0);
  return { scores, chances: odds.map((one) => one / sum) };
}

/** About how many VP a player will have in the end, as far as it can be compared with the others' of the same game. */
export function expectedScore(game: Game, index: number): number {
  const { state } = game;
  const player = state.players[index] as Player;
  // Goods decide a tie (12.7).
  if (state.winners !== null) return player.vp + totalGoods(player.goods) / 100;
  if (!isStillToPlay(state, index))
    return player.vp + majoritiesOf(state.players, index) + totalGoods(player.goods) / 100;
  const weights = WEIGHT_LISTS[state.players.length as NumberOfPlayers];
  const terms = termsOf(game, index);
  const remaining = remainingOf(state);
  let score = 0;
  for (let i = 0; i < terms.length; i++) {
    const [atEnd, atBeginning] = weights[i] as readonly [number, number];
    score += (atEnd * (1 - remaining) + atBeginning * remaining) * (terms[i] as number);
  }
  return score;
}

/** The part of the game that is still to be played: 1 at its beginning, 0 once the end is triggered. */
function remainingOf({ players, pileCount, display, endTriggeredBy }: State): number {
  if (endTriggeredBy !== null) return 0;
  const most = Math.max(...players.map(({ vp }) => vp));
  return Math.max(0, Math.min(1 - most / targetScore(players.length), (pileCount + display.length) / LAST_TILES));
}

/** Whether a player has the present turn or another one to come (12.3). */
function isStillToPlay({ players, player, turnsLeft }: State, index: number): boolean {
  return turnsLeft === null || (index - player + players.length) % players.length <= turnsLeft;
}
