import { afterEach, expect, test, vi } from 'vitest';
import { dateOf, dayOf, today } from '../../../src/ui/days.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  vi.useRealTimers();
});

test.each(['UTC', 'Europe/Budapest', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata'])(
  'days grow by one every midnight of the clock in %s, over month ends, leap days and hours that are left out or come twice',
  (name) => {
    process.env.TZ = name;
    const first = dayOf(new Date(2024, 0, 1));
    for (let n = 0; n < 3 * 366; n++) {
      const hours = [0, 1, 2, 3, 12, 23].map((hour) => dayOf(new Date(2024, 0, 1 + n, hour, 59)));
      expect(new Set(hours), `day ${n}`).toEqual(new Set([first + n]));
    }
  },
);

test('today is the day on the reader’s clock, not that in Greenwich', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T03:00:00Z') });
  process.env.TZ = 'America/New_York';
  expect(dateOf(today()).toISOString()).toBe('2026-02-28T00:00:00.000Z');
  process.env.TZ = 'Asia/Kolkata';
  expect(dateOf(today()).toISOString()).toBe('2026-03-01T00:00:00.000Z');
});
