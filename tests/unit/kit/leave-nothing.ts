/** What a test file has put in the place of something is taken back: the files of a process share what is global. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
