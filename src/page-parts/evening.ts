import * as v from 'valibot';
import { isRuleId, type RuleId } from '../milestones/index.ts';
import { MILESTONES_RULEBOOK } from '../rulebook/books.ts';
import type { quickLines } from './quick.ts';

/** The rules that a card states: known ones, and at least one. */
export const RULES = v.pipe(
  v.array(
    v.custom<RuleId>(
      (id) => typeof id === 'string' && isRuleId(id),
      ({ input }) => `no rule ${String(input)}`,
    ),
  ),
  v.minLength(1, 'a card that names no rule'),
);
const ID = v.string();
/** One of the slips of a chapter, counted from 0. */
const SLIP = { chapter: v.picklist(MILESTONES_RULEBOOK.chapters), slip: v.number() };

const EVENING = v.strictObject({
  /** The steps of the setup in the order of the hands at the table; texts at `step.<id>`. */
  setup: v.array(v.strictObject({ id: ID, who: v.picklist(['host', 'helper', 'all']), rules: RULES })),
  /** What is not taught before it happens; texts at `later.<id>`. */
  later: v.array(v.strictObject({ id: ID, rules: RULES })),
  /** What beginners get wrong, in the order in which it strikes. */
  mistakes: v.array(v.strictObject({ ...SLIP, rules: RULES })),
  /** What can be used in a turn, by the lines of the quick sheet. */
  turn: v.array(
    v.strictObject({
      id: v.picklist(['worker', 'trading', 'works', 'mill', 'castle', 'bonus']),
      lines: v.array(v.custom<keyof ReturnType<typeof quickLines>>((name) => typeof name === 'string')),
      slip: v.strictObject(SLIP),
      rules: RULES,
    }),
  ),
  /** The edge cases that come up at most tables. */
  ask: v.array(ID),
  /** The calculators, each with the rules that it applies; their places on the page have their names. */
  calculators: v.strictObject({ row: RULES, house: RULES, market: RULES, delivery: RULES, end: RULES }),
  /** The lessons for whoever explains. */
  explain: v.strictObject({ lessons: v.array(ID) }),
});

export type Evening = v.InferOutput<typeof EVENING>;

/**
 * The evening as `content/game-night.json` has it.
 * @throws Error where a card names a rule that does not exist, or none, or is not a card at all.
 */
export function readEvening(content: unknown): Evening {
  const read = v.safeParse(EVENING, content);
  if (read.success) return read.output;
  const faults = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`content/game-night.json:\n${faults.join('\n')}`);
}

export type CalculatorName = keyof Evening['calculators'];
