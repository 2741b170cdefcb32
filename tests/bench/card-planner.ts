import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  type Action,
  apply,
  type Card,
  type Driver,
  determinize,
  type Game,
  isActionCard,
  isMile,
  isRemedy,
  isSafety,
  legalActions,
  otherThan,
  SAFETY_OF,
  type Seat,
} from '../../src/thousand-miles/index.ts';
import type { CardPlayer } from '../../src/thousand-miles/players/player.ts';

/** How many actions both drivers together are followed. */
const AHEAD = 8;

/** How far the trip goes. */
const TRIP = 1000;

/** What the planner thinks things are worth, in points. Made by hand. */
const WORTH = {
  mile: 1.8,
  safety: 100,
  coup: 300,
  rolling: 150,
  limit: -70,
  /** In the hand: a safety, any other card that is the only one of its kind, a mile. */
  heldSafety: 220,
  held: 25,
  heldMile: 0.3,
} as const;

/**
 * An opponent from outside: it knows the rules and nothing of `src/thousand-miles/players`. It draws the hidden cards so many times,
 * follows each of its actions a few turns with them, both drivers playing simply, and takes the action that leads on
 * average to the best position, weighed by a small sum made by hand.
 */
export const cardPlanner =
  (samples: number): CardPlayer =>
  (view, seed) => {
    const random = xoroshiro128plus(seed);
    const worlds = Array.from({ length: samples }, () => determinize(view, uniformInt(random, 0, 0xffffffff)));
    // What may be done does not depend on the hidden cards.
    const judged = legalActions(worlds[0] as Game).map((action) => ({
      action,
      lead: worlds.reduce((sum, world) => sum + leadAfter(world, action, view.viewer), 0),
    }));
    return judged.reduce((best, one) => (one.lead > best.lead ? one : best)).action;
  };

/** How far a driver is ahead some turns after an action. */
function leadAfter(start: Game, action: Action, me: Seat): number {
  let game = after(start, action) as Game;
  for (let i = 0; i < AHEAD && game.state.scores === null; i++) game = simply(game);
  const { scores, drivers } = game.state;
  const worth = (seat: Seat) => scores?.[seat].total ?? worthOf(drivers[seat]);
  return worth(me) - worth(otherThan(me));
}

function worthOf({ total, safeties, coupsFourres, condition, limit, hand }: Driver): number {
  const held = hand.reduce((sum, card, i) => {
    if (isSafety(card)) return sum + WORTH.heldSafety;
    if (isMile(card)) return sum + (total + Number(card) > TRIP ? 0 : WORTH.heldMile * Number(card));
    return card === hand[i - 1] ? sum : sum + WORTH.held;
  }, 0);
  return (
    held +
    WORTH.mile * total +
    WORTH.safety * safeties.length +
    WORTH.coup * coupsFourres.length +
    (condition === 'rolling' ? WORTH.rolling : 0) +
    (limit ? WORTH.limit : 0)
  );
}

/** The game after an action; null where it is refused. */
function after(game: Game, action: Action): Game | null {
  const outcome = apply(game, action);
  return outcome.ok ? outcome.game : null;
}

/** What is played by who plays simply: the first of these that can be. A safety stays in the hand for an attack. */
const WISHES: readonly ((card: Card) => boolean)[] = [isActionCard, isRemedy, isMile];

/** One simple action: a coup-fourré, else an attack, a cure, the most miles; else a card is discarded, a small one first. */
function simply(game: Game): Game {
  const { player, drivers, answerable } = game.state;
  const { hand } = drivers[player];
  const coup = answerable !== null && hand.find((card) => card === SAFETY_OF[answerable]);
  if (coup) return after(game, { type: 'play', card: coup }) as Game;
  for (const isWanted of WISHES) {
    for (const card of hand.toReversed()) {
      const next = isWanted(card) ? after(game, { type: 'play', card }) : null;
      if (next !== null) return next;
    }
  }
  const spare = hand.find((card, i) => card === hand[i - 1] && !isMile(card)) ?? hand[0];
  return after(game, { type: 'discard', card: spare as Card }) as Game;
}
