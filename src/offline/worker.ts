import { ASKED, cacheName } from './cache-name.ts';
import { isSlowOrMetered } from './connection.ts';
import { type Entry, offlineCopy } from './copy.ts';
import { isPoisoned, removeFormer } from './former.ts';

/** A page that stands in for one that cannot be had without a network, for all addresses that begin so. */
interface Stead {
  readonly language: string;
  readonly start: string;
  readonly page: string;
}

// What the build writes into each worker (`src/build/offline.ts`): what it needs before it begins, and what is kept when a page asks for it.
declare const FIRST: readonly Entry[];
declare const LATER: readonly Entry[];
declare const INSTEAD: readonly [Stead, ...Stead[]];

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface AskedEvent extends WorkerEvent {
  readonly data: readonly string[] | null;
  readonly ports: readonly MessagePort[];
}
interface Events {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: AskedEvent;
}
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<N extends keyof Events>(name: N, listener: (event: Events[N]) => void): void;
};

const { scope } = self.registration;
const name = cacheName(scope);
const copy = offlineCopy(name, [...FIRST, ...LATER]);
const addressesOf = (entries: readonly Entry[]) => entries.map(([address]) => address);

/**
 * The first worker keeps what is most useful. A later one, which begins when no page is open any more, takes over with as much as
 * there is. It does not wait where the former one serves what is none of ours.
 */
async function install(): Promise<void> {
  const poisoned = await isPoisoned(scope, name).catch(() => false);
  const isUpdate = self.registration.active !== null && !poisoned;
  if (isUpdate && isSlowOrMetered() && !(await caches.has(ASKED)))
    throw new Error('The connection is slow or metered.');
  await copy.keepAll(addressesOf(FIRST));
  // One file that a host or a firewall does not hand out must not hold back the new version for ever.
  if (isUpdate) await copy.keepAll(addressesOf(LATER)).catch(() => {});
  if (poisoned) await self.skipWaiting();
}

/** The page of the first visit goes on without a network, too. */
async function begin(): Promise<void> {
  await Promise.all([copy.tidy(), removeFormer(scope, name)]).catch(() => {});
  await self.clients.claim();
}

/** A file of the copy, from the network where the cache has lost it. What comes from there mends it. */
async function answer(event: FetchEvent, address: string): Promise<Response> {
  const kept = await copy.find(address);
  if (kept !== undefined) return kept;
  try {
    const response = await copy.load(address);
    event.waitUntil(copy.mend(address, response.clone()).catch(() => {}));
    return response;
  } catch {
    // It has changed since, or never comes: then what there is.
    return fromNetwork(event.request);
  }
}

function insteadOf(pathname: string): string {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  const stead =
    INSTEAD.find(({ start }) => pathname.startsWith(start)) ??
    wanted.flatMap((language) => INSTEAD.filter((each) => each.language === language))[0] ??
    INSTEAD[0];
  return stead.page;
}

/** What the network answers; without one, the page that says so. */
async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const stead = request.mode === 'navigate' ? await copy.find(insteadOf(new URL(request.url).pathname)) : undefined;
    return stead ?? Response.error();
  }
}

/** Whether an address is that of a page, as links of the site have it. */
const isPage = (address: string) => copy.has(address) || INSTEAD.some(({ start }) => start === address);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (copy.has(pathname)) event.respondWith(answer(event, pathname));
  else if (request.mode !== 'navigate') return;
  else if (isPage(`${pathname}/`))
    event.respondWith(Promise.resolve(Response.redirect(`${origin}${pathname}/${search}`)));
  else event.respondWith(fromNetwork(request));
});
// A page asks for some files to be kept, or for those of the first visit, and hears whether they are.
self.addEventListener('message', (event) => {
  const [port] = event.ports;
  const kept = copy.keepAll(event.data ?? addressesOf(FIRST));
  event.waitUntil(
    kept.then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  );
});
