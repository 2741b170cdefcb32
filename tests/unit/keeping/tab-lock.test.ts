import { afterEach, expect, test, vi } from 'vitest';
import { holdGame } from '../../../src/keeping/tab-lock.ts';

/** Locks of a browser that is slow: what is let go of counts as held until it is stolen. */
function slowLocks() {
  let robbed: ((error: Error) => void) | null = null;
  return {
    request: (_name: string, _options: unknown, hold: () => Promise<void>) =>
      new Promise<void>((_, reject) => {
        robbed?.(new DOMException('stolen', 'AbortError'));
        robbed = reject;
        void hold();
      }),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('who holds a game and is robbed of it is told', async () => {
  vi.stubGlobal('navigator', { locks: slowLocks() });
  const lost = vi.fn();
  await holdGame('one', true, lost);
  await holdGame('one', true, () => {});
  await Promise.resolve();
  expect(lost).toHaveBeenCalledOnce();
});

test('who has let go of a game is not robbed of it, also where the browser does not know yet', async () => {
  vi.stubGlobal('navigator', { locks: slowLocks() });
  const lost = vi.fn();
  const letGo = await holdGame('one', true, lost);
  letGo?.();
  await holdGame('one', true, () => {});
  await Promise.resolve();
  expect(lost).not.toHaveBeenCalled();
});
