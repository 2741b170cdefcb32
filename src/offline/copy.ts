/** The address of a file and the hash of what was built for it, as `integrity` has it: `sha256-…`. */
export type Entry = readonly [address: string, integrity: string];

/** After so many milliseconds without an answer a file counts as lost. */
const TIMEOUT = 120_000;

/** How many bytes stay free for games and whatever else the reader keeps. */
const RESERVE = 50_000_000;

/** Files that browsers refuse, or show as text, when they come with another type. */
const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['/', 'text/html'],
  ['.js', 'javascript'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg'],
];

/** Whether a file comes with its type. */
export function hasItsType(address: string, { headers }: Response): boolean {
  const [, type = ''] = TYPES.find(([ending]) => address.endsWith(ending)) ?? [];
  return headers.get('content-type')?.includes(type) ?? type === '';
}

/** The SHA-256 of what a response holds. Fails where it cannot be read. */
export const digestOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));

/** The hash of what a response holds, as `integrity` has it. Fails where it cannot be read. */
export const integrityOf = async (response: Response): Promise<string> =>
  `sha256-${btoa(String.fromCharCode(...(await digestOf(response))))}`;

/** Whether there is room for the offline copy beside what the reader keeps. */
async function hasRoom(): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return quota - usage > RESERVE;
}

/** The files of one worker: in its cache, or from the network, but only as they were built. */
interface OfflineCopy {
  /** Whether an address is one of the copy's. */
  readonly has: (address: string) => boolean;
  /** A file from the cache; undefined where it is not there, unreadable, or not what was built. That is removed. */
  readonly find: (address: string) => Promise<Response | undefined>;
  /** A file from the network. Fails where the network has none, or another one. */
  readonly load: (address: string, options?: RequestInit) => Promise<Response>;
  /** Puts a file from the network back into the cache, unless all of the cache has been removed. Fails where there is no room. */
  readonly mend: (address: string, response: Response) => Promise<void>;
  /** Loads and keeps what is missing of some files; what is no file of the copy is passed over. Stops at the first that fails, and fails. */
  readonly keepAll: (addresses: Iterable<string>) => Promise<void>;
  /** Removes what the copy does not hold any more. */
  readonly tidy: () => Promise<void>;
}

/**
 * The offline copy of a worker. Nothing is trusted: a captive portal, a host or a damaged disk may have put something else in the
 * place of a file, into the network's answer, the browser's own cache, or this one. So every file is compared with its hash
 * whenever it comes from anywhere.
 *
 * Serwist and Workbox precache, but they don't look at what they take from the cache, don't mend what is asked for without CORS
 * (styles, pictures), and believe the browser's own cache; and an install of Serwist 9.5.12 never ends when a request fails (`parallel` in
 * `@serwist/utils` loses the rejection). Each of that would have had to be replaced.
 * @param name the name of the cache.
 */
export function offlineCopy(name: string, entries: readonly Entry[]): OfflineCopy {
  const integrities = new Map(entries);
  /** Two versions of a file lie side by side until the newer worker has begun. */
  const keyOf = (address: string) => `${address}?${integrities.get(address)}`;

  async function isGenuine(address: string, response: Response): Promise<boolean> {
    return hasItsType(address, response) && integrities.get(address) === (await integrityOf(response));
  }

  const keep = async (address: string, response: Response) => (await caches.open(name)).put(keyOf(address), response);
  const remove = async (address: string) => (await caches.open(name)).delete(keyOf(address));

  const copy: OfflineCopy = {
    has: (address) => integrities.has(address),

    find: async (address) => {
      try {
        const response = await caches.match(keyOf(address), { cacheName: name });
        if (response === undefined) return undefined;
        if (await isGenuine(address, response.clone()).catch(() => false)) return response;
        await remove(address);
      } catch {
        // A cache that cannot be opened has nothing.
      }
      return undefined;
    },

    load: async (address, options = {}) => {
      const integrity = integrities.get(address) as string;
      const from = async (cache: RequestCache) => {
        const response = await fetch(address, { ...options, cache, integrity, credentials: 'same-origin' });
        if (!response.ok || !hasItsType(address, response)) throw new Error(`${address}: ${response.status}`);
        // A browser refuses to show a page that has been redirected on its way into the cache: the copy says nothing of that.
        return new Response(response.body, response);
      };
      // The page may have loaded it already. If that was something else, with leave to be kept for long, it is asked for anew.
      return address.includes('/_astro/') ? from('default').catch(() => from('reload')) : from('reload');
    },

    mend: async (address, response) => {
      if (await caches.has(name)) await keep(address, response);
    },

    keepAll: async (addresses) => {
      const rest = [...addresses].filter(copy.has).values();
      const added: string[] = [];
      let room: Promise<boolean> | undefined;
      const stop = new AbortController();
      const lane = async () => {
        for (const address of rest) {
          if (stop.signal.aborted) return;
          if (await copy.find(address)) continue;
          room ??= hasRoom();
          if (!(await room)) throw new Error('There is no room for the offline copy.');
          const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT)]);
          const response = await copy.load(address, { priority: 'low', signal });
          added.push(address);
          await keep(address, response);
        }
      };
      const lanes = [lane(), lane(), lane()];
      try {
        await Promise.all(lanes);
      } catch (error) {
        stop.abort();
        await Promise.allSettled(lanes);
        // The next attempt goes on from here, unless this one has taken the room that a game needs.
        if ((error as Error).name === 'QuotaExceededError') await Promise.all(added.map(remove));
        throw error;
      }
    },

    tidy: async () => {
      const cache = await caches.open(name);
      const wanted = new Set([...integrities.keys()].map((address) => new URL(keyOf(address), location.href).href));
      const requests = await cache.keys();
      await Promise.all(requests.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
    },
  };
  return copy;
}
