import { expect, test } from 'vitest';
import { featuresOf } from '../../../src/search/features.ts';
import { chancesOf } from '../../../src/search/model.ts';
import { type Example, train } from '../../../src/search/training.ts';

const EXAMPLES: readonly Example[] = [
  { text: 'may I stop at the castle', answer: 0 },
  { text: 'do I have to stop at the castle', answer: 0 },
  { text: 'the castle says stop', answer: 0 },
  { text: 'how much is a house worth', answer: 1 },
  { text: 'what does a house score', answer: 1 },
  { text: 'points for the house', answer: 1 },
];
const TRAINING = { weights: 60, rounds: 4 };

test('a question in other words leads to the answer whose examples are like it', () => {
  const model = train(EXAMPLES, 2, TRAINING);
  expect(chancesOf(model, 'Castles – must we stop?', 2)[0]).toBeGreaterThan(0.6);
  expect(chancesOf(model, 'a housse scores what', 2)[1]).toBeGreaterThan(0.6);
});

test('all chances together are 1, and what nobody has asked speaks for nothing', () => {
  const model = train(EXAMPLES, 2, TRAINING);
  for (const question of ['castle', 'xyzzyq', '', '🏰', 'stop '.repeat(5_000)])
    expect([...chancesOf(model, question, 2)].reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 5);
  expect([...chancesOf(model, 'xyzzyq', 2)]).toEqual([0.5, 0.5]);
});

test('the same examples give the same model', () => {
  expect(train(EXAMPLES, 2, TRAINING)).toEqual(train(EXAMPLES, 2, TRAINING));
});

test('in whatever order the examples come, the model says the same', () => {
  const chances = (examples: readonly Example[]) => [
    ...chancesOf(train(examples, 2, { weights: 1000, rounds: 4 }), 'the castle or a house', 2),
  ];
  const [first = 0] = chances(EXAMPLES);
  expect(chances(EXAMPLES.toReversed())[0]).toBeCloseTo(first, 5);
  expect(chances([...EXAMPLES.slice(3), ...EXAMPLES.slice(0, 3)])[0]).toBeCloseTo(first, 5);
});

test('no more weights are kept than are allowed', () => {
  const count = ({ features }: ReturnType<typeof train>) => [...features.values()].flat().length;
  expect(count(train(EXAMPLES, 2, { weights: 10, rounds: 4 }))).toBeLessThanOrEqual(10);
  expect(count(train(EXAMPLES, 2, TRAINING))).toBeGreaterThan(10);
});

test('accents, capitals and endings make no difference, word order does', () => {
  expect(featuresOf('Château ?')).toEqual(featuresOf('chateau'));
  expect(featuresOf('milestones')).toContain('miles');
  expect(featuresOf('red house')).not.toEqual(featuresOf('house red'));
});
