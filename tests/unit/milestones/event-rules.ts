import type { Action, GameEvent, GoodsSource, RuleId, VpSource } from '../../../src/milestones/index.ts';

type Scored = Extract<GameEvent, { type: 'scored' }>;
type Rules<Event extends GameEvent> =
  | RuleId
  | ((event: Event, action: Action, scored: Scored | undefined) => RuleId | undefined);

/** What a payment is made for, and the rule that names the price. */
const PRICES: Partial<Record<Action['type'], RuleId>> = {
  hire: '7.3',
  buy: '7.7',
  sell: '7.8',
  street: '8.2',
  house: '8.10',
  marketplace: '8.14',
  deliver: '10.1',
};

const GOODS: Record<GoodsSource, RuleId> = { worker: '6.2', income: '7.1', bought: '7.7', sold: '7.8', flour: '10.2' };

const VP: Record<VpSource, RuleId> = {
  street: '8.3',
  house: '8.11',
  marketplace: '8.14',
  flour: '10.2',
  'bonus-tile': '9.6',
  'bonus-worker': '6.6',
  majority: '12.5',
};

/** The rule that every event is told with, by its type and by where it comes from. */
export const EVENT_RULES: { readonly [Type in GameEvent['type']]: Rules<Extract<GameEvent, { type: Type }>> } = {
  drafted: '4.9',
  'left-over': '4.8',
  moved: '5.3',
  declined: '5.9',
  'no-worker': '5.7',
  goods: ({ source }) => GOODS[source],
  'no-income': '7.1',
  paid: (_, action) => PRICES[action.type],
  // Where all are equal, only the variant gives anything.
  vp: ({ source }, _, scored) => (source === 'majority' && new Set(scored?.values).size === 1 ? '12.6' : VP[source]),
  hired: '7.3',
  refilled: '7.6',
  'street-built': '8.3',
  'house-built': '8.10',
  'marketplace-built': '8.14',
  'bonus-in-reach': '9.1',
  'bonus-taken': '9.2',
  'bonus-left': '9.5',
  'bonus-lost': '9.7',
  delivered: '10.1',
  demanded: '11.1',
  'gave-back': '11.2',
  'worker-covered': '11.3',
  'end-triggered': ({ by }) => (by === 'score' ? '12.1' : '12.2'),
  'turn-ended': '5.1',
  scored: '12.4',
  'game-over': '12.7',
};

/** The rules that the events of an action have to be told with, in the order of the events. */
export function rulesOf(events: readonly Omit<GameEvent, 'rule'>[], action: Action): (RuleId | undefined)[] {
  let scored: Scored | undefined;
  return (events as readonly GameEvent[]).map((event) => {
    if (event.type === 'scored') scored = event;
    const rule = EVENT_RULES[event.type] as Rules<GameEvent>;
    return typeof rule === 'function' ? rule(event, action, scored) : rule;
  });
}
