import { expect, test } from 'vitest';
import {
  DRILL_REASONS,
  type Drill,
  drillOf,
  type Item,
  MOST_SEEDS,
  TOPICS,
  type Why,
  YES_OR_NO,
} from '../../../../src/activities/drills/draw-drill.ts';
import type { Player, RuleId, Space, Worker } from '../../../../src/milestones/index.ts';
import { neighboursOf } from '../../milestones/oracle.ts';

type DrillReason = (typeof DRILL_REASONS)[number];
type Case = { readonly drill: Drill; readonly item: Item; readonly why: Why };
/** The rule that a reason stands on, and what has to hold wherever it is given. */
type Said = readonly [rule: RuleId, holds: (each: Case) => boolean];

const isYes = ({ item }: Case) => item.options === YES_OR_NO && item.answer === 1;
/** It is allowed, and what is shown is what was asked about. */
const here = (each: Case) => isYes(each) && JSON.stringify(each.why.at) === JSON.stringify([each.item.about]);
/** It is allowed, and there is nothing to show. */
const bare = (each: Case) => isYes(each) && each.why.at.length === 0;

const pointOf = ({ why: { at } }: Case) => (at[0] as { point: string }).point;
const isMarketplace = (each: Case) => each.drill.game.state.marketplaces.includes(pointOf(each));
const isMilestone = (each: Case) => each.drill.game.state.streets.some(([, milestone]) => milestone === pointOf(each));
const isCorner = (each: Case) => each.drill.subject[0]?.split('+').includes(pointOf(each)) === true;
const builtNothing = ({ drill }: Case) => drill.game.state.streets.length === 0;

const reader = ({ drill: { game } }: Case) => game.state.players[0] as Player;
const workerAt = (each: Case, space: Space) => reader(each).spaces[Number(space.slice('worker-'.length)) - 1] as Worker;
const spaceOf = ({ why: { at } }: Case) => (at[0] as { space: Space }).space;
/** Whether the worker shown is of the kind on which the move ends, and not where it began. */
const works = (each: Case) =>
  spaceOf(each) !== reader(each).piece &&
  workerAt(each, spaceOf(each)).kind === workerAt(each, each.drill.subject[0] as Space).kind;

/** What a player's workers of the kind asked about are worth: 1 each, 2 with a bonus tile (12.4). */
function worth({ drill, item }: Case, seat: number): number {
  const { share } = item.about as { share: string };
  const { spaces } = drill.game.state.players[seat] as Player;
  return spaces
    .filter((space): space is Worker => space !== null && space !== 'covered' && space.kind === share)
    .reduce((sum, { bonus }) => sum + (bonus ? 2 : 1), 0);
}
/** How many players have as much as the most. */
function most(each: Case): { readonly share: number; readonly equal: number; readonly own: boolean } {
  const all = each.drill.game.state.players.map((_, seat) => worth(each, seat));
  const { player } = each.item.about as { player: number };
  const highest = Math.max(...all);
  const own = all[player] === highest;
  return { share: each.item.answer, equal: all.filter((value) => value === highest).length, own };
}
const counted = (each: Case) =>
  each.why.at.length === 0 && each.why.n === worth(each, (each.item.about as { player: number }).player);

const SAID: { readonly [R in DrillReason]: Said | readonly Said[] } = {
  'tile-fits': ['4.9', here],
  'lies-ahead': [
    ['5.4', (each) => here(each) && spaceOf(each) === 'castle'],
    ['5.3', (each) => here(each) && spaceOf(each) !== 'castle'],
  ],
  'may-draft': ['4.8', bare],
  'may-move': ['5.5', bare],
  'may-finish': ['5.6', bare],
  'may-hire': ['7.3', bare],
  'may-buy': ['7.7', bare],
  'may-sell': ['7.8', bare],
  'may-build': ['8.1', bare],
  'may-take': ['9.1', bare],
  'may-leave': ['9.5', (each) => bare(each) && JSON.stringify(each.item.about) === '{"leave":true}'],
  'may-deliver': ['10.1', bare],
  'may-cover': ['11.1', bare],
  'started-there': ['6.3', (each) => spaceOf(each) === reader(each).piece],
  'yields-nothing': ['6.4', (each) => spaceOf(each) !== reader(each).piece && !works(each)],
  yields: ['6.2', (each) => works(each) && !workerAt(each, spaceOf(each)).bonus],
  'yields-vp': ['6.6', (each) => works(each) && workerAt(each, spaceOf(each)).bonus],
  ascends: ['7.1', here],
  falls: [
    '7.1',
    (each) =>
      each.item.answer === 0 && !isYes(each) && JSON.stringify(each.why.at) === JSON.stringify([each.item.about]),
  ],
  'starts-at-stall': ['8.4', (each) => here(each) && builtNothing(each)],
  'starts-at-marketplace': ['8.5', (each) => here(each) && !builtNothing(each) && isMarketplace(each)],
  'starts-at-end': ['8.5', (each) => here(each) && !builtNothing(each) && !isMarketplace(each)],
  'ends-there': ['8.3', here],
  'street-on-edge': ['8.10', here],
  'milestone-covers': ['8.11', (each) => isCorner(each) && isMilestone(each)],
  'marketplace-covers': ['8.11', (each) => isCorner(each) && isMarketplace(each)],
  counts: [
    '8.11',
    (each) =>
      isCorner(each) &&
      !isMilestone(each) &&
      !isMarketplace(each) &&
      each.drill.game.board.points.find(({ id }) => id === pointOf(each))?.number === each.why.n,
  ],
  'bonus-scores': [
    '9.6',
    ({ drill, why }) =>
      JSON.stringify(why.at) === JSON.stringify([{ lot: drill.subject[0] }]) &&
      drill.game.state.bonusTiles[drill.subject[0] as string] !== undefined,
  ],
  'takes-marketplace': ['8.14', here],
  'takes-bonus': ['9.2', here],
  'awaits-flour': ['10.1', here],
  'only-number': ['10.4', here],
  'best-number': ['10.2', here],
  'lower-number': [
    '10.2',
    ({ item, why }) => item.answer === 0 && JSON.stringify(why.at) === JSON.stringify([item.about]),
  ],
  'keeps-three': ['11.2', (each) => bare(each) && (each.item.about as { kept: readonly string[] }).kept.length === 3],
  'may-be-covered': ['11.3', ({ item, why }) => item.answer > 0 && why.n === item.answer && why.at.length === 0],
  highest: ['12.5', (each) => counted(each) && most(each).own && most(each).equal === 1 && most(each).share === 5],
  tied: ['12.5', (each) => counted(each) && most(each).own && most(each).equal > 1 && most(each).share === 2],
  lower: ['12.5', (each) => counted(each) && !most(each).own && most(each).share === 0],
  'all-equal': [
    '12.6',
    (each) => counted(each) && most(each).equal === each.drill.game.state.players.length && most(each).share === 0,
  ],
};

/** What is given as a reason in some drills of every topic. */
const cases: Case[] = TOPICS.flatMap((topic) =>
  Array.from({ length: 20 }, (_, i) => drillOf(topic, (i * 7919 + 13) % MOST_SEEDS)),
).flatMap((drill) => drill.items.flatMap((item) => item.why.map((why) => ({ drill, item, why }))));

const isOfDrills = (reason: string): reason is DrillReason => (DRILL_REASONS as readonly string[]).includes(reason);

test.each(DRILL_REASONS)('the reason %s is given, with its rule, and only where it holds', (reason) => {
  const given = cases.filter(({ why }) => why.reason === reason);
  expect(given.length).toBeGreaterThan(0);
  const said = (Array.isArray(SAID[reason][0]) ? SAID[reason] : [SAID[reason]]) as readonly Said[];
  for (const each of given)
    expect(
      said.some(([rule, holds]) => each.why.rule === rule && holds(each)),
      `${each.drill.topic} ${each.drill.seed} ${each.item.at}: ${JSON.stringify(each.why)}`,
    ).toBe(true);
});

test('10.2 a number that does not count is said to lie elsewhere, to be covered, or to be lower than others that are free', () => {
  const told = cases.filter(({ drill, item }) => drill.topic === 'flour' && 'point' in item.about && item.answer === 0);
  expect(new Set(told.map(({ why }) => why.reason)).size).toBe(3);
  for (const each of told) {
    const { board, state } = each.drill.game;
    const { point } = each.item.about as { point: string };
    const isBeside = neighboursOf(board, each.drill.subject[0] as string).includes(point);
    // The stall has no number.
    const isCovered = point === board.start || isMarketplace(each) || isMilestone(each);
    const reason = !isBeside ? 'not-next-to' : isCovered ? 'not-free' : 'lower-number';
    expect(each.why, `${each.drill.seed} ${point} ${state.flour}`).toEqual({
      rule: '10.2',
      reason,
      at: [{ point }],
      n: 0,
    });
  }
});

test('8.3 a section is said to lack a line only where no two lines lead', () => {
  const told = cases.filter(({ drill }) => drill.topic === 'sections');
  expect(told.length).toBeGreaterThan(100);
  for (const { drill, item, why } of told) {
    const [from] = drill.subject as [string];
    const { point } = item.about as { point: string };
    const { board } = drill.game;
    const isLed = neighboursOf(board, from).some((milestone) => neighboursOf(board, milestone).includes(point));
    if (isLed) expect(why.reason, `${drill.seed} ${point}`).not.toBe('no-line');
  }
});

test('what the rules forbid is no right answer', () => {
  const forbidden = cases.filter(({ why }) => !isOfDrills(why.reason));
  expect(forbidden.length).toBeGreaterThan(0);
  for (const { item } of forbidden) expect(item.answer).toBe(0);
});
