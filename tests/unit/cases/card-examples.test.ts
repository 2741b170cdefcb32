import { expect, test } from 'vitest';
import { cardExamples, framesOf } from '../../../src/activities/examples/cards/card-example.ts';
import { readMessages } from '../../../src/words/areas.ts';
import { languages } from '../../../src/words/languages.ts';

test('the examples of the card game are eight, and hold', () => {
  expect(cardExamples().map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const example of cardExamples()) expect(framesOf(example)).toHaveLength(example.steps.length + 1);
});

test('an example that is refused where it should not be, or accepted where it should, is caught', () => {
  const [example] = cardExamples();
  const turned = example!.steps.map(({ type, card, refused }) =>
    refused ? { type, card } : { type, card, refused: true as const },
  );
  expect(() => framesOf({ ...example!, steps: turned })).toThrow(`${example!.id} does not hold at step 1`);
});

test.each(languages)('every example has a title and a caption for each picture in %s', (language) => {
  const keys = Object.keys(readMessages('card-examples', language)).filter((key) => key.includes('.'));
  const needed = cardExamples().flatMap(({ id, steps }) => [
    `${id}.title`,
    ...[...steps, 0].map((_, i) => `${id}.${i}`),
  ]);
  expect(keys.sort()).toEqual(needed.sort());
});
