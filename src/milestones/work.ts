import { minus } from './goods.ts';
import type { RuleId } from './rules.ts';
import type {
  Action,
  ActionType,
  Game,
  GameEvent,
  Good,
  Goods,
  GoodsSource,
  OpenState,
  Place,
  Player,
  Reason,
  Refusal,
} from './types.ts';

/** The actions of one type. */
export type Of<Type extends ActionType> = Extract<Action, { type: Type }>;
/** The same, to be changed in place. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** An action under way: copies of what it changes, and what has happened so far. */
export interface Work {
  readonly game: Game;
  readonly state: Writable<OpenState>;
  /** The acting player; a copy, that is put among the players when the action is done. */
  readonly me: Writable<Player>;
  readonly events: GameEvent[];
  pile: readonly string[];
}

/** Goods from the supply, which never runs out (13.1). */
export function receive(
  work: Work,
  rule: RuleId,
  source: GoodsSource,
  good: Good,
  count: number,
  spaces: readonly number[] = [],
): void {
  const goods: Writable<Goods> = { ...work.me.goods };
  goods[good] += count;
  work.me.goods = goods;
  work.events.push({ type: 'goods', rule, player: work.state.player, source, good, count, spaces });
}

/** Goods to the supply, at once (8.1). */
export function pay(work: Work, rule: RuleId, cost: Partial<Goods>): void {
  work.me.goods = minus(work.me.goods, cost);
  work.events.push({ type: 'paid', rule, player: work.state.player, goods: cost });
}

/** One more rule that forbids an action. */
export function refuse(found: Refusal[], rule: RuleId | null, reason: Reason, ...at: Place[]): void {
  found.push({ rule, reason, at });
}

/** Whether a player has the goods that something costs. */
export function checkCost(found: Refusal[], rule: RuleId, goods: Goods, cost: Partial<Goods>): void {
  // Spelt out, because this runs for every action of a play-out.
  if (goods.stone < (cost.stone ?? 0)) refuse(found, rule, 'lacks-stone', { good: 'stone' });
  if (goods.wood < (cost.wood ?? 0)) refuse(found, rule, 'lacks-wood', { good: 'wood' });
  if (goods.sand < (cost.sand ?? 0)) refuse(found, rule, 'lacks-sand', { good: 'sand' });
  if (goods.grain < (cost.grain ?? 0)) refuse(found, rule, 'lacks-grain', { good: 'grain' });
  if (goods.coin < (cost.coin ?? 0)) refuse(found, rule, 'lacks-coin', { good: 'coin' });
}
