import { expect, test } from 'vitest';
import { cleanName, cut } from '../../../src/kit/names.ts';

test('a name is cut between whole signs', () => {
  expect(cut('Zoe', 3)).toBe('Zoe');
  expect(cut('Zoe', 2)).toBe('Zo');
  expect(cut('a👩‍👩‍👧', 8)).toBe('a');
  expect(cut('a👩‍👩‍👧', 9)).toBe('a👩‍👩‍👧');
  expect(cut('e\u0301e\u0301', 3)).toBe('e\u0301');
  expect(cut('🇭🇺🇮🇹', 5)).toBe('🇭🇺');
});

test('a name loses what nobody sees, and keeps what emoji are made of', () => {
  expect(cleanName('\u200bA\u00adn\u202en\u2066a\ufeff')).toBe('Anna');
  expect(cleanName('  Anna \t\u00a0 Maria\u2028')).toBe('Anna Maria');
  expect(cleanName('👩‍👩‍👧 ❤️\u202e 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toBe('👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿');
  expect(cleanName('\u200b\u00ad\u2800')).toBe('');
  expect(cleanName('Zoë Ő')).toBe('Zoë Ő');
});
