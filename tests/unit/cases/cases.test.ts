import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { casesOf, edgeCases, GROUPS, parseCase, rulePictures, runCase } from '../../../src/cases/index.ts';
import { RULE_IDS } from '../../../src/milestones/index.ts';
import { readMessages } from '../../../src/words/areas.ts';
import { languages } from '../../../src/words/languages.ts';

const folder = join(import.meta.dirname, '../../../content/edge-cases');
const files = globSync('*.json', { cwd: folder }).map((file) => basename(file, '.json'));
// biome-ignore lint/suspicious/noExplicitAny: the tests spoil it in every way
const dataOf = (id: string): any => JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'));
const loaded = files.map((id) => parseCase(id, dataOf(id)));

describe('the edge cases', () => {
  test('are at least 60, and every group has some', () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
    expect(new Set(loaded.map(({ group }) => group))).toEqual(new Set(GROUPS));
  });

  test('are all on the page, each once, in the order of the groups', () => {
    const ids = edgeCases().map(({ id }) => id);
    expect([...ids].sort()).toEqual([...files].sort());
    const groups = edgeCases().map(({ group }) => GROUPS.indexOf(group));
    expect(groups).toEqual(groups.toSorted((a, b) => a - b));
  });

  test.each(GROUPS)('are numbered without a gap in the group %s', (group) => {
    const orders = edgeCases().filter((edgeCase) => edgeCase.group === group);
    expect(orders.map(({ order }) => order)).toEqual(orders.map((_, i) => i + 1));
  });
});

test('every rule has a picture: that of a case which rests on it, or its own, which goes through the engine as it says', () => {
  const own = new Set(rulePictures().map(({ id }) => id));
  const resting = new Set(loaded.flatMap(({ rules }) => rules));
  expect(RULE_IDS.filter((id) => own.has(id) === resting.has(id))).toEqual([]);
});

describe.each(loaded)('$id', (edgeCase) => {
  test('goes through the engine as it says', () => {
    expect(runCase(edgeCase)).toEqual([]);
  });

  test('names the rule that refuses first as the most telling one', () => {
    const refused = edgeCase.steps.flatMap((step) => ('refused' in step ? step.refused : []));
    if (refused.length > 0) expect(edgeCase.rules[0]).toBe(refused[0]?.rule);
    expect(new Set(edgeCase.rules).size).toBe(edgeCase.rules.length);
  });
});

describe.each(languages)('the words of the edge cases in %s', (language) => {
  const words = readMessages('cases', language);

  test('are there for every case and every group, and for no other', () => {
    const keys = Object.keys(words).filter((key) => /\.(question|answer)$/.test(key));
    expect(keys.sort()).toEqual(files.flatMap((id) => [`${id}.answer`, `${id}.question`]).sort());
    const groups = Object.keys(words).filter((key) => key.startsWith('group.'));
    expect(groups.sort()).toEqual(GROUPS.map((group) => `group.${group}`).sort());
  });

  test('ask a question, and answer in at most two sentences', () => {
    for (const id of files) {
      expect(words[`${id}.question`], id).toMatch(/\?$/);
      const sentences = [
        ...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(`${words[`${id}.answer`]}`),
      ];
      expect(sentences.length, id).toBeLessThanOrEqual(2);
    }
  });
});

describe('a case that is wrong is caught', () => {
  const spoilt = (id: string, spoil: (data: ReturnType<typeof dataOf>) => void) => {
    const data = dataOf(id);
    spoil(data);
    return () => casesOf({ [`${id}.json`]: data });
  };

  test('as long as it is not spoilt it holds', () => {
    expect(spoilt('branch-at-a-milestone', () => {})).not.toThrow();
  });

  test.each([
    ['another rule', (data) => (data.steps[0].refused[0].rule = '8.7')],
    ['another reason', (data) => (data.steps[0].refused[0].reason = 'starts-off-street')],
    ['one rule too many', (data) => data.steps[0].refused.push({ rule: '8.7', reason: 'end-closes-loop' })],
    ['one rule too few', (data) => (data.scene.players[0].goods = {})],
    ['an action that is allowed', (data) => (data.steps[0].action.from = 'p2')],
    ['a rule that does not exist', (data) => (data.rules = ['8.99'])],
    ['a field with another name', (data) => (data.scene.player = [])],
    ['a position that breaks a rule', (data) => (data.scene.state.streets = [['p1', 'p2', 'p3']])],
    ['no step', (data) => (data.steps = [])],
    ['nothing to see', (data) => (data.show = [])],
    // biome-ignore lint/suspicious/noExplicitAny: as above
  ] satisfies [string, (data: any) => unknown][])('in a refusal: %s', (_, spoil) => {
    expect(spoilt('branch-at-a-milestone', spoil)).toThrow('branch-at-a-milestone');
  });

  test.each([
    ['other points', (data) => (data.steps[0].events[0].vp = 8)],
    ['another source', (data) => (data.steps[1].events[0].source = 'house')],
    ['events in another order', (data) => data.steps[0].events.push({ type: 'paid' })],
    ['another state', (data) => (data.steps[1].state.players[0].vp = 11)],
    ['a player too few', (data) => data.steps[1].state.players.pop()],
    ['a state that does not exist', (data) => (data.steps[1].state.score = 10)],
    ['an action that is refused', (data) => (data.scene.players[0].goods.wood = 1)],
    ['nothing to expect', (data) => delete data.steps[0].events],
    // biome-ignore lint/suspicious/noExplicitAny: as above
  ] satisfies [string, (data: any) => unknown][])('in what happens: %s', (_, spoil) => {
    expect(spoilt('house-then-marketplace', spoil)).toThrow('house-then-marketplace');
  });

  test('two cases at one place', () => {
    const data = dataOf('two-ends-meet');
    expect(() => casesOf({ 'a.json': data, 'b.json': data })).toThrow('a and b share a place');
  });
});
