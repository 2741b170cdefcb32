import { onSeen } from './fresh.ts';

/**
 * Calls back when the network is there again, until the function that is returned is called. Components do so in a layout effect:
 * it is heard from the moment in which the page says that something waits for it.
 */
export function onNetwork(isBack: () => void): () => void {
  addEventListener('online', isBack);
  return () => removeEventListener('online', isBack);
}

/**
 * Imports what is not waited for: now, or else as soon as the network is there again. The page does not say that it failed, so that nobody
 * asks for it again, and no browser tells when a server answers again: it is also tried whenever the reader sees the page again.
 */
export async function bringSomeTime<M>(load: () => Promise<M>): Promise<M> {
  for (;;) {
    try {
      return await load();
    } catch {
      await mayBeBack();
    }
  }
}

/** Waits until the network is back, or the reader sees the page again. */
function mayBeBack(): Promise<void> {
  return new Promise((resolve) => {
    const hear = () => {
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [onNetwork(hear), onSeen(hear)];
  });
}
