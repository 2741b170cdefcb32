import { expect, test } from 'vitest';
import { cardCases } from '../../../src/cases/card-case.ts';
import { edgeCases } from '../../../src/cases/index.ts';
import { MILESTONES_RULEBOOK, THOUSAND_MILES_RULEBOOK } from '../../../src/rulebook/books.ts';
import { basisOf, ruleIdsOf } from '../../../src/rulebook/registry.ts';
import { marksBehind, ruleText } from '../../../src/rulebook/texts.ts';

const ids = [MILESTONES_RULEBOOK, THOUSAND_MILES_RULEBOOK].flatMap(ruleIdsOf);

test('the clauses of every rule rest on what the registry says, and on the rulebook’s words beside it', () => {
  for (const id of ids) {
    const bases = ruleText('en', id).clauses.map(({ basis }) => basis);
    expect({ id, bases }).toEqual({ id, bases: expect.arrayContaining([basisOf(id)]) });
    expect(bases.filter((basis) => basis !== 'rule').length, id).toBe(basisOf(id) === 'rule' ? 0 : 1);
  }
});

test('a clause says what it is inferred from, where the text can be read without its marks, too', () => {
  expect(ruleText('en', '9.9').clauses).toEqual([{ basis: 'shown', from: ['9.1'] }]);
  expect(ruleText('en', '7.1').clauses).toEqual([
    { basis: 'rule', from: [] },
    { basis: 'shown', from: ['3.5'] },
  ]);
  expect(ruleText('en', '7.1').plain).toContain('Skip empty and covered spaces (inferred from 3.5).');
  expect(ruleText('fr', '9.5').plain).toContain('Notre décision\u202f: ');
  expect(ruleText('hu', '8.17').html).toContain('<a class="see" href="/hu/rule/10.1/">10.1</a>');
});

test('an answer rests on a ruling that it cites anywhere, but of a rule with other clauses only if it turns on it', () => {
  const behind = (name: string) => {
    const { rules, turnsOn } = edgeCases().find(({ id }) => id === name)!;
    return marksBehind(rules, turnsOn);
  };
  expect(behind('two-tiles-but-one-worker')).toEqual(['9.8']);
  expect(behind('house-and-the-tile-left')).toEqual(['9.5']);
  expect(behind('declining-a-tile')).toEqual([]);
});

test('what an answer turns on is a rule that it cites, and one with other clauses', () => {
  for (const { id, rules, turnsOn = [] } of [...edgeCases(), ...cardCases()])
    for (const rule of turnsOn) {
      expect(rules, id).toContain(rule);
      expect(ruleText('en', rule).clauses.length, id).toBe(2);
    }
});
