/**
 * Calls back when the network is there again, until the function that is returned is called. Components do so in a layout effect:
 * it is heard from the moment in which the page says that something waits for it.
 */
export function onNetwork(isBack: () => void): () => void {
  addEventListener('online', isBack);
  return () => removeEventListener('online', isBack);
}

/** Imports what is not waited for: now, or else as soon as the network is there again. */
export async function bringSomeTime<M>(load: () => Promise<M>): Promise<M> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
