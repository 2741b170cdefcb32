import { type Game, indexOf, KINDS, type Player } from '../../milestones/index.ts';
import { buildingWorth, deliveryWorth } from './offer.ts';
import { workersOf } from './workers.ts';

const TRADING_HOUSE = indexOf('trading-house');
const BOARD_OF_WORKS = indexOf('board-of-works');
const MILL = indexOf('mill');

/** What is looked at in a player's position, in the order in which `termsOf` gives it. */
export const TERMS = [
  /** VP on the score track. */
  'vp',
  /** VP for which the goods in hand could be built and delivered in this lap. */
  'inHand',
  /** VP that a usual lap with these workers brings. */
  'lap',
  /** VP that the final scoring would give now (12.5). */
  'majorities',
  /** Visible workers, and their different kinds. */
  'workers',
  'kinds',
  /** Whether the sequence earns a coin (7.1). */
  'income',
  /** Goods, as many as are of use. */
  'stone',
  'wood',
  'sand',
  'grain',
  'coin',
  /** The part of the lap that is walked, and whether the workers are behind. */
  'walked',
  'pastWorkers',
  /** Whether it is this player's turn. */
  'turn',
] as const;
export type Term = (typeof TERMS)[number];

/** The terms of a player's position. Spelt out as a list, because a search asks for it hundreds of thousands of times. */
export function termsOf(game: Game, index: number): number[] {
  const { state } = game;
  const player = state.players[index] as Player;
  const { vp, goods, piece, spaces } = player;
  const { lap, visible, kinds, income } = workersOf(spaces);
  const place = indexOf(piece);
  return [
    vp,
    inHandOf(game, player),
    lap,
    majoritiesOf(state.players, index),
    visible,
    kinds,
    income,
    Math.min(3, goods.stone),
    Math.min(3, goods.wood),
    Math.min(3, goods.sand),
    Math.min(4, goods.grain),
    Math.min(4, goods.coin),
    place / 12,
    place < TRADING_HOUSE ? 0 : 1,
    state.player === index ? 1 : 0,
  ];
}

/** VP for which a player's goods could be built and delivered in this lap, as the board looks now. */
export function inHandOf(game: Game, { goods, piece }: Player): number {
  const place = indexOf(piece);
  return (place < BOARD_OF_WORKS ? buildingWorth(game, goods) : 0) + (place < MILL ? deliveryWorth(game, goods) : 0);
}

/** VP that the final scoring would give a player now (12.4–12.6). */
export function majoritiesOf(players: readonly Player[], index: number): number {
  const values = players.map(({ spaces }) => workersOf(spaces).values);
  const mine = values[index] as readonly number[];
  let vp = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const own = mine[kind] as number;
    let equal = 0;
    let most = 0;
    for (const theirs of values) {
      const value = theirs[kind] as number;
      if (value === own) equal++;
      if (value > most) most = value;
    }
    if (own === most && equal < players.length) vp += equal === 1 ? 5 : 2;
  }
  return vp;
}
