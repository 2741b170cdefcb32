import { afterEach, expect, test, vi } from 'vitest';
import { isSlowOrMetered } from '../../../src/offline/connection.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g', downlink: 10, saveData: false, type: 'wifi' }, false],
  [{ effectiveType: '4g', downlink: 10, saveData: true }, true],
  [{ effectiveType: '3g', downlink: 10 }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', downlink: 0.4 }, true],
  [{ effectiveType: '4g', downlink: 10, type: 'cellular' }, true],
])('%o', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(isSlowOrMetered()).toBe(expected);
});
