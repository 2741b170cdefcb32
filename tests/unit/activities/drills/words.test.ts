import { expect, test } from 'vitest';
import { DRILL_REASONS, drillOf, TOPICS } from '../../../../src/activities/drills/draw-drill.ts';
import { whyInWords } from '../../../../src/activities/drills/drill-reasons-in-words.ts';
import { REASONS } from '../../../../src/milestones/index.ts';
import { namesFor } from '../../../../src/telling/names.ts';
import { readMessages } from '../../../../src/words/areas.ts';

test('every reason that no refusal gives has a sentence, and is given by some drill', () => {
  const keys = Object.keys(readMessages('drill-results', 'en'));
  const sentences = keys.filter((key) => key.startsWith('why.')).map((key) => key.slice('why.'.length));
  expect(sentences.sort()).toEqual([...DRILL_REASONS].sort());

  const given = new Set(
    TOPICS.flatMap((topic) =>
      Array.from({ length: 60 }, (_, seed) => drillOf(topic, seed)).flatMap(({ items }) =>
        items.flatMap(({ why }) => why.map(({ reason }) => reason)),
      ),
    ),
  );
  expect([...DRILL_REASONS].filter((reason) => !given.has(reason))).toEqual([]);
  expect([...given].filter((reason) => !([...DRILL_REASONS, ...REASONS] as string[]).includes(reason))).toEqual([]);
});

test('every topic has a name and a question', () => {
  const practice = readMessages('practice', 'en');
  const drills = readMessages('drills', 'en');
  for (const topic of TOPICS) {
    expect(practice[`topic.${topic}`]).toBeDefined();
    expect(drills[`ask.${topic}`]).toBeDefined();
  }
});

test('the reasons of a yield name the worker', () => {
  const reasons = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    const drill = drillOf('yield', seed);
    const names = namesFor('en', drill.game.board, drill.game.workerTiles);
    for (const why of drill.items.flatMap((item) => item.why)) {
      if (!why.at.some((place) => 'space' in place)) continue;
      reasons.add(why.reason);
      expect(whyInWords(drill, why, names), why.reason).toMatch(/: .+ \d .*\(space \d from the left\)\.$/);
    }
  }
  expect([...reasons]).toEqual(expect.arrayContaining(['yields', 'started-there', 'yields-nothing']));
});
