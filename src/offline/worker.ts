import { NetworkOnly, type PrecacheEntry, Serwist } from 'serwist';

/** A page that stands in for one that cannot be had without a network, for all addresses that begin so. */
interface Stead {
  readonly language: string;
  readonly start: string;
  readonly page: string;
}

// What the build writes into each worker (site/offline.ts).
declare const FIRST: PrecacheEntry[];
declare const LATER: PrecacheEntry[];
declare const INSTEAD: readonly [Stead, ...Stead[]];

declare const self: typeof globalThis & { readonly registration: ServiceWorkerRegistration };
type Waits = Event & { waitUntil(done: Promise<unknown>): void };

const precacheOptions = { ignoreURLParametersMatching: [/./], cleanURLs: false, concurrency: 3 };
/** What comes at the first visit, before the worker begins; the rest is kept when a page asks for it. */
const first = new Serwist({ precacheEntries: FIRST, precacheOptions });
const all = new Serwist({
  precacheEntries: [...FIRST, ...LATER],
  precacheOptions,
  // The page of the first visit goes on without a network, too. Later workers begin when no page is open.
  clientsClaim: true,
  runtimeCaching: [{ matcher: ({ request }) => request.mode === 'navigate', handler: new NetworkOnly() }],
});

function insteadOf({ pathname }: URL): string {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  const stead =
    INSTEAD.find(({ start }) => pathname.startsWith(start)) ??
    wanted.flatMap((language) => INSTEAD.filter((each) => each.language === language))[0] ??
    INSTEAD[0];
  return stead.page;
}

all.setCatchHandler(async ({ request, url }) => {
  try {
    // What is not kept and has changed since is not what was expected, but it is what there is.
    return await fetch(request);
  } catch {
    const stead = request.mode === 'navigate' ? await all.matchPrecache(insteadOf(url)) : undefined;
    return stead ?? Response.error();
  }
});

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

self.addEventListener('install', (event) => {
  if (self.registration.active === null) void first.handleInstall(event as never);
  // A new version takes over with everything that is kept, or not yet.
  else if (savesData()) (event as Waits).waitUntil(Promise.reject(new Error('Data is being saved.')));
  else void all.handleInstall(event as never);
});
self.addEventListener('activate', (event) => void all.handleActivate(event as never));
self.addEventListener('fetch', (event) => all.handleFetch(event as never));
