import { awaitsConfirmation, gameBefore, type History, playerAtTable } from '../milestones/history.ts';
import {
  type Action,
  type ActionType,
  type Game,
  type GameEvent,
  legalActions,
  type Player,
  type RuleId,
  targetScore,
  visibleWorkers,
  WORKERS_LEFT,
  yieldingSpaces,
} from '../milestones/index.ts';

/** A thing that is explained when it comes up: how that is seen from what is legal, or from what has just happened. */
interface Thing {
  readonly rule: RuleId;
  readonly possible?: (legal: readonly Action[], game: Game) => boolean;
  readonly happened?: (event: GameEvent) => boolean;
  /** Whether it is told whoever it happened to. */
  readonly concernsAll?: true;
  /** Whether what it says is true only as long as it is possible, so that it is not told afterwards. */
  readonly passes?: true;
}

const can =
  (type: ActionType) =>
  (legal: readonly Action[]): boolean =>
    legal.some((action) => action.type === type);

/** Everything that is explained, with the rule that it follows from, in the order in which it is told. */
export const THINGS = {
  draft: { rule: '4.8', possible: can('draft') },
  move: { rule: '5.2', possible: can('move') },
  'second-move': { rule: '5.4', possible: (_, { state }) => state.phase === 'move' && state.movesLeft === 1 },
  passed: {
    rule: '6.2',
    possible: (legal, { state }) => {
      const { piece, spaces } = state.players[state.player] as Player;
      return legal.some((action) => action.type === 'move' && yieldingSpaces(spaces, piece, action.to).length > 1);
    },
  },
  'bonus-worker': { rule: '9.6', happened: (event) => event.type === 'vp' && event.source === 'bonus-worker' },
  income: { rule: '7.1', happened: (event) => event.type === 'goods' && event.source === 'income' },
  'no-income': { rule: '7.1', happened: (event) => event.type === 'no-income' },
  hire: { rule: '7.3', possible: can('hire') },
  'last-tile': {
    rule: '12.2',
    possible: (legal, { state }) => state.display.length === 1 && can('hire')(legal),
    passes: true,
  },
  buy: { rule: '7.7', possible: can('buy') },
  sell: { rule: '7.8', possible: can('sell') },
  street: { rule: '8.3', possible: can('street') },
  branch: {
    rule: '8.5',
    possible: (legal, { board, state }) =>
      legal.some(
        (action) => action.type === 'street' && action.from !== board.start && state.marketplaces.includes(action.from),
      ),
  },
  shared: { rule: '8.17', happened: (event) => event.type === 'street-built', concernsAll: true },
  house: { rule: '8.10', possible: can('house') },
  'house-bonus': {
    rule: '8.13',
    possible: (legal) => legal.some((action) => action.type === 'house' && action.bonusOn !== undefined),
  },
  marketplace: { rule: '8.14', possible: can('marketplace') },
  'take-bonus': { rule: '9.1', possible: can('take-bonus') },
  'bonus-lost': { rule: '9.7', happened: (event) => event.type === 'bonus-lost' },
  deliver: { rule: '10.1', possible: can('deliver') },
  'give-back': { rule: '11.2', possible: can('give-back') },
  cover: { rule: '11.3', possible: can('cover') },
  'few-workers': {
    rule: '11.4',
    possible: (_, { state }) =>
      state.phase === 'move' && visibleWorkers((state.players[state.player] as Player).spaces) <= WORKERS_LEFT,
  },
  nothing: { rule: '5.6', possible: (legal) => legal.length === 1 && legal[0]?.type === 'done', passes: true },
  // Early enough to hire for it: at two thirds of the target a player may come to the trading house once more, or not at all.
  majorities: {
    rule: '12.5',
    possible: (_, { options, state: { phase, players } }) =>
      phase === 'move' && players.some(({ vp }) => vp * 2 >= targetScore(options.players)),
  },
  end: { rule: '12.3', happened: (event) => event.type === 'end-triggered' },
  // Whoever has triggered the end has no turn after that, so this is told to the others alone.
  'last-turn': {
    rule: '12.3',
    possible: (_, { state: { endTriggeredBy, phase, player } }) =>
      phase === 'move' && endTriggeredBy !== null && endTriggeredBy !== player,
  },
} as const satisfies Readonly<Record<string, Thing>>;

/** Something that is explained when it can be done for the first time. */
export type ThingId = keyof typeof THINGS;

const IDS = Object.keys(THINGS) as ThingId[];

const possibleIn = new WeakMap<Game, readonly ThingId[]>();

/** What a game makes possible to whoever's turn it is. */
function madePossible(game: Game): readonly ThingId[] {
  let possible = possibleIn.get(game);
  if (possible === undefined) {
    const legal = legalActions(game);
    possible = IDS.filter((id) => (THINGS[id] as Thing).possible?.(legal, game));
    possibleIn.set(game, possible);
  }
  return possible;
}

/** What was made use of with an action that followed before anybody saw what was possible. */
function usedBy(action: Action, game: Game): readonly ThingId[] {
  return IDS.filter((id) => {
    const { possible, passes }: Thing = THINGS[id];
    return !passes && possible?.([action], game);
  });
}

/**
 * What has come up for the people at a table, for the first time in this game, with the last step of one of them and all that
 * computers did since: what they can do, and what happened to them or concerns everybody. What happened to one of them is told
 * to nobody else. While a turn's end waits to be confirmed, that is only what happened: what the next player can do is told
 * afterwards. Where turns end unconfirmed, what happened with the last step of a turn is told when that player is at the table
 * again. Of games that nobody has seen, because a hint did several steps at once, what was done counts, and comes up
 * with the last of those steps.
 */
export function newThings(
  history: History,
  isPerson: (seat: number) => boolean,
  isUnseen: (game: Game) => boolean = () => false,
  confirmsTurns = true,
): readonly ThingId[] {
  const { steps, at } = history;
  const reader = playerAtTable(history);
  const skipped = (count: number) => count < at && isUnseen(gameBefore(history, count));
  const happenedAt = (count: number, concerns: (seat: number, thing: Thing) => boolean) =>
    (steps[count - 1]?.events ?? []).flatMap((event) =>
      IDS.filter((id) => {
        const thing: Thing = THINGS[id];
        return thing.happened?.(event) && concerns(event.player, thing);
      }),
    );
  const metAt = (count: number, hears: (seat: number) => boolean) => {
    const game = gameBefore(history, count);
    const waits = count === at && awaitsConfirmation(history);
    const happened = happenedAt(count, (seat, { concernsAll }) => concernsAll || hears(seat));
    if (!isPerson(game.state.player) || waits) return happened;
    const next = steps[count]?.action;
    return [...(skipped(count) && next !== undefined ? usedBy(next, game) : madePossible(game)), ...happened];
  };
  const sinceStepOf = (isOne: (seat: number) => boolean) => {
    let since = steps.slice(0, at).findLastIndex(({ action }) => isOne(action.player)) + 1;
    while (since > 0 && skipped(since - 1)) since -= 1;
    return since;
  };
  const isReader = (seat: number) => isPerson(seat) && seat === reader;
  const since = sinceStepOf(isPerson);
  const ownSince = confirmsTurns ? since : sinceStepOf(isReader);
  const counts = [...Array(at + 1).keys()];
  const known = counts.slice(0, since).map((count) => metAt(count, isPerson));
  const own = counts
    .slice(ownSince, since)
    .flatMap((count) => happenedAt(count, (seat, { concernsAll }) => !concernsAll && isReader(seat)));
  const now = counts.slice(since).flatMap((count) => metAt(count, isReader));
  const isNew = (id: ThingId, end: number) => !known.slice(0, end).some((ids) => ids.includes(id));
  return IDS.filter((id) => (now.includes(id) && isNew(id, since)) || (own.includes(id) && isNew(id, ownSince)));
}
