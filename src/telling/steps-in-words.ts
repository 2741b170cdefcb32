import { wordsFor } from 'words:play';
import type { TableGame } from '../machines/game.ts';
import { MILESTONES } from '../milestones/game.ts';
import { gameBefore, type Step, turnBefore } from '../milestones/history.ts';
import type { Player } from '../milestones/index.ts';
import { eventInWords, type Telling, toldOf } from './events-in-words.ts';
import type { Names } from './names.ts';
import { eventsTold } from './told-so-far.ts';

/** What a step has led to; of a final scoring, which is told by and by, only what comes before it. Whose turn it is then is said by what is asked. */
export function stepInWords({ events, game: { state } }: Step, telling: Omit<Telling, 'state'>): string {
  return toldOf(eventsTold(events, 0))
    .filter(({ type }) => type !== 'turn-ended')
    .map((event) => eventInWords(event, { ...telling, state }))
    .join(' ');
}

/** That the visit which the last step has ended went on by itself, since nothing more was possible; empty where it did not. */
export function endedByItself({ history }: TableGame, names: Names): string {
  const before = history.at === 0 ? null : gameBefore(history, history.at - 1);
  if (before === null || MILESTONES.goesOnWith?.(before) == null) return '';
  const { piece } = before.state.players[before.state.player] as Player;
  return wordsFor(names.language)('visit.nothing', { space: names.space(piece) });
}

/** What some steps at a table have led to, with what went on by itself after the last of them. */
export function happenedSince(table: TableGame, from: number, names: Names): string {
  const { history, seats } = table;
  const told = history.steps.slice(from, history.at).map((step) => stepInWords(step, { names, seats }));
  const [last = '', ...before] = told.reverse();
  return [...before.reverse(), endedByItself(table, names), last].filter((sentence) => sentence !== '').join(' ');
}

/** What the last step at a table has led to, with what went on by itself after it; empty before the first. */
export function happenedAt(table: TableGame, names: Names): string {
  const { at } = table.history;
  const wentOn = endedByItself(table, names) !== '';
  return happenedSince(table, Math.max(0, at - (wentOn ? 2 : 1)), names);
}

/** What the turn that the last step at a table belongs to has led to so far. */
export const happenedInTurn = (table: TableGame, names: Names): string =>
  happenedSince(table, turnBefore(table.history), names);
