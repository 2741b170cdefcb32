import { digestOf, hasItsType } from './copy.ts';

/** The caches of a scope's former workers; the name of each ends with its scope. */
const formerCaches = async (scope: string, current: string) =>
  (await caches.keys()).filter((name) => name.endsWith(scope) && name !== current);

/**
 * Whether a former worker serves something that was never built, such as the page of a captive portal. Until November 2026 workers
 * kept whatever they were given. Their keys end with the beginning of the hash, or the file has it in its name and at least comes
 * with its type.
 */
export async function isPoisoned(scope: string, current: string): Promise<boolean> {
  for (const name of await formerCaches(scope, current)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const response = await cache.match(request);
      if (response === undefined) continue;
      if (!hasItsType(pathname, response)) return true;
      const digest = search === '' ? undefined : await digestOf(response).catch(() => new Uint8Array());
      const hash = digest && Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      if (hash !== undefined && !hash.startsWith(search.slice(-8))) return true;
    }
  }
  return false;
}

/** Removes the caches of a scope's former workers. */
export async function removeFormer(scope: string, current: string): Promise<void> {
  await Promise.all((await formerCaches(scope, current)).map((name) => caches.delete(name)));
}
