import { expect, test } from 'vitest';
import { languages } from '../../../src/words/languages.ts';
import { allTogether, askLeftOut } from '../../questions/left-out.ts';

// `npm run -s questions -- --leave-out` asks all writers everything; these are two of the harder voices, and a part of what they ask.
test('a writer whom the search has never heard is answered in every language, and what is shown as certain is right', async () => {
  const heard = await Promise.all(languages.map((language) => askLeftOut('milestones', language, 'grandparent', 4)));
  for (const { asked, first, three } of heard) {
    expect(first / asked).toBeGreaterThanOrEqual(0.6);
    expect(three / asked).toBeGreaterThanOrEqual(0.82);
  }
  const { first, sure, sureAndRight } = allTogether(heard);
  expect(sureAndRight / sure).toBeGreaterThanOrEqual(0.97);
  expect(sureAndRight / first).toBeGreaterThanOrEqual(0.5);
});

test('so is a writer whom the search of the card game has never heard', async () => {
  const heard = await Promise.all(languages.map((language) => askLeftOut('thousand-miles', language, 'looks')));
  for (const { asked, first } of heard) expect(first / asked).toBeGreaterThanOrEqual(0.7);
  const { asked, three, first, sure, sureAndRight } = allTogether(heard);
  expect(three / asked).toBeGreaterThanOrEqual(0.88);
  expect(sureAndRight / sure).toBeGreaterThanOrEqual(0.97);
  expect(sureAndRight / first).toBeGreaterThanOrEqual(0.5);
});
