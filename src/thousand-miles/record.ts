import * as v from 'valibot';
import { checkFormat, list, malformed, type Read, whole } from '../kit/reading.ts';
import { apply } from './apply.ts';
import { ACTION_CARDS, CARDS, type Card, cardsOf, DECKS, MILES, SAFETIES, sorted, without } from './cards.ts';
import { type Deal, gameFrom } from './new-game.ts';
import { placed, problemsOfPosition } from './position.ts';
import type { Problem } from './problems.ts';
import { HAND_SIZE } from './turn.ts';
import {
  CONDITIONS,
  type Driver,
  type Game,
  LIGHTS,
  type Options,
  type PlayerAction,
  POINT_SOURCES,
  SEATS,
  type State,
} from './types.ts';

/** The name of the format and its version, as every record begins. */
export const RECORD_FORMAT = 'thousand-miles/1';

/** What the format leaves room for; whatever is larger is refused before it is looked at closely. */
export const LIMITS = { text: 200_000, cards: 200, actions: 1_000, miles: 100_000, points: 1_000_000 } as const;

interface Head {
  readonly format: typeof RECORD_FORMAT;
  readonly options: Options;
}

/** A game as it leaves the engine: from the deal or from a position, with the actions taken since. Plain JSON. */
export type GameRecord = Head &
  (
    | { readonly deal: Deal; readonly actions: readonly PlayerAction[] }
    | {
        readonly position: { readonly state: State; readonly deck: readonly Card[] };
        readonly actions: readonly PlayerAction[];
      }
  );

/** A record that has been read: the game it starts from, and the game after its actions. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly start: Game;
  readonly game: Game;
}

const cards = list(v.picklist(CARDS), LIMITS.cards);
const safeties = list(v.picklist(SAFETIES), LIMITS.cards);
const seat = v.pipe(whole(0, 1), v.picklist(SEATS));
const pair = <Item extends v.GenericSchema>(item: Item) => v.strictTuple([item, item]);

const HEAD = {
  format: v.literal(RECORD_FORMAT),
  options: v.strictObject({ starter: seat, deck: v.picklist(DECKS) }),
};

const DRIVER = v.strictObject({
  hand: cards,
  miles: list(v.picklist(MILES), LIMITS.cards),
  total: whole(0, LIMITS.miles),
  condition: v.picklist(CONDITIONS),
  limit: v.boolean(),
  light: v.picklist(LIGHTS),
  safeties,
  coupsFourres: safeties,
});

const STATE = v.strictObject({
  phase: v.picklist(['turn', 'over']),
  player: seat,
  drivers: pair(DRIVER),
  deckCount: whole(0, LIMITS.cards),
  discards: cards,
  answerable: v.nullable(v.picklist(ACTION_CARDS)),
  completedBy: v.nullable(seat),
  scores: v.nullable(pair(v.strictObject(v.entriesFromList([...POINT_SOURCES, 'total'], whole(0, LIMITS.points))))),
});

// What an action must look like is checked once, by `apply`.
const actions = list(v.unknown(), LIMITS.actions);
const RECORD_FROM_DEAL = v.strictObject({
  ...HEAD,
  deal: v.strictObject({ hands: pair(cards), deck: cards }),
  actions,
});
const RECORD_FROM_POSITION = v.strictObject({
  ...HEAD,
  position: v.strictObject({ state: STATE, deck: cards }),
  actions,
});

/** A record of a game that began at `start`, with the actions taken since. It starts from the deal where `start` is one. */
export function recordOf(start: Game, actions: readonly PlayerAction[]): GameRecord {
  const { options, state, deck, opening } = start;
  const head: Head = { format: RECORD_FORMAT, options };
  if (opening === null) return { ...head, position: { state, deck }, actions };
  const [first, second] = state.drivers;
  const drawn = without(state.drivers[options.starter].hand, opening);
  const hands = options.starter === 0 ? ([drawn, second.hand] as const) : ([first.hand, drawn] as const);
  return { ...head, deal: { hands, deck: [opening, ...deck] }, actions };
}

/** The game that a record starts from. */
export function startOf(record: GameRecord): Game {
  const { options } = record;
  if ('deal' in record) return gameFrom(options, record.deal);
  const { state, deck } = record.position;
  // A hand has no order of its own; the engine keeps it in the order of the cards.
  const inOrder = (driver: Driver): Driver => ({ ...driver, hand: sorted(driver.hand) });
  return {
    options,
    state: { ...state, drivers: [inOrder(state.drivers[0]), inOrder(state.drivers[1])] },
    deck,
    opening: null,
  };
}

/**
 * Reads a record from anywhere. It is refused where it is malformed, too large, or breaks a rule, with the place and the
 * reason of every problem of the first kind that is found; nothing is thrown, and what is accepted has exactly the form of
 * the format.
 */
export function readRecord(data: unknown): Read<ReadRecord, Problem> {
  const known = checkFormat(data, RECORD_FORMAT);
  if (known !== null) return refused([known]);
  const schema = Object.hasOwn(data as object, 'position') ? RECORD_FROM_POSITION : RECORD_FROM_DEAL;
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) return refused(parsed.issues.map(malformed));
  const record = parsed.output as GameRecord;
  const found = 'deal' in record ? problemsOfDeal(record.options, record.deal) : problemsOfPosition(startOf(record));
  if (found.length > 0) {
    const place = 'deal' in record ? 'deal' : 'position';
    return refused(found.map((problem) => ({ ...problem, at: `${place}.${problem.at}` })));
  }

  const start = startOf(record);
  let game = start;
  for (const [i, action] of record.actions.entries()) {
    if (typeof action !== 'object' || action === null || !Object.hasOwn(action, 'player'))
      return refused([{ at: `actions.${i}.player`, reason: 'missing-field', rule: null }]);
    const outcome = apply(game, action);
    if (!outcome.ok) return refused(outcome.refusals.map(({ reason, rule }) => ({ at: `actions.${i}`, reason, rule })));
    game = outcome.game;
  }
  return { ok: true, record, start, game };
}

function refused(problems: readonly Problem[]): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems };
}

/** A deal uses every card once: six in each hand, the rest in the deck (C1.3, C2.1). */
function problemsOfDeal({ deck: size }: Options, { hands, deck }: Deal): Problem[] {
  const found: Problem[] = SEATS.flatMap((player) =>
    hands[player].length === HAND_SIZE ? [] : [{ at: `hands.${player}`, reason: 'hand-size', rule: 'C2.1' } as const],
  );
  let left = cardsOf(size);
  for (const [at, card] of [...placed('hands.0', hands[0]), ...placed('hands.1', hands[1]), ...placed('deck', deck)]) {
    if (left.includes(card)) left = without(left, card);
    else found.push({ at, reason: 'too-many-cards', rule: 'C1.3' });
  }
  if (left.length > 0) found.push({ at: 'deck', reason: 'cards-missing', rule: 'C1.3' });
  return found;
}
