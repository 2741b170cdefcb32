/** How long nothing may have come from the network, in milliseconds, and how often that is waited for at most. */
const PAUSE = 4000;
const PAUSES = 8;

/** An island that hydrates with the page and has not yet (`client:painted`). */
const HYDRATING = '[data-hydrating]';

/**
 * Fulfilled when the page has loaded, answers to its reader, and has fetched nothing for some seconds; after half a minute in
 * any case: a page that goes on fetching, or in which something failed, is as quiet as it will be.
 */
export async function whenQuiet(): Promise<void> {
  let fetched = 0;
  new PerformanceObserver((list) => (fetched += list.getEntries().length)).observe({ type: 'resource' });
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  for (let pauses = 0; pauses < PAUSES; pauses++) {
    const before = fetched;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (fetched === before && document.querySelector(HYDRATING) === null) return;
  }
}
