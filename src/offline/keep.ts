import { wordsFor } from 'words:offline';
import { ofThisTab, rememberForTab } from '../kit/this-tab.ts';
import { fileAddress, pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';
import { wordsReady } from '../words/ready.ts';
import { ASKED } from './cache-name.ts';
import { isSlowOrMetered } from './connection.ts';
import { canKeep, keptListAddress, keptOf, listOf, removeAll } from './kept.ts';

/** On which connections the reader wants the offline copy: on none, on good ones, or on all because they have asked for it. */
type Wish = 'never' | 'good' | 'all';

/** After so many files that cannot be had, the next page tries again. */
const FAILURES = 3;

/** A pause until the page has nothing to do. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve, 200),
  );

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

/** The worker of a registration when it has begun. Fails where it cannot be installed. */
async function begun({ active, installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = (active ?? waiting ?? installing) as ServiceWorker;
  while (worker.state !== 'activated') {
    if (worker.state === 'redundant') throw new Error('The worker could not be installed.');
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  }
  return worker;
}

/** Has a worker keep some files, or null for those that it began with. Whether it does. */
function keepFiles(worker: ServiceWorker, addresses: readonly string[] | null): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(addresses, [port2]);
  });
}

/** Under this name a tab remembers of which language it has had all files looked at. */
const LOOKED_AT = 'milestones-looked-at';

/**
 * Has everything kept, one file after the other, for as long as that is wanted: first what is missing, then, once a visit, what is
 * there, which the worker compares with its hash and fetches again only where it is something else. That begins anywhere, so that
 * short visits come to all of it.
 */
async function keepTheRest(worker: ServiceWorker, language: Language, isWanted: () => boolean): Promise<void> {
  if (!(await keepFiles(worker, [keptListAddress(language)]))) return;
  const [list, kept] = await Promise.all([listOf(language), keptOf(language)]);
  const addresses = list.map(([address]) => address);
  const missing = addresses.filter((each) => !kept.has(each));
  const there = ofThisTab(LOOKED_AT) === language ? [] : addresses.filter((each) => kept.has(each));
  const start = Math.floor(Math.random() * there.length);
  let failures = 0;
  for (const address of [...missing, ...there.slice(start), ...there.slice(0, start)]) {
    await idle();
    if (!isWanted() || failures === FAILURES) return;
    if (!(await keepFiles(worker, [address]))) failures++;
  }
  rememberForTab(LOOKED_AT, language);
}

/**
 * Sees to it that the site works without a network: registers the worker of the page's language, which keeps what is most
 * useful, then that of the site's root, and has the rest kept piece by piece. What has been lost or damaged since comes again.
 * Fails where a worker cannot be installed; the next page tries again.
 */
export async function keepSite(language: Language, wish: () => Wish): Promise<void> {
  const isWanted = () => wish() === 'all' || (wish() === 'good' && !isSlowOrMetered());
  if (!canKeep() || !isWanted()) return;
  await (wish() === 'all' ? caches.open(ASKED) : caches.delete(ASKED));
  const register = (scope: string) =>
    navigator.serviceWorker.register(`${scope}sw.js`, { scope, updateViaCache: 'none' });
  try {
    const registration = await register(pageAddress(language));
    announce(language, registration);
    const worker = await begun(registration);
    const rootWorker = await begun(await register(fileAddress('')));
    // These are few: it looks at all of them.
    await keepFiles(rootWorker, null);
    // A new version brings the rest along, and the worker of another one keeps none of this one's files.
    if (!registration.installing && !registration.waiting) await keepTheRest(worker, language, isWanted);
  } finally {
    // What was still on its way when all was removed.
    if (wish() === 'never') await removeAll();
  }
}
