import type { Read } from '../kit/reading.ts';
import { CARDS, type Card } from './cards.ts';
import type { Problem } from './problems.ts';
import { RECORD_FORMAT, type ReadRecord, readRecord, recordOf } from './record.ts';
import { HAND_SIZE } from './turn.ts';
import type { Game } from './types.ts';

/** The version of the form, as a deal's text begins. */
const VERSION = '1';
const FIRST = 'A'.charCodeAt(0);

const letterOf = (card: Card) => String.fromCharCode(FIRST + CARDS.indexOf(card));

/** A deal as a text for a link: the version, who starts, and a letter for every card, the hands before the deck. Null for a game that began in the middle. */
export function dealText(start: Game): string | null {
  const record = recordOf(start, []);
  if (!('deal' in record)) return null;
  const { hands, deck } = record.deal;
  return `${VERSION}${start.options.starter}${[...hands.flat(), ...deck].map(letterOf).join('')}`;
}

/** The deal of a text from anywhere: it has to hold every card of one of the decks, and nothing else. */
export function readDeal(text: string): Read<ReadRecord, Problem> {
  const [version, starter, ...letters] = text;
  if (version !== VERSION) return { ok: false, problems: [{ at: '', reason: 'unknown-format', rule: null }] };
  const cards = letters.map((letter) => CARDS[letter.charCodeAt(0) - FIRST]);
  const [first, second, ...deck] = [
    cards.slice(0, HAND_SIZE),
    cards.slice(HAND_SIZE, 2 * HAND_SIZE),
    ...cards.slice(2 * HAND_SIZE),
  ];
  return readRecord({
    format: RECORD_FORMAT,
    options: { starter: Number(starter), deck: letters.length },
    deal: { hands: [first, second], deck },
    actions: [],
  });
}
