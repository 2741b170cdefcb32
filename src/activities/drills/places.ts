import {
  type Action,
  apply,
  type Game,
  type GameEvent,
  layoutOf,
  netOf,
  type Place,
  type Refusal,
  type RuleId,
  type Space,
} from '../../milestones/index.ts';
import { type About, type Item, keyOf, type Why, YES_OR_NO } from './drill.ts';

export const EMPLOYMENT_SPACES: readonly Space[] = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `worker-${n}` as Space);

/** A reason that is no refusal. */
export function because(rule: RuleId, reason: Why['reason'], at: readonly Place[] = [], n = 0): Why {
  return { rule, reason, at, n };
}

/** Something that is to be answered. */
export function itemAbout(about: About, options: readonly number[], answer: number, why: readonly Why[]): Item {
  return { about, at: keyOf(about), options, answer, why };
}

/** The VP that events have given. */
export function vpIn(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => sum + (event.type === 'vp' ? event.vp : 0), 0);
}

/** The refusals of an action; empty where it is allowed. */
function refusalsOf(game: Game, action: Action): readonly Refusal[] {
  const outcome = apply(game, action);
  return outcome.ok ? [] : outcome.refusals;
}

/**
 * Whether any of some actions is allowed, as an item: with the reason that is given for it, or else with the most telling
 * refusal of the action that the fewest rules forbid.
 */
export function allowedItem(game: Game, about: About, actions: readonly Action[], allowed: Why): Item {
  const [least] = actions.map((action) => refusalsOf(game, action)).sort((a, b) => a.length - b.length);
  const first = least?.[0];
  if (first === undefined) return itemAbout(about, YES_OR_NO, 1, [allowed]);
  const { reason, rule } = first;
  return itemAbout(about, YES_OR_NO, 0, [{ rule: rule as RuleId, reason, at: first.at, n: 0 }]);
}

/** The points that a street touches or that are one line away from one, the stall among them. */
export function pointsAroundStreets(game: Game): string[] {
  const { ids, neighbours, start } = layoutOf(game.board);
  const { pieces } = netOf(layoutOf(game.board), game.state);
  const touched = (point: number) => pieces[point] !== 0 || point === start;
  return ids.filter((_, point) => touched(point) || neighbours[point]?.some(touched));
}

/** The points that are at most so many lines away from one, without itself. */
export function pointsWithin(game: Game, id: string, lines: 1 | 2): string[] {
  const { ids, index, neighbours } = layoutOf(game.board);
  const centre = index.get(id) as number;
  const near = neighbours[centre] as readonly number[];
  const found = new Set(lines === 1 ? near : [...near, ...near.flatMap((point) => neighbours[point] as number[])]);
  found.delete(centre);
  return [...found].sort((a, b) => a - b).map((point) => ids[point] as string);
}
