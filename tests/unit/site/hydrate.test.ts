import { expect, onTestFinished, test, vi } from 'vitest';
import { hydrate } from '../../../src/site/client-directives/hydrate.ts';

/** An island, what it has told so far, and what asks it to try again. */
function islandHere() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    logged.mockRestore();
    vi.unstubAllGlobals();
  });
  const island = Object.assign(new EventTarget(), { dataset: {} }) as HTMLElement;
  const told: string[] = [];
  for (const event of ['island-failed', 'island-awake']) island.addEventListener(event, () => told.push(event));
  return { island, told, again: () => page.dispatchEvent(new Event('islands-again')) };
}

test('an island whose scripts do not come says so, and answers when it has been tried again', async () => {
  const { island, told, again } = islandHere();
  let comes = false;
  const load = async () => {
    // As Astro tells it: by an event, and with nothing to hydrate.
    if (!comes) island.dispatchEvent(new Event('astro:hydration-error'));
    return async () => {};
  };
  const awake = hydrate(load, island);
  await vi.waitFor(() => expect(told).toEqual(['island-failed']));
  again();
  await vi.waitFor(() => expect(told).toEqual(['island-failed', 'island-failed']));
  comes = true;
  again();
  await awake;
  expect(told).toEqual(['island-failed', 'island-failed', 'island-awake']);
});

test('an island that throws while it is hydrated is tried again, too, and one that answers is left in peace', async () => {
  const { island, told, again } = islandHere();
  const hydrated = vi.fn(async () => {
    if (hydrated.mock.calls.length === 1) throw new Error('broken');
  });
  const awake = hydrate(async () => hydrated, island);
  await vi.waitFor(() => expect(told).toEqual(['island-failed']));
  again();
  await awake;
  again();
  expect(told).toEqual(['island-failed', 'island-awake']);
  expect(hydrated).toHaveBeenCalledTimes(2);
});
