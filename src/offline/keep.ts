import { wordsFor } from 'words:offline';
import { fileAddress, pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';
import { wordsReady } from '../words/ready.ts';
import { canKeep, type KeptList, keptListAddress, keptOf, removeAll } from './kept.ts';

/** A pause until the page has nothing to do. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve, 200),
  );

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Says in the foot of the page that there is a new version, when there is. It begins when no page of the old one is open. */
function announce(language: Language, registration: ServiceWorkerRegistration): void {
  let said = false;
  const say = async () => {
    if (said || !registration.active || !registration.waiting) return;
    said = true;
    await wordsReady();
    const line = document.createElement('p');
    line.role = 'status';
    document.querySelector('footer > *')?.append(line);
    line.textContent = wordsFor(language)('new');
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', say));
  void say();
}

/** Fulfilled when a worker that is being installed has begun, or never will. */
async function settled({ installing }: ServiceWorkerRegistration): Promise<void> {
  while (installing && installing.state !== 'activated' && installing.state !== 'redundant')
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
}

/** Fulfilled when the worker of a registration answers for this page. */
async function inCharge({ scope }: ServiceWorkerRegistration): Promise<void> {
  const isThere = () => navigator.serviceWorker.controller?.scriptURL.startsWith(scope);
  while (!isThere()) {
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
}

/**
 * Fetches what is not kept yet, one after the other, for as long as that is wanted; the worker keeps it. Stops where the network
 * does: the next page goes on.
 */
async function keepTheRest(language: Language, isWanted: () => boolean): Promise<void> {
  const response = await fetch(keptListAddress(language));
  const list: KeptList = await response.json();
  const kept = await keptOf(language);
  for (const [address] of list.filter(([each]) => !kept.has(each))) {
    await idle();
    if (savesData() || !isWanted()) return;
    await fetch(address, { priority: 'low' });
  }
}

/**
 * Sees to it that the site works without a network: registers the worker of the page's language, which keeps what is most
 * useful, then that of the site's root, and has the rest kept piece by piece, for as long as that is wanted.
 */
export async function keepSite(language: Language, isWanted: () => boolean): Promise<void> {
  if (!canKeep() || savesData() || !isWanted()) return;
  const worker = (scope: string) =>
    navigator.serviceWorker.register(`${scope}sw.js`, { scope, updateViaCache: 'none' });
  const registration = await worker(pageAddress(language));
  announce(language, registration);
  await inCharge(registration);
  await settled(await worker(fileAddress('')));
  await keepTheRest(language, isWanted);
  // What was still on its way when all was removed.
  if (!isWanted()) await removeAll();
}
