/** What rolldown tells about a module: whether it is fetched for itself, and what imports it. */
interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
interface Modules {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

/** Islands, and what wakes them: a page that has none of them is to load nothing of theirs. */
const OF_ISLANDS = /\/src\/islands\/.*\.tsx$|\/src\/words\/hydrate\.ts$/;

/** The entries from which a module is reached against the direction of its imports. */
function entriesOf(id: string, modules: Modules, importersOf: (info: ModuleInfo) => readonly string[]): string[] {
  const seen = new Set<string>();
  const entries: string[] = [];
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const info = seen.has(at) ? null : modules.getModuleInfo(at);
    seen.add(at);
    if (info === null) continue;
    if (info.isEntry) entries.push(at);
    waiting.push(...importersOf(info));
  }
  return entries;
}

const reachedBy = (id: string, modules: Modules) =>
  entriesOf(id, modules, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters]);

/** The one island that a module comes along with; null where there is another or where it is fetched later. */
function onlyIslandOf(id: string, modules: Modules): string | null {
  const [island, ...others] = reachedBy(id, modules);
  if (island === undefined || others.length > 0 || !OF_ISLANDS.test(island)) return null;
  return entriesOf(id, modules, ({ importers }) => importers).length === 1 ? island : null;
}

const nameOf = (id: string) => id.replace(/^.*\//, '').replace(/\..*$/, '');

/**
 * How the scripts of the islands are cut, for rolldown's `codeSplitting.groups`: what only one island has comes in one piece
 * with it, though parts fetched later use it as well; and what several have is cut by who really uses it. What other scripts
 * of pages use too, such as the search, is left to rolldown, so that nothing of the islands comes along with it.
 */
export const islandChunks = [
  {
    name: (id: string, modules: Modules) => {
      const island = onlyIslandOf(id, modules);
      return island === null ? null : nameOf(island);
    },
    includeDependenciesRecursively: false,
  },
  {
    name: (id: string, modules: Modules) =>
      reachedBy(id, modules).every((entry) => OF_ISLANDS.test(entry)) ? 'shared' : null,
    entriesAware: true,
    includeDependenciesRecursively: false,
  },
];
