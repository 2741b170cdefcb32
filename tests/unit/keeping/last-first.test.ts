import { afterEach, expect, test, vi } from 'vitest';
import { type AnySummary, type Kept, lastFirst } from '../../../src/keeping/kept.ts';
import { whenInWords } from '../../../src/keeping/when.ts';

const game = (id: string, changed: string | null): Kept<AnySummary> => ({
  id,
  name: '',
  seed: null,
  text: '',
  summary: changed === null ? null : { changed },
});

afterEach(() => void vi.useRealTimers());

test('the game changed last comes first, and one that a wrong clock has dated a year ahead hides none', () => {
  vi.useFakeTimers({ now: new Date('2027-03-01T12:00:00Z') });
  const games = [
    game('ahead', '2028-03-01T12:00:00.000Z'),
    game('unreadable', null),
    game('before 1970', '1969-12-31T23:59:59.000Z'),
    game('no such day', '2027-02-31T10:00:00Z'),
    game('yesterday', '2027-02-28T12:00:00.000Z'),
    game('now', '2027-03-01T12:00:00.000Z'),
    game('in an hour', '2027-03-01T13:00:00.000Z'),
  ].filter(({ id }) => id !== 'no such day' || Number.isNaN(Date.parse('2027-02-31T10:00:00Z')));
  const ids = lastFirst(games).map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(['in an hour', 'now', 'yesterday', 'before 1970']);
  expect(ids.at(-1)).toBe('ahead');
});

test('while the clock is behind, games keep their order', () => {
  vi.useFakeTimers({ now: new Date('1970-01-01T00:00:00Z') });
  const games = [game('older', '2027-02-28T12:00:00.000Z'), game('newer', '2027-03-01T12:00:00.000Z')];
  expect(lastFirst(games).map(({ id }) => id)).toEqual(['newer', 'older']);
});

test('a moment that no calendar has is shown as it is kept', () => {
  expect(whenInWords('en', '2027-13-40T00:00:00Z')).toBe('2027-13-40T00:00:00Z');
  expect(whenInWords('en', '1969-12-31T12:00:00Z')).toContain('1969');
});
