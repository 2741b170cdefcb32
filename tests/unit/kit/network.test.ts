import { expect, test, vi } from 'vitest';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
// Another file of tests may have brought it already, and its page is the one that it listens to.
vi.resetModules();
const { bringSomeTime } = await import('../../../src/kit/network.ts');

test.each([
  ['the network is back', new Event('online')],
  ['the page is restored', Object.assign(new Event('pageshow'), { persisted: true })],
  ['the page is seen again', new Event('visibilitychange')],
])('what has failed and is not waited for is tried again when %s, once each time', async (_, happens) => {
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new Error('not fetched');
    return 'drawings';
  });
  const brought = bringSomeTime(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  // It fails once more; then it comes.
  for (const times of [2, 3]) {
    isThere = times === 3;
    await Promise.resolve();
    page.dispatchEvent(happens);
    page.dispatchEvent(happens);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times), { timeout: 200 });
  }
  expect(await brought).toBe('drawings');
  page.dispatchEvent(happens);
  expect(load).toHaveBeenCalledTimes(3);
});
