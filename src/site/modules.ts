/** Reads a file of what is built, by its path there. */
export type ReadBuilt = (file: string) => string;

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string);

/** The built file that an address names, whatever folder the site is made for. */
export const assetOf = (address: string) => `_astro/${address.split('/_astro/')[1]}`;

/**
 * A script and everything that it imports, with the words of the page's language, which come by a dynamic import
 * before an island is hydrated; other dynamic imports are for later. What is imported stands before what imports it.
 */
export function withImports(
  read: ReadBuilt,
  file: string,
  language: string,
  found: Set<string> = new Set(),
): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = read(file);
  const fixed = matches(code, /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
  const words = matches(code, /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g).filter((name) =>
    name.startsWith(`${language}.`),
  );
  for (const name of [...fixed, ...words]) withImports(read, `_astro/${name}`, language, found);
  found.delete(file);
  return found.add(file);
}

/** The tags of a page's islands: those that wake with the page, and those that wait until they are seen or touched, or for what the browser keeps. */
export function islandsOf(html: string): { readonly now: readonly string[]; readonly waiting: readonly string[] } {
  const tags = matches(html, /<astro-island\b([^>]*)/g);
  const waits = (tag: string) => /client="(visible|touched|kept)"/.test(tag);
  return { now: tags.filter((tag) => !waits(tag)), waiting: tags.filter(waits) };
}

/** The scripts that islands need, with all that they import. */
export function scriptsOfIslands(read: ReadBuilt, tags: readonly string[], language: string): Set<string> {
  const entries = tags.flatMap((tag) => matches(tag, /(?:component|renderer|before-hydration)-url="([^"]+)"/g));
  return entries.map(assetOf).reduce((found, entry) => withImports(read, entry, language, found), new Set<string>());
}
