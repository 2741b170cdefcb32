import { wordsFor } from 'words:summary';
import { pieceOf } from '../../../board/seats/SeatStrip.tsx';
import type { TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import type { Language } from '../../../words/languages.ts';
import { figuresOf, type PlayerFigures } from './figures.ts';

/** A finished game as all its figures show it. Lists are by seat. */
export interface ShownGame {
  readonly language: Language;
  /** The players' names, and their pieces. */
  readonly players: readonly string[];
  readonly indices: readonly number[];
  readonly figures: readonly PlayerFigures[];
  /** The VP before the first turn, and those after the final scoring. */
  readonly before: readonly number[];
  readonly finals: readonly number[];
  /** The turns that the players had, from 0: all that anybody had. */
  readonly rounds: readonly number[];
}

/** Turns of which the number is written below a plot. */
const NAMED = 5;

/** Reads the figures of a finished game. */
export function shownGame(language: Language, { history, seats }: TableGame): ShownGame {
  const figures = figuresOf(history);
  const most = Math.max(...figures.map(({ turns }) => turns.length));
  return {
    language,
    players: seats.map(({ name }) => name),
    indices: seats.map(pieceOf),
    figures,
    before: figures.map((player) => player.before),
    finals: gameOf(history).state.players.map(({ vp }) => vp),
    rounds: Array.from({ length: most }, (_, i) => i),
  };
}

/** What is written below a turn, counted from 1. */
export const turnName = (turn: number): string => (turn > 0 && turn % NAMED === 0 ? String(turn) : '');

/** Values as a table shows them: with a sign in place of those that a player does not have. */
export function inTable(values: readonly (number | undefined)[], language: Language): readonly (number | string)[] {
  return values.map((value) => value ?? wordsFor(language)('none'));
}
