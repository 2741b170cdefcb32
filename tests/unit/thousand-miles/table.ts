import { expect } from 'vitest';
import {
  ACTION_CARDS,
  type Action,
  apply,
  CARDS,
  type Card,
  type Condition,
  type DeckSize,
  type Driver,
  type Game,
  type GameEvent,
  isMile,
  isSafety,
  type Mile,
  type Safety,
  type Seat,
} from '../../../src/thousand-miles/index.ts';
import { problemsOfPosition } from '../../../src/thousand-miles/position.ts';

/** The counts of C1.3, written here a second time. */
const COUNTS: Record<Card, number> = {
  '25': 10,
  '50': 10,
  '75': 10,
  '100': 12,
  '200': 4,
  stop: 4,
  'speed-limit': 3,
  'out-of-gas': 2,
  'flat-tire': 2,
  accident: 2,
  roll: 14,
  'end-of-limit': 6,
  gasoline: 6,
  'spare-tire': 6,
  repairs: 6,
  'right-of-way': 1,
  'extra-tank': 1,
  'puncture-proof': 1,
  'driving-ace': 1,
};

/** All cards of a deck, kind after kind. */
export function allCards(size: DeckSize): Card[] {
  const more = (card: Card) => (size === 106 && (ACTION_CARDS as readonly Card[]).includes(card) ? 1 : 0);
  return CARDS.flatMap((card) => Array<Card>(COUNTS[card] + more(card)).fill(card));
}

interface DriverWritten {
  /** What matters of the hand; while the deck lasts it is filled up with remedies. */
  readonly hand?: string;
  readonly miles?: string;
  readonly condition?: Condition;
  readonly limit?: boolean;
  readonly safeties?: string;
  readonly coups?: string;
}

export interface Written {
  /** The driver at turn, who is 0. */
  readonly me?: DriverWritten;
  readonly other?: DriverWritten;
  /** The cards on top of the deck; the rest of the cards lies below, or among the discards where `last` is said, or in the piles. */
  readonly deck?: string;
  /** Whether the deck holds only what is written. */
  readonly last?: boolean;
  readonly answerable?: (typeof ACTION_CARDS)[number];
  readonly size?: DeckSize;
}

const cards = (text = ''): Card[] => text.split(' ').filter((word) => word !== '') as Card[];

/** Kinds that fill hands up, because nothing follows from them: there are plenty, and nobody plays them in these tests. */
const FILLERS: readonly Card[] = ['repairs', 'spare-tire', 'gasoline', 'end-of-limit'];

/** A game in the middle, from what matters in it. It has to be a position that the engine would read. */
export function table(written: Written): Game {
  const { size = 101, answerable = null, last = false } = written;
  const left = allCards(size);
  const take = (card: Card) => {
    const i = left.indexOf(card);
    if (i < 0) expect.fail(`no ${card} is left`);
    left.splice(i, 1);
    return card;
  };
  const takeAll = (text: string | undefined) => cards(text).map(take);
  const top = takeAll(written.deck);
  const seats = [written.me ?? {}, written.other ?? {}];
  const drivers = seats.map(({ condition = 'waiting', limit = false, ...lying }): Driver => {
    const miles = takeAll(lying.miles) as Mile[];
    const safeties = takeAll(lying.safeties) as Safety[];
    if (condition !== 'waiting' && condition !== 'rolling') take(condition);
    if (condition !== 'waiting' && !safeties.includes('right-of-way')) take('roll');
    if (limit) take('speed-limit');
    const light = condition !== 'rolling' ? 'red' : limit ? 'yellow' : 'green';
    const total = miles.reduce((sum, mile) => sum + Number(mile), 0);
    const coupsFourres = cards(lying.coups) as Safety[];
    for (const safety of coupsFourres) take(UNDONE[safety]);
    return { hand: takeAll(lying.hand), miles, total, condition, limit, light, safeties, coupsFourres };
  });
  const empty = last && top.length === 0;
  const filledUp = (driver: Driver, size: number): Driver => {
    const missing = empty ? 0 : size - driver.hand.length;
    const fill = Array.from({ length: missing }, () => take(FILLERS.find((card) => left.includes(card)) as Card));
    return { ...driver, hand: inOrder([...driver.hand, ...fill]) };
  };
  const [me, other] = drivers as [Driver, Driver];
  const full = [filledUp(me, 7), filledUp(other, 6)] as const;
  // Some cards lie in the piles, which a state does not list: all remedies and action cards that are not in the hands where
  // the deck is at its end, else one of each kind.
  const inPiles = (card: Card, i: number) => !isMile(card) && !isSafety(card) && (last || left.indexOf(card) === i);
  const rest = left.filter((card, i) => !inPiles(card, i));
  const deck = last ? top : [...top, ...rest];
  const game: Game = {
    options: { starter: 0, deck: size },
    state: {
      phase: 'turn',
      player: 0,
      drivers: full,
      deckCount: deck.length,
      discards: last ? rest : [],
      answerable,
      completedBy: null,
      scores: null,
    },
    deck,
    opening: null,
  };
  expect(problemsOfPosition(game), 'the position').toEqual([]);
  return game;
}

const UNDONE: Record<Safety, Card> = {
  'right-of-way': 'stop',
  'extra-tank': 'out-of-gas',
  'puncture-proof': 'flat-tire',
  'driving-ace': 'accident',
};

const inOrder = (list: readonly Card[]): Card[] => CARDS.flatMap((card) => list.filter((other) => other === card));

/** An action from a text: `roll` plays a Roll, `-roll` discards one. */
export function action(text: string): Action {
  return text.startsWith('-') ? { type: 'discard', card: text.slice(1) as Card } : { type: 'play', card: text as Card };
}

function taken(game: Game, text: string): { game: Game; events: readonly GameEvent[] } {
  const outcome = apply(game, action(text));
  if (!outcome.ok) expect.fail(`${text} is refused: ${JSON.stringify(outcome.refusals)}`);
  return outcome;
}

/** The game after some actions, every one of which has to be accepted. */
export function play(game: Game, ...texts: readonly string[]): Game {
  return texts.reduce((before, text) => taken(before, text).game, game);
}

/** What an action that is accepted makes happen, as texts: its rule, its type, its driver and what else it says. */
export function told(game: Game, text: string): string[] {
  return taken(game, text).events.map(({ rule, type, player, ...rest }) =>
    [rule, type, player, ...Object.values(rest)].join(' '),
  );
}

/** Why an action is refused: `C3.4 past-1000 200`, one for every rule; empty where it is accepted. */
export function refusals(game: Game, text: string): string[] {
  const outcome = apply(game, action(text));
  return outcome.ok ? [] : outcome.refusals.map(({ rule, reason, at }) => [rule ?? [], reason, ...at].flat().join(' '));
}

export const driver = (game: Game, seat: Seat): Driver => game.state.drivers[seat];
