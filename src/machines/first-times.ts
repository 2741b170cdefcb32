import {
  type Action,
  type ActionType,
  type Game,
  type GameEvent,
  legalActions,
  type Player,
  type RuleId,
} from '../milestones/index.ts';
import { yieldingSpaces } from '../milestones/loop.ts';
import { awaitsConfirmation, gameBefore, type History } from './history.ts';

/** A thing that is explained when it comes up: how that is seen from what is legal, or from what has just happened. */
interface Thing {
  readonly rule: RuleId;
  readonly possible?: (legal: readonly Action[], game: Game) => boolean;
  readonly happened?: (event: GameEvent) => boolean;
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
  income: { rule: '7.1', happened: (event) => event.type === 'goods' && event.rule === '7.1' },
  'no-income': { rule: '7.1', happened: (event) => event.type === 'no-income' },
  hire: { rule: '7.3', possible: can('hire') },
  'last-tile': { rule: '12.2', possible: (legal, { state }) => state.display.length === 1 && can('hire')(legal) },
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
  nothing: { rule: '5.6', possible: (legal) => legal.length === 1 && legal[0]?.type === 'done' },
  end: { rule: '12.3', happened: (event) => event.type === 'end-triggered' },
} as const satisfies Readonly<Record<string, Thing>>;

export type ThingId = keyof typeof THINGS;

const IDS = Object.keys(THINGS) as ThingId[];

interface Met {
  readonly possible: readonly ThingId[];
  readonly happened: readonly ThingId[];
}

const known = new WeakMap<Game, Met>();

/** What a game in the history makes possible, and what the step that led to it made happen. */
function metAt(history: History, count: number): Met {
  const game = gameBefore(history, count);
  let met = known.get(game);
  if (met === undefined) {
    const legal = legalActions(game);
    const events = history.steps[count - 1]?.events ?? [];
    const thing = (id: ThingId): Thing => THINGS[id];
    met = {
      possible: IDS.filter((id) => thing(id).possible?.(legal, game)),
      happened: IDS.filter((id) => events.some((event) => thing(id).happened?.(event))),
    };
    known.set(game, met);
  }
  return met;
}

/**
 * What has come up with the last step for the first time in this game. While a turn's end waits to be confirmed, that is only
 * what happened: what the next player can do is told afterwards.
 */
export function newThings(history: History): readonly ThingId[] {
  const { possible, happened } = metAt(history, history.at);
  const before = new Set<ThingId>();
  for (let count = 0; count < history.at; count++) {
    const met = metAt(history, count);
    for (const id of [...met.possible, ...met.happened]) before.add(id);
  }
  const now = new Set<ThingId>(awaitsConfirmation(history) ? happened : [...possible, ...happened]);
  return IDS.filter((id) => now.has(id) && !before.has(id));
}
