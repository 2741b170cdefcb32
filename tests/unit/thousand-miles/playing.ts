import {
  ACTION_CARDS,
  type Action,
  CARDS,
  type Card,
  CONDITIONS,
  type Driver,
  type Game,
  isMile,
  isSafety,
  type Mile,
  type Safety,
} from '../../../src/thousand-miles/index.ts';
import { problemsOfPosition } from '../../../src/thousand-miles/position.ts';
import { type Draw, oneOf } from '../kit/drawing.ts';
import { allCards } from './table.ts';

/** Chooses an action; plays far more often than it discards, so that games come to something. */
export function chosen(legal: readonly Action[], draw: Draw): Action {
  const plays = legal.filter(({ type }) => type === 'play');
  return plays.length > 0 && draw(8) > 0 ? oneOf(plays, draw) : oneOf(legal, draw);
}

/** Every action that somebody may think of, and some that are none. */
export function conceivableActions(player: number): unknown[] {
  const whole = CARDS.flatMap((card) => (['play', 'discard'] as const).map((type) => ({ type, card })));
  return [
    ...whole,
    ...whole.map((action) => ({ player, ...action })),
    ...whole.map((action) => ({ player: 1 - player, ...action })),
    { type: 'play', card: '25', player: 2 },
    { type: 'play', card: '25', player: null },
    { type: 'play', card: '25', on: 1 },
    { type: 'play', card: 25 },
    { type: 'play' },
    { type: 'draw', card: '25' },
    { card: '25' },
    {},
    null,
  ];
}

/** A game that began in the middle, at a position drawn by chance among those that the engine reads. */
export function anyPosition(draw: Draw): Game {
  for (;;) {
    const game = drawnPosition(draw);
    if (problemsOfPosition(game).length === 0) return game;
  }
}

function drawnPosition(draw: Draw): Game {
  const size = draw(2) === 0 ? 101 : 106;
  const cards = allCards(size);
  const takeAny = (holds: (card: Card) => boolean): Card | undefined => {
    const held = cards.filter(holds);
    if (held.length === 0) return undefined;
    const card = oneOf(held, draw);
    cards.splice(cards.indexOf(card), 1);
    return card;
  };
  const several = <C extends Card>(count: number, holds: (card: Card) => boolean): C[] =>
    Array.from({ length: count }, () => takeAny(holds) as C);
  const drivers = [0, 1].map((): Driver => {
    const safeties = several<Safety>(draw(3), isSafety);
    const coupsFourres = safeties.filter(() => draw(2) === 0);
    const miles = several<Mile>(draw(14), isMile);
    const condition = oneOf(draw(2) === 0 ? CONDITIONS : (['rolling'] as const), draw);
    const limit = draw(3) === 0;
    if (condition !== 'waiting') takeAny((card) => card === 'roll');
    takeAny((card) => card === condition || (limit && card === 'speed-limit'));
    return {
      hand: [],
      miles,
      total: miles.reduce((sum, mile) => sum + Number(mile), 0),
      condition,
      limit,
      light: condition !== 'rolling' ? 'red' : limit ? 'yellow' : 'green',
      safeties,
      coupsFourres,
    };
  });
  const deckCount = oneOf([0, 0, 1, 2, 5, 20], draw);
  const dealt = (driver: Driver, count: number): Driver => {
    const hand = several<Card>(count, () => true);
    return { ...driver, hand: CARDS.flatMap((card) => hand.filter((held) => held === card)) };
  };
  const [first, second] = drivers as [Driver, Driver];
  const me = dealt(first, deckCount > 0 ? 7 : 1 + draw(7));
  const other = dealt(second, deckCount > 0 ? 6 : draw(7));
  const deck = several<Card>(deckCount, () => true);
  const answerable = draw(3) === 0 ? oneOf(ACTION_CARDS, draw) : null;
  const discards = cards.filter((card) => isMile(card) || isSafety(card));
  const player = draw(2) === 0 ? 0 : 1;
  return {
    options: { starter: 0, deck: size },
    state: {
      phase: 'turn',
      player,
      drivers: player === 0 ? [me, other] : [other, me],
      deckCount,
      discards,
      answerable,
      completedBy: null,
      scores: null,
    },
    deck,
    opening: null,
  };
}
