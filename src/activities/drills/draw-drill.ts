import type { Board, RuleId } from '../../milestones/index.ts';
import { type Draw, drawsFrom } from './chance.ts';
import { type Drill, isTrivial, MOST_SEEDS, type Question, type Topic, topicOf } from './drill.ts';
import { bonus } from './topics/bonus.ts';
import { castle } from './topics/castle.ts';
import { deliveries } from './topics/deliveries.ts';
import { flour } from './topics/flour.ts';
import { hiring } from './topics/hiring.ts';
import { houses } from './topics/houses.ts';
import { lots } from './topics/lots.ts';
import { majorities } from './topics/majorities.ts';
import { marketplaces } from './topics/marketplaces.ts';
import { moves } from './topics/moves.ts';
import { now } from './topics/now.ts';
import { placing } from './topics/placing.ts';
import { sections } from './topics/sections.ts';
import { streets } from './topics/streets.ts';
import { trading } from './topics/trading.ts';
import { yields } from './topics/yield.ts';

export * from './drill.ts';

const QUESTIONS: { readonly [T in Topic]: (draw: Draw, own: Board | null) => Question | null } = {
  placing,
  moves,
  now,
  yield: yields,
  hiring,
  trading,
  streets,
  sections,
  lots,
  houses,
  marketplaces,
  bonus,
  deliveries,
  flour,
  castle,
  majorities,
};

/** One in so many drills may be trivial, so that “everything” and “nothing” are answers that have to be thought of. */
const TRIVIAL_ONE_IN = 25;

/** What a topic draws from a seed, one position after the other, as long as it is asked; null where one gives no question. */
function* drawn(topic: Topic, seed: number, own: Board | null): Generator<Drill | null> {
  const draw = drawsFrom(seed);
  const mayBeTrivial = draw(1, TRIVIAL_ONE_IN) === 1;
  for (;;) {
    const question = QUESTIONS[topic](draw, own);
    yield question !== null && (mayBeTrivial || !isTrivial(question)) ? { topic, seed, ...question } : null;
  }
}

/** The drill of a topic that a seed, a whole number below `MOST_SEEDS`, determines. */
export function drillOf(topic: Topic, seed: number): Drill {
  for (const drill of drawn(topic, seed, null)) if (drill !== null) return drill;
  throw new Error('a topic draws for ever');
}

/** How many positions are drawn on a board before it counts as one that a topic finds nothing on. */
const DRAWN_ON_BOARD = 60;

/** The drill of a topic on a board that is given. Null where the topic finds nothing to ask on it, because it is too small. */
export function drillOnBoard(topic: Topic, seed: number, board: Board): Drill | null {
  let positions = 0;
  for (const drill of drawn(topic, seed, board)) if (drill !== null || ++positions >= DRAWN_ON_BOARD) return drill;
  return null;
}

/** How many drills are looked through for one that turns on a rule. */
const TRIES = 60;

/** Whether a rule decides about any of a drill's answers. */
export function turnsOn({ items }: Question, rule: RuleId): boolean {
  return items.some(({ why }) => why.some((reason) => reason.rule === rule));
}

/** A drill that turns on a rule: of its topic, the first from a seed on that does, or the seed's own. Null where no topic practises the rule. */
export function drillOn(rule: RuleId, seed: number): Drill | null {
  const topic = topicOf(rule);
  if (topic === undefined) return null;
  for (let i = 0; i < TRIES; i++) {
    const drill = drillOf(topic, (seed + i) % MOST_SEEDS);
    if (turnsOn(drill, rule)) return drill;
  }
  return drillOf(topic, seed);
}
