import { type CardTable, OPPONENT, READER, scoresAt } from '../../../../machines/card-table.ts';
import { POINTS } from '../../../../thousand-miles/index.ts';

/** What the kept games that are over come to, for the reader. */
export interface Figures {
  readonly games: number;
  readonly won: number;
  readonly trips: number;
  readonly coups: number;
  /** Points a game, rounded. */
  readonly mean: number;
  readonly best: number;
}

/** The reader's figures over the games of some matches; null where none is over. */
export function figuresOf(tables: readonly CardTable[]): Figures | null {
  const scores = tables.flatMap(scoresAt);
  const mine = scores.map((score) => score[READER]);
  if (mine.length === 0) return null;
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return {
    games: mine.length,
    won: scores.filter((score) => score[READER].total > score[OPPONENT].total).length,
    trips: mine.filter(({ completed }) => completed > 0).length,
    coups: sum(mine.map(({ coupsFourres }) => coupsFourres / POINTS.coupsFourres)),
    mean: Math.round(sum(mine.map(({ total }) => total)) / mine.length),
    best: Math.max(...mine.map(({ total }) => total)),
  };
}
