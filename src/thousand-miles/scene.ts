import {
  ACTION_CARDS,
  type ActionCard,
  type Card,
  cardsOf,
  type DeckSize,
  isMile,
  isSafety,
  type Mile,
  SAFETY_OF,
  type Safety,
  sorted,
} from './cards.ts';
import { lightOf } from './driving.ts';
import { problemsOfPosition } from './position.ts';
import type { Condition, Driver, Game } from './types.ts';

/** What matters of a driver. Cards are written one after the other, with a space between two of them. */
interface SceneDriver {
  /** What matters of the hand; while the deck lasts it is filled up with remedies. */
  readonly hand?: string;
  readonly miles?: string;
  readonly condition?: Condition;
  readonly limit?: boolean;
  readonly safeties?: string;
  readonly coups?: string;
}

/** A game in the middle as an author writes it: what matters in it. */
export interface Scene {
  /** The driver at turn, who is 0. */
  readonly me?: SceneDriver;
  readonly other?: SceneDriver;
  /** The cards on top of the deck; the rest of the cards lies below, or among the discards where `last` is said, or in the piles. */
  readonly deck?: string;
  /** Whether the deck holds only what is written. */
  readonly last?: boolean;
  readonly answerable?: ActionCard;
  readonly size?: DeckSize;
}

const cards = (text = ''): Card[] => text.split(' ').filter((word) => word !== '') as Card[];

/** Kinds that fill hands up, because nothing follows from them: there are plenty, and nobody minds them. */
const FILLERS: readonly Card[] = ['repairs', 'spare-tire', 'gasoline', 'end-of-limit'];

/**
 * The game that a scene describes.
 * @throws Error where there are not so many cards of a kind, and where the position breaks a rule.
 */
export function gameOfScene(scene: Scene): Game {
  const { size = 101, answerable = null, last = false } = scene;
  const left = cardsOf(size);
  const take = (card: Card) => {
    const i = left.indexOf(card);
    if (i < 0) throw new Error(`no ${card} is left`);
    left.splice(i, 1);
    return card;
  };
  const takeAll = (text: string | undefined) => cards(text).map(take);
  const top = takeAll(scene.deck);
  const seats = [scene.me ?? {}, scene.other ?? {}];
  const drivers = seats.map(({ condition = 'waiting', limit = false, ...lying }): Driver => {
    const miles = takeAll(lying.miles) as Mile[];
    const safeties = takeAll(lying.safeties) as Safety[];
    if (condition !== 'waiting' && condition !== 'rolling') take(condition);
    if (condition !== 'waiting' && !safeties.includes('right-of-way')) take('roll');
    if (limit) take('speed-limit');
    const light = lightOf(condition, limit);
    const total = miles.reduce((sum, mile) => sum + Number(mile), 0);
    const coupsFourres = cards(lying.coups) as Safety[];
    for (const safety of coupsFourres) take(undoneBy(safety));
    return { hand: takeAll(lying.hand), miles, total, condition, limit, light, safeties, coupsFourres };
  });
  const empty = last && top.length === 0;
  const filledUp = (driver: Driver, size: number): Driver => {
    const missing = empty ? 0 : size - driver.hand.length;
    const fill = Array.from({ length: missing }, () => take(FILLERS.find((card) => left.includes(card)) as Card));
    return { ...driver, hand: sorted([...driver.hand, ...fill]) };
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
  const problems = problemsOfPosition(game);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return game;
}

/** The action card that a coup-fourré has most likely undone. */
const undoneBy = (safety: Safety): ActionCard => ACTION_CARDS.find((card) => SAFETY_OF[card] === safety) as ActionCard;
