import { fileAddress, pageAddress } from '../words/addresses.ts';
import { type Language, languages } from '../words/languages.ts';
import { ASKED, cacheName } from './cache-name.ts';
import { integrityOf } from './copy.ts';

/** What a language's worker keeps, the most useful first: addresses, and how many bytes each takes. */
type KeptList = readonly (readonly [address: string, bytes: number])[];

/** The address of the list of what is kept of a language. */
export const keptListAddress = (language: Language) => pageAddress(language, 'offline.json');

/** The scopes of the site's workers: one for each language, and one for what lies above them. */
const scopes = () => [...languages.map((language) => pageAddress(language)), fileAddress('')];

const whole = (address: string) => new URL(address, location.href).href;

/** Whether this browser can keep the site, and lets it. */
export const canKeep = () => 'serviceWorker' in navigator && 'caches' in globalThis;

/** The cache of a language's worker; undefined where there is none. */
async function cacheOf(language: Language): Promise<Cache | undefined> {
  const name = cacheName(whole(pageAddress(language)));
  return (await caches.has(name)) ? caches.open(name) : undefined;
}

/** The addresses under which something is kept of a language, even if it has been damaged since. */
export async function keptOf(language: Language): Promise<ReadonlySet<string>> {
  const requests = (await (await cacheOf(language))?.keys()) ?? [];
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** A file that is kept of a language, in any version, but only as it was built: its key ends with its hash. */
export async function keptFile(language: Language, address: string): Promise<Response | undefined> {
  const cache = await cacheOf(language);
  for (const request of (await cache?.keys(address, { ignoreSearch: true })) ?? []) {
    const response = await cache?.match(request);
    const integrity = response && (await integrityOf(response.clone()).catch(() => ''));
    if (new URL(request.url).search === `?${integrity}`) return response;
  }
  return undefined;
}

/** The list of what is kept of a language, from its cache; empty where nothing of it is kept. */
export async function listOf(language: Language): Promise<KeptList> {
  const response = await keptFile(language, keptListAddress(language));
  return response === undefined ? [] : response.json();
}

/** Of which languages something is kept, and how many bytes all of it takes. */
export async function whatIsKept(): Promise<{ languages: Language[]; bytes: number }> {
  const each = await Promise.all(
    languages.map(async (language) => {
      const [kept, list] = await Promise.all([keptOf(language), listOf(language)]);
      const bytes = list.reduce((sum, [address, size]) => sum + (kept.has(address) ? size : 0), 0);
      return { language, bytes };
    }),
  );
  const there = each.filter(({ bytes }) => bytes > 0);
  return { languages: there.map(({ language }) => language), bytes: there.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Removes everything that is kept, also in former formats, and the workers with it. */
export async function removeAll(): Promise<void> {
  const ours = scopes().map(whole);
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.filter(({ scope }) => ours.includes(scope)).map((each) => each.unregister()));
  const names = (await caches.keys()).filter((name) => ours.some((scope) => name.endsWith(scope)));
  await Promise.all([...names, ASKED].map((name) => caches.delete(name)));
}
