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

/** A tag that begins an element, with its attributes. */
const TAG = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s*>/g;

/** The addresses of scripts in a tag. */
const SCRIPTS = /="([^"]*\/_astro\/[^"]+\.js)"/g;

/**
 * The tags of a page's islands: those that hydrate with the page, and those that wait until they are seen or touched, or for what the
 * browser keeps. An island's tag is one that names a client directive of ours and scripts.
 */
export function islandsOf(html: string): { readonly now: readonly string[]; readonly waiting: readonly string[] } {
  const tags = (html.match(TAG) ?? []).filter((tag) => matches(tag, SCRIPTS).length > 0);
  const withDirective = (names: string) => tags.filter((tag) => new RegExp(`="(${names})"`).test(tag));
  return { now: withDirective('painted'), waiting: withDirective('seen|touched|kept') };
}

/** The scripts that islands need, with all that they import. */
export function scriptsOfIslands(read: ReadBuilt, tags: readonly string[], language: string): Set<string> {
  return tags
    .flatMap((tag) => matches(tag, SCRIPTS))
    .map(assetOf)
    .reduce((found, entry) => withImports(read, entry, language, found), new Set<string>());
}
