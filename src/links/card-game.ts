import type { Read } from '../kit/reading.ts';
import {
  apply,
  CARDS,
  dealText,
  type Game,
  LIMITS,
  type PlayerAction,
  type Problem,
  type ReadRecord,
  readDeal,
  recordOf,
} from '../thousand-miles/index.ts';
import { LEVELS, type Level } from '../thousand-miles/players/levels.ts';
import { checked, unchecked } from './check.ts';

/** A game of the card game as it is handed on: how it began, what was done since, and who drives against the reader. */
export interface SharedCardGame {
  readonly start: Game;
  readonly actions: readonly PlayerAction[];
  readonly opponent: Level;
  /** As in a saved match. */
  readonly marks: readonly number[];
}

/** The version of what is written here. */
const VERSION = 1;
/** A letter for every card as in the text of a deal: as it is for a card that is played, as a small one for a card that is discarded. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSabcdefghijklmnopqrs';
/** Every card is played or discarded once at most; whatever is longer than such a game is refused unread. */
const LONGEST = 2_000;

const letterOf = ({ type, card }: PlayerAction) =>
  LETTERS[CARDS.indexOf(card) + (type === 'play' ? 0 : CARDS.length)] as string;

/**
 * A whole game as a text for the fragment of an address: the version, the opponent and the deal; a point and a letter for every
 * action; a point and a number for every mark. Null for a game that began in the middle.
 */
export function cardGameLinkOf({ start, actions, opponent, marks }: SharedCardGame): string | null {
  const deal = dealText(start);
  if (deal === null) return null;
  const head = `${VERSION}${LEVELS.indexOf(opponent)}${deal}`;
  return checked([head, actions.map(letterOf).join(''), ...marks].join('.'));
}

/** The actions that letters stand for; who takes them follows from the game. Where the rules forbid one, its problems. */
function readActions(start: Game, letters: string): Read<{ readonly actions: readonly PlayerAction[] }, Problem> {
  const actions: PlayerAction[] = [];
  let game = start;
  for (const [i, letter] of [...letters].entries()) {
    const place = LETTERS.indexOf(letter);
    const card = CARDS[place % CARDS.length];
    const at = `actions.${i}`;
    if (card === undefined) return { ok: false, problems: [{ at, reason: 'wrong-value', rule: null }] };
    const { player } = game.state;
    const action = { player, type: place < CARDS.length ? 'play' : 'discard', card } as const;
    const outcome = apply(game, action);
    if (!outcome.ok) return { ok: false, problems: outcome.refusals.map(({ reason, rule }) => ({ at, reason, rule })) };
    game = outcome.game;
    actions.push(action);
  }
  return { ok: true, actions };
}

/** The marks that numbers stand for, as a saved match may hold them; null where they are none. */
function readMarks(numbers: readonly string[]): readonly number[] | null {
  const marks = numbers.map(Number);
  const fits = (mark: number, i: number) =>
    numbers[i] === String(mark) && Number.isInteger(mark) && mark > (marks[i - 1] ?? 0) && mark <= LIMITS.actions;
  return marks.every(fits) ? marks : null;
}

/**
 * Reads a game from the text of a link, wherever it comes from. What is damaged or foreign, too large, or made by a newer version
 * is refused with its problem; nothing is thrown, and what is accepted is a game that the rules allow.
 */
export function readCardGameLink(
  text: string,
): Read<Pick<SharedCardGame, 'opponent' | 'marks'> & Pick<ReadRecord, 'start' | 'record'>, Problem> {
  const refused = (reason: Problem['reason']) => ({ ok: false, problems: [{ at: '', reason, rule: null }] }) as const;
  if (text.length > LONGEST) return refused('too-large');
  const whole = unchecked(text);
  if (whole === null) return refused('not-json');
  const [head = '', letters = '', ...numbers] = whole.split('.');
  const [version = '', level = ''] = head;
  if (version !== String(VERSION)) return refused(Number(version) > VERSION ? 'newer-format' : 'unknown-format');
  const opponent = LEVELS[Number(level)];
  const marks = readMarks(numbers);
  if (opponent === undefined || marks === null) return refused('wrong-value');
  const deal = readDeal(head.slice(2));
  if (!deal.ok) return deal;
  const { start } = deal;
  const read = readActions(start, letters);
  return read.ok ? { ok: true, start, record: recordOf(start, read.actions), opponent, marks } : read;
}
