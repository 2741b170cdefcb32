import { expect, test } from 'vitest';
import {
  type Drill,
  drillOf,
  drillOn,
  drillOnBoard,
  MOST_SEEDS,
  mistakesIn,
  TOPIC_RULES,
  TOPICS,
  topicOf,
  turnsOn,
} from '../../../../src/activities/drills/draw-drill.ts';
import { castle } from '../../../../src/activities/drills/topics/castle.ts';
import { setOfEntry } from '../../../../src/entered-boards/entry.ts';
import {
  type Board,
  type Player,
  PRACTICE_SET,
  RULE_IDS,
  type RuleId,
  randomSet,
} from '../../../../src/milestones/index.ts';
import { problemsOfPosition } from '../../../../src/milestones/record/position.ts';
import { someEntry } from '../../entered-boards/entries.ts';
import { brokenInvariants } from '../../milestones/invariants.ts';
import { REASON_RULES } from '../../milestones/reason-rules.ts';
import { countOf } from './count.ts';

/** How many drills of each topic are counted again: `DRILLS=10000` counts as many as the game's players will ever see; where mutants are tried there are fewer. */
const DRILLS = Number(process.env.DRILLS ?? (process.env.MUTANTS ? 20 : 250));

/** Seeds spread over all that there are. */
const seeds = Array.from({ length: DRILLS }, (_, i) => (i * 7919 + 13) % MOST_SEEDS);

/** What is wrong with a drill, in words for the report. */
function faultsOf(drill: Drill): string[] {
  const { items, topic, seed } = drill;
  const count = countOf(drill);
  const asked = new Map(items.map((item) => [item.at, item]));
  const faults = [
    ...(asked.size < items.length ? ['asks something twice'] : []),
    ...items.flatMap(({ at, answer, options, why }) => [
      ...(count.get(at) === answer ? [] : [`${at}: ${answer}, but the count is ${count.get(at)}`]),
      ...(options.includes(answer) ? [] : [`${at}: ${answer} cannot be chosen`]),
      ...(options.length > 1 && [...options].sort((a, b) => a - b).join() === options.join() ? [] : [`${at}: options`]),
      ...(why.length > 0 || at === 'vp' ? [] : [`${at}: no reason`]),
    ]),
    // Nobody who answers every item rightly has overlooked anything else.
    ...[...count].flatMap(([at, answer]) => (answer > 0 && !asked.has(at) ? [`${at} is not asked for`] : [])),
    ...brokenInvariants(drill.game),
    ...problemsOfPosition(drill.game).map(({ at, reason }) => `${at}: ${reason}`),
  ];
  return faults.map((fault) => `${topic} ${seed}: ${fault}`);
}

/** Whether all of a drill’s items, or none, are right; numbers are all as small, or as great, as could be thought. */
function isAllOrNothing(drill: Drill): boolean {
  const count = countOf(drill);
  const isAt = (end: (...options: number[]) => number) =>
    drill.items.every(({ at, options }) => count.get(at) === end(...options));
  return isAt(Math.min) || isAt(Math.max);
}

test('drills on boards of one’s own have the answers of an independent count; on too small a board there are none', () => {
  const boards = Array.from({ length: 12 }, (_, i) => setOfEntry(someEntry(i + 1, 90))).flatMap((set) =>
    set === null ? [] : [set.board],
  );
  boards.push(...[3, 5, 8, 11].map((seed) => randomSet(seed).board));
  let drawn = 0;
  for (const topic of TOPICS)
    for (const [i, board] of boards.entries()) {
      const drill = drillOnBoard(topic, i * 7919, board);
      if (drill === null) continue;
      drawn++;
      expect(faultsOf(drill)).toEqual([]);
      if (['streets', 'sections', 'lots', 'houses', 'deliveries', 'flour'].includes(topic))
        expect(drill.game.board).toBe(board);
    }
  expect(drawn).toBeGreaterThan(TOPICS.length * 4);
  expect(drillOnBoard('bonus', 1, boardAt([0, 0], [1, 0], [0, 1]))).toBeNull();
});

/** A board without bushes of points at these places, the first of which is the start. */
function boardAt(...places: readonly (readonly [q: number, r: number])[]): Board {
  const points = places.map(([q, r], i) => ({ id: `p${i}`, q, r, number: i === 0 ? null : 1 + (i % 5) }));
  return { name: 'small', version: 1, points, start: 'p0', bushes: [] };
}

test('drills on boards of the oddest shapes are right, or there are none', () => {
  const triangle = boardAt([0, 0], [1, 0], [0, 1]);
  // Where the end of a line has but one neighbour, and where no section can start in the middle.
  const row = boardAt([0, 0], [1, 0], [2, 0], [3, 0], [-1, 0], [-2, 0]);
  const star = boardAt([0, 0], [1, 0], [-1, 1], [0, -1]);
  for (const board of [triangle, row, star]) {
    for (const topic of TOPICS) {
      for (const seed of [1, 2, 3]) {
        const drill = drillOnBoard(topic, seed, board);
        if (drill !== null) expect(faultsOf(drill)).toEqual([]);
      }
    }
  }
});

test('the usual board has something to ask of every topic, which the positions drawn until then have not', () => {
  for (const topic of TOPICS)
    for (let seed = 0; seed < 10; seed++) expect(drillOnBoard(topic, seed, PRACTICE_SET.board)?.topic).toBe(topic);
});

for (const topic of TOPICS) {
  test(`${topic}: ${DRILLS} drills have the answers of an independent count, and few are trivial`, {
    timeout: 3_600_000,
  }, () => {
    let trivial = 0;
    for (const seed of seeds) {
      const drill = drillOf(topic, seed);
      expect(faultsOf(drill)).toEqual([]);
      if (isAllOrNothing(drill)) trivial++;
    }
    expect(trivial).toBeLessThanOrEqual(DRILLS / 20);
  });
}

test('the same seed gives the same drill, another one another', () => {
  for (const topic of TOPICS) {
    expect(drillOf(topic, 4711)).toEqual(drillOf(topic, 4711));
    const texts = new Set(seeds.slice(0, 40).map((seed) => JSON.stringify(drillOf(topic, seed).game)));
    expect(texts.size).toBe(Math.min(40, DRILLS));
  }
});

test('a drill is plain data', () => {
  for (const topic of TOPICS) {
    const drill = drillOf(topic, 99);
    expect(JSON.parse(JSON.stringify(drill))).toEqual(drill);
  }
});

test('each rule of a topic is found in a drill of it, and belongs to one topic only', () => {
  for (const topic of TOPICS) {
    for (const rule of TOPIC_RULES[topic] as readonly RuleId[]) {
      const isAbout = ({ items }: Drill) => items.some(({ why }) => why.map((reason) => reason.rule).includes(rule));
      expect(topicOf(rule)).toBe(topic);
      for (const seed of [0, 1000, MOST_SEEDS - 1]) {
        const drill = drillOn(rule, seed) as Drill;
        expect(drill.topic).toBe(topic);
        expect(isAbout(drill), `${rule} from ${seed}`).toBe(true);
        expect([turnsOn(drill, rule), turnsOn(drill, '1.1')]).toEqual([true, false]);
        // It is the first one from there; behind the last seed comes the first.
        for (let i = seed; i % MOST_SEEDS !== drill.seed; i++)
          expect(isAbout(drillOf(topic, i % MOST_SEEDS)), `${rule}, ${i}`).toBe(false);
        // A drill that was looked for is called by its own seed, so that a link leads to it.
        expect(drillOf(topic, drill.seed)).toEqual(drill);
      }
    }
  }
  const practised = RULE_IDS.filter((rule) => topicOf(rule) !== undefined);
  expect(practised).toHaveLength(Object.values(TOPIC_RULES).flat().length);
  expect(drillOn('1.1', 0)).toBeNull();
});

test('answers are marked item by item; what is not answered counts as the least', () => {
  const drill = drillOf('streets', 5);
  const right = Object.fromEntries(drill.items.map(({ at, answer }) => [at, answer]));
  expect(mistakesIn(drill, right)).toEqual([]);
  expect(mistakesIn(drill, {})).toEqual(drill.items.filter(({ answer }) => answer === 1));
  const [first] = drill.items as [Drill['items'][number]];
  expect(mistakesIn(drill, { ...right, [first.at]: 1 - first.answer })).toEqual([first]);
});

/** The rules whose refusals no drill practises, and why. */
const WITHOUT_DRILL: { readonly [Rule in RuleId]?: string } = {
  '5.1': 'the table takes actions only from whose turn it is',
  '5.9': 'to decline is offered only where something could be had',
  '8.2': 'refuses only what cannot be paid for, which is no mistake about a rule and is not remembered',
  '12.3': 'when the game is over nothing is chosen any more',
  '13.3': 'the table shows what is used up; there is nothing to work out',
};

test('every rule that a refusal can name has a drill, or a reason why not', () => {
  const named = new Set(Object.values(REASON_RULES).flatMap((rules) => rules.filter((rule) => rule !== null)));
  expect(named.size).toBeGreaterThan(30);
  const without = [...named].filter((rule) => topicOf(rule) === undefined);
  expect(without.sort()).toEqual(Object.keys(WITHOUT_DRILL).sort());
});

test('9.5 a bonus tile may be left at a milestone or a marketplace; at a house there is no choice', () => {
  const drills = Array.from({ length: 100 }, (_, seed) => drillOf('bonus', seed));
  const leaving = (phase: string) => {
    const drill = drills.find(({ game }) => game.state.phase === phase) as Drill;
    expect(faultsOf(drill)).toEqual([]);
    const { answer, why } = drill.items.find(({ at }) => at === 'leave') as Drill['items'][number];
    return [answer, ...why.map(({ rule }) => rule)];
  };
  // Within reach, and while a house may be built on its lot.
  expect(leaving('bonus')).toEqual([1, '9.5']);
  expect(leaving('space')).toEqual([0, '9.5']);
});

test('11.2 who has nothing but coins is asked what of them may be kept, and never about keeping nothing', () => {
  const { game, items } = castle((_, most) => most);
  expect((game.state.players[0] as Player).goods).toMatchObject({ stone: 0, wood: 0, sand: 0, grain: 0 });
  const asked = items.flatMap(({ about }) => ('kept' in about ? [about.kept] : []));
  expect(asked.length).toBeGreaterThan(0);
  for (const kept of asked) expect(new Set(kept)).toEqual(new Set(['coin']));
});

test('11.6 who has two workers left is told that none is demanded', () => {
  const { game, items } = castle((least) => least);
  const { spaces } = game.state.players[0] as Player;
  expect(spaces.filter((space) => space !== null && space !== 'covered')).toHaveLength(2);
  expect(items.at(-1)).toMatchObject({ answer: 0, why: [{ rule: '11.6', reason: 'no-worker-demanded' }] });
});

test('majorities are asked for with 2, 3 and 4 players: with two every tie is one of all (12.6)', () => {
  const players = seeds.map((seed) => drillOf('majorities', seed).game.state.players.length);
  for (const count of [2, 3, 4])
    expect(players.filter((each) => each === count).length, `${count}`).toBeGreaterThan(DRILLS / 6);
});
