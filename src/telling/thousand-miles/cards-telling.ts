import { wordsFor as adviceWordsFor } from 'words:card-advice';
import { wordsFor as eventWordsFor } from 'words:card-events';
import { wordsFor as refusalWordsFor } from 'words:card-refusals';
import { type Card, type GameEvent, isCard, type Refusal, type RuleId, type Seat } from '../../thousand-miles/index.ts';
import type { Reason } from '../../thousand-miles/players/reasons.ts';
import type { Values } from '../../words/words.ts';
import type { CardNames } from './card-names.ts';

/** What sentences need to know: what things are called, which driver they are said to, and what the other one is called. */
export interface CardTelling {
  readonly names: CardNames;
  readonly reader: Seat;
  readonly name: string;
}

/** What of the things that happened is told: not what is seen without words, nor what the other driver draws. */
function toldOfCards(events: readonly GameEvent[], { reader }: Pick<CardTelling, 'reader'>): GameEvent[] {
  return events.filter(
    ({ type, player }) => type !== 'turn-ended' && type !== 'points' && (type !== 'drew' || player === reader),
  );
}

/** The values that an event's sentence asks for. */
function valuesOf(event: GameEvent, { names, reader }: CardTelling): Values {
  switch (event.type) {
    case 'drove':
      return { n: Number(event.card), total: event.total };
    case 'cured':
      return { card: names.object(event.remedy), action: names.card(event.action) };
    case 'protected':
      return { card: names.object(event.safety) };
    case 'coup-fourre':
    case 'ended':
      return { action: names.card(event.action) };
    case 'light':
      return { light: event.light };
    case 'discarded':
    case 'attacked':
    case 'drew':
      return { card: names.object(event.card) };
    case 'turn-ended':
      return { who: event.next === reader ? 'you' : 'other' };
    case 'game-over':
      return { by: event.by };
    default:
      return {};
  }
}

/** An event as a sentence, said to the reader. Points are told on the score sheet. */
export function cardEventInWords(event: Exclude<GameEvent, { type: 'points' }>, telling: CardTelling): string {
  const who = event.player === telling.reader ? 'you' : 'other';
  const values = { who, name: telling.name, ...valuesOf(event, telling) };
  return eventWordsFor(telling.names.language)(event.type, values);
}

/** A rule that was at work, with its sentence. */
export interface Said {
  readonly rule: RuleId | null;
  readonly sentence: string;
}

/** What happened, as far as it is told, each with its rule. */
export function cardEventsInWords(events: readonly GameEvent[], telling: CardTelling): Said[] {
  return toldOfCards(events, telling).flatMap((event) =>
    event.type === 'points' ? [] : [{ rule: event.rule, sentence: cardEventInWords(event, telling) }],
  );
}

/** Why a card cannot be played: every rule that forbids it, with its sentence, the most telling first. */
export function cardRefusalsInWords(refusals: readonly Refusal[], names: CardNames): Said[] {
  const words = refusalWordsFor(names.language);
  return refusals.map(({ rule, reason, at }) => {
    const cards = at.filter(isCard);
    return { rule, sentence: words(reason, { at: cards.length === at.length ? names.list(cards) : at.join(' ') }) };
  });
}

/** The values of a reason's sentence. */
function reasonValues(reason: Reason, { card }: CardNames): Values {
  switch (reason.code) {
    case 'drives':
      return { n: reason.miles };
    case 'completes':
    case 'coup-fourre':
    case 'protects':
      return { n: reason.points };
    case 'leaves-exact':
    case 'leaves-no-way':
    case 'waits-for-coup':
      return { n: reason.left };
    case 'stops':
      return { n: Math.round(reason.turns) };
    case 'no-coup':
      return { card: card(reason.safety) };
    case 'risks-coup':
      return { card: card(reason.safety), n: Math.round(100 * reason.chance) };
    case 'cures':
      return { what: reason.action, card: reason.action === 'waiting' ? '' : card(reason.action as Card) };
    case 'speeds-up':
      return { n: reason.cards };
    case 'spare':
      return { n: reason.others };
    case 'gives-up':
      return { card: card(reason.card) };
    default:
      return {};
  }
}

/** What speaks for a card or against it, as a sentence. */
export function cardReasonInWords(reason: Reason, names: CardNames): string {
  const key = reason.code === 'useless' ? (`useless.${reason.because}` as const) : reason.code;
  return adviceWordsFor(names.language)(key, reasonValues(reason, names));
}
