import type { Step } from '../../kit/play.ts';
import {
  type Action,
  type Card,
  type Driver,
  type Game,
  type GameEvent,
  isActionCard,
  isSafety,
  otherThan,
  type Seat,
} from '../../thousand-miles/index.ts';

/** The card that lies on top of each driver's pile; null where none lies there (C7.1). */
export type Piles = readonly [Card | null, Card | null];

type Stacks = readonly [readonly Card[], readonly Card[]];

const changed = (stacks: Stacks, seat: Seat, change: (stack: readonly Card[]) => readonly Card[]): Stacks =>
  seat === 0 ? [change(stacks[0]), stacks[1]] : [stacks[0], change(stacks[1])];

const withoutLast = (stack: readonly Card[], card: Card): readonly Card[] => {
  const at = stack.lastIndexOf(card);
  return at < 0 ? stack : [...stack.slice(0, at), ...stack.slice(at + 1)];
};

/** What lies there at the start: the last miles driven, and what holds the driver up. */
const lying = ({ miles, condition }: Driver): readonly Card[] =>
  condition === 'waiting' || condition === 'rolling' ? miles : [...miles, condition];

/**
 * What lies on the piles after some steps: miles and remedies on the driver's own, action cards on the other one's. An action that
 * a safety undoes or ends is gone.
 */
export function pilesOf(start: Game, steps: readonly Step<Game, Action, GameEvent>[]): Piles {
  const [first, second] = start.state.drivers;
  let stacks: Stacks = [lying(first), lying(second)];
  for (const { action, events } of steps) {
    const { type, card } = action;
    const player = action.player as Seat;
    if (type === 'play' && !isSafety(card))
      stacks = changed(stacks, isActionCard(card) ? otherThan(player) : player, (stack) => [...stack, card]);
    for (const event of events)
      if (event.type === 'coup-fourre' || event.type === 'ended')
        stacks = changed(stacks, event.player, (stack) => withoutLast(stack, event.action));
  }
  return [stacks[0].at(-1) ?? null, stacks[1].at(-1) ?? null];
}
