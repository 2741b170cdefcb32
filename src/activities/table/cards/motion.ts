import type { Step } from '../../../kit/play.ts';
import { READER } from '../../../machines/card-table.ts';
import {
  type Action,
  type Game,
  type GameEvent,
  isActionCard,
  isSafety,
  otherThan,
  type Seat,
} from '../../../thousand-miles/index.ts';
import type { Sound } from '../../../ui/sounds.ts';

type CardStep = Step<Game, Action, GameEvent>;

const FLIGHT = 420;

/** What comes to its place from where something else is, or was, and how long it waits. */
type Flight = readonly [what: Element | null, from: DOMRect | undefined, delay: number];

/** Lets things come to their places. Everything is measured before anything moves: the page is laid out once. */
function fly(flights: readonly Flight[]): void {
  const measured = flights.flatMap(([what, from, delay]) =>
    what === null || from === undefined ? [] : [{ what, from, delay, to: what.getBoundingClientRect() }],
  );
  for (const { what, from, delay, to } of measured) {
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    what.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: 3, opacity: 0.4 },
        { transform: 'none', zIndex: 3 },
      ],
      { duration: FLIGHT, delay, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'backwards' },
    );
  }
}

/** Where the card of an action has come to lie. */
function placeOf({ action: { type, card, player } }: CardStep): string {
  if (type === 'discard') return '[data-stack="discard"] .tm-card-picture';
  if (isSafety(card)) return `.driver[data-seat="${player}"] .safety:last-child`;
  const seat = isActionCard(card) ? otherThan(player as Seat) : player;
  return `[data-pile="${seat}"] .tm-card-picture`;
}

/** Shows how the card of a step came to its place, and what the reader drew came to the hand. `from` is where the reader’s card was. */
export function showStep(table: Element, step: CardStep, from: DOMRect | undefined): void {
  const rectOf = (selector: string) => table.querySelector(selector)?.getBoundingClientRect();
  const isReaders = step.action.player === READER;
  const drawn = step.events.find((event) => event.type === 'drew' && event.player === READER);
  const held = drawn?.type === 'drew' ? [...table.querySelectorAll(`.hand [data-kind="${drawn.card}"]`)].at(-1) : null;
  fly([
    [table.querySelector(placeOf(step)), isReaders ? from : rectOf('.card-other-hand'), 0],
    [held ?? null, rectOf('[data-stack="deck"] .tm-card-picture'), isReaders ? FLIGHT / 2 : FLIGHT],
  ]);
}

/** What is to be heard of a step: paper where a card is put down, wood where somebody is stopped or answers. */
export function soundsOf({ events }: CardStep): Sound[] {
  const isLoud = events.some(({ type }) => type === 'attacked' || type === 'coup-fourre' || type === 'game-over');
  return isLoud ? ['paper', 'wood'] : ['paper'];
}
