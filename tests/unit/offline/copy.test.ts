import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Entry, offlineCopy } from '../../../src/offline/copy.ts';

const SCRIPT = 'export const a = 1;';
const NAMES = ['/_astro/a.js', '/_astro/b.js', '/_astro/c.js', '/_astro/d.js', '/_astro/e.js'];
const integrity = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;
const ENTRIES: readonly Entry[] = NAMES.map((name) => [name, integrity]);
const CACHE = 'copy';

/** The caches of a browser, which can be full. */
class Caches {
  readonly entries = new Map<string, Response>();
  isFull = false;
  #exists = false;
  has = async () => this.#exists;
  keys = async () => (this.#exists ? [CACHE] : []);
  match = async (key: string) => this.entries.get(key)?.clone();
  open = async () => {
    this.#exists = true;
    return {
      put: async (key: string, response: Response) => {
        if (this.isFull && this.entries.size >= 2) throw new DOMException('full', 'QuotaExceededError');
        this.entries.set(key, response);
      },
      delete: async (key: string) => this.entries.delete(key),
    };
  };
}

const genuine = (body = SCRIPT, type = 'text/javascript') => new Response(body, { headers: { 'content-type': type } });
let caches: Caches;
/** What a network answers, by the browser's cache that is asked; as browsers do, it refuses what has another hash. */
let network: (address: string, cache: RequestCache) => Response | Promise<Response>;
let asked: string[];

beforeEach(() => {
  caches = new Caches();
  network = () => genuine();
  asked = [];
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { href: 'https://rules.example/en/sw.js' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    asked.push(address);
    const response = await network(address, options.cache as RequestCache);
    const hash = createHash('sha256').update(await response.clone().text());
    if (`sha256-${hash.digest('base64')}` !== options.integrity) throw new TypeError('Failed to fetch');
    return response;
  });
});

const copy = offlineCopy(CACHE, ENTRIES);
const portal = () => genuine('<h1>Sign in</h1>', 'text/html');

test('keeps all files, and asks for none twice', async () => {
  await copy.keepAll(NAMES);
  expect(caches.entries.size).toBe(NAMES.length);
  asked = [];
  await copy.keepAll(NAMES);
  expect(asked).toEqual([]);
});

const FAULTS: readonly (readonly [string, () => Response])[] = [
  ['a page in its place', portal],
  ['an error', () => new Response(SCRIPT, { status: 503, headers: { 'content-type': 'text/javascript' } })],
  ['the wrong type', () => genuine(SCRIPT, 'text/plain')],
  ['half of it', () => genuine(SCRIPT.slice(5))],
  [
    'a lost socket',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
];
test.each(FAULTS)('ends where the network has %s, keeps nothing of it, and goes on the next time', async (_, fault) => {
  network = (address) => (address === NAMES[2] ? fault() : genuine());
  await expect(copy.keepAll(NAMES)).rejects.toThrow();
  expect(await copy.find(NAMES[2] as string)).toBeUndefined();
  network = () => genuine();
  asked = [];
  await copy.keepAll(NAMES);
  expect(asked).not.toContain(NAMES[0]);
  expect(asked).toContain(NAMES[2]);
  for (const name of NAMES) expect(await (await copy.find(name))?.text()).toBe(SCRIPT);
});

test('asks past the browser’s own cache where that has something else', async () => {
  network = (_, cache) => (cache === 'reload' ? genuine() : portal());
  await copy.keepAll(NAMES);
  expect(await (await copy.find(NAMES[0] as string))?.text()).toBe(SCRIPT);
});

test.each([
  ['something else', () => portal()],
  ['another type', () => genuine(SCRIPT, 'text/html')],
  [
    'what cannot be read',
    () => new Response(new ReadableStream({ start: (each) => each.error(new Error('disk')) }), genuine()),
  ],
])('throws away %s in the cache', async (_, damage) => {
  await copy.keepAll(NAMES);
  const [key] = caches.entries.keys();
  const response = damage();
  caches.entries.set(key as string, { clone: () => response } as Response);
  expect(await copy.find(NAMES[0] as string)).toBeUndefined();
  expect(caches.entries.has(key as string)).toBe(false);
  await copy.mend(NAMES[0] as string, await copy.load(NAMES[0] as string));
  expect(await (await copy.find(NAMES[0] as string))?.text()).toBe(SCRIPT);
});

test('gives back the room it has taken where there is none', async () => {
  caches.isFull = true;
  await expect(copy.keepAll(NAMES)).rejects.toThrow('full');
  expect(caches.entries.size).toBe(0);
});

test('leaves games the last of the room', async () => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 60_000_000, usage: 20_000_000 }) } });
  await expect(copy.keepAll(NAMES)).rejects.toThrow('room');
  expect(asked).toEqual([]);
});

test('where there is no more room, what is kept already counts as kept', async () => {
  await copy.keepAll(NAMES);
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 60_000_000, usage: 20_000_000 }) } });
  await copy.keepAll(NAMES);
});

test('mends nothing after all has been removed', async () => {
  await copy.mend(NAMES[0] as string, genuine());
  expect(caches.entries.size).toBe(0);
});
