import { expect, test } from 'vitest';
import { DRILL_REASONS, drillOf, TOPICS } from '../../../src/drills/index.ts';
import { REASONS } from '../../../src/milestones/index.ts';
import { readMessages } from '../../../src/words/areas.ts';

test('every reason that no refusal gives has a sentence, and is given by some drill', () => {
  const keys = Object.keys(readMessages('drills', 'en'));
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
  const messages = readMessages('drills', 'en');
  for (const topic of TOPICS) {
    expect(messages[`topic.${topic}`]).toBeDefined();
    expect(messages[`ask.${topic}`]).toBeDefined();
  }
});
