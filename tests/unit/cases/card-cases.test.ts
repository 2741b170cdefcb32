import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CARD_GROUPS, cardCases, cardCasesOf, parseCardCase, runCardCase } from '../../../src/cases/card-case.ts';
import { readMessages } from '../../../src/words/areas.ts';
import { languages } from '../../../src/words/languages.ts';

const folder = join(import.meta.dirname, '../../../content/card-game/cases');
const files = globSync('*.json', { cwd: folder }).map((file) => basename(file, '.json'));
// biome-ignore lint/suspicious/noExplicitAny: the tests spoil it in every way
const dataOf = (id: string): any => JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'));

test('the cases of the card game are at least 30, and every group has some', () => {
  expect(files.length).toBeGreaterThanOrEqual(30);
  expect(
    cardCases()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(files.toSorted());
  expect(new Set(cardCases().map(({ group }) => group))).toEqual(new Set(CARD_GROUPS));
});

test.each(files)('%s goes through the engine as it says, and names first the rule that refuses first', (id) => {
  const cardCase = parseCardCase(id, dataOf(id));
  expect(runCardCase(cardCase)).toEqual([]);
  const [first] = cardCase.steps;
  if (first && 'refused' in first) expect(cardCase.rules[0]).toBe(first.refused[0]?.rule);
});

describe.each(languages)('the words of the cases in %s', (language) => {
  const words = readMessages('card-cases', language);

  test('are there for every case and every group, and for no other', () => {
    const keys = Object.keys(words).filter((key) => /\.(question|answer)$/.test(key));
    expect(keys.sort()).toEqual(files.flatMap((id) => [`${id}.answer`, `${id}.question`]).sort());
  });

  test('ask a question, and answer in at most two sentences', () => {
    for (const id of files) {
      expect(words[`${id}.question`], id).toMatch(/\?$/);
      const answer = `${words[`${id}.answer`]}`;
      const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(answer)];
      expect(sentences.length, id).toBeLessThanOrEqual(2);
    }
  });
});

test.each([
  ['another rule', (data) => (data.steps[0].refused[0].rule = 'C4.2')],
  ['another reason', (data) => (data.steps[0].refused[0].reason = 'not-rolling')],
  ['one rule too many', (data) => data.steps[0].refused.push({ rule: 'C4.2', reason: 'limited-already' })],
  ['an action that is allowed', (data) => delete data.scene.other.limit],
  ['a rule that does not exist', (data) => (data.rules = ['C9.9'])],
  ['a field with another name', (data) => (data.scene.you = {})],
  ['a card that is not there', (data) => (data.steps[0].card = '75')],
  ['no step', (data) => (data.steps = [])],
  // biome-ignore lint/suspicious/noExplicitAny: as above
] satisfies [string, (data: any) => unknown][])('a case that is wrong is caught: %s', (_, spoil) => {
  const data = dataOf('stop-on-yellow');
  expect(() => cardCasesOf({ 'stop-on-yellow.json': data })).not.toThrow();
  spoil(data);
  expect(() => cardCasesOf({ 'stop-on-yellow.json': data })).toThrow('stop-on-yellow');
});
