import { type Game, targetScore } from '../milestones/index.ts';
import { judgeFor } from './greedy/worth.ts';

/** What is expected of a game. */
export interface Outlook {
  /** How many VP each player is about to have in the end; only their differences mean something. */
  readonly scores: readonly number[];
  /** The chance of each player to win; together 1. A game that is over has certain ones, shared by those who share the victory. */
  readonly chances: readonly number[];
}

/** The VP by which a player has to lead to win about three games of four: at the end, and how much more at the beginning. */
const SPREAD = { end: 3, beginning: 7 } as const;

/** What is expected of a game at the end of a turn. The order of the draw pile makes no difference to it. */
export function outlookOf(game: Game): Outlook {
  const { state } = game;
  if (state.winners !== null) {
    const share = 1 / state.winners.length;
    return {
      scores: state.players.map(({ vp }) => vp),
      chances: state.players.map((_, player) => (state.winners?.includes(player) ? share : 0)),
    };
  }
  const scores = state.players.map((_, player) => judgeFor(player).worth(game));
  const most = Math.max(...scores);
  const progress = Math.max(...state.players.map(({ vp }) => vp)) / targetScore(state.players.length);
  const spread = SPREAD.end + SPREAD.beginning * Math.max(0, 1 - progress);
  const weights = scores.map((score) => Math.exp((score - most) / spread));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return { scores, chances: weights.map((weight) => weight / sum) };
}
