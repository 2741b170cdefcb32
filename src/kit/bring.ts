/** How often an import has failed, and what has come of it under another address, by the address in it. */
const failures = new Map<string, number>();
const elsewhere = new Map<string, Promise<Module>>();

type Module = Record<string, unknown>;

/** The address in an import as the bundler has written it, and the part of the file that is the module where it shares one. */
const WRITTEN = /import\(\s*(["'`])(.+?)\1\s*\)(?:\.then\((\w+)=>\3\.(\w+)\))?/;

/** What is built lies in one folder, so that addresses mean here what they mean where they are written. */
const importFrom = (address: string): Promise<Module> =>
  import(/* @vite-ignore */ new URL(address, import.meta.url).href);

/**
 * Runs an `import()` so that it can be tried again when it has failed: browsers of before 2026 remember for as long as the page
 * lives that an address has failed, and are asked for another one. The build puts every `import()` of the site into it.
 */
export async function bring<M>(load: () => Promise<M>, from = importFrom): Promise<M> {
  try {
    return await load();
  } catch (error) {
    const [, , address, , part] = WRITTEN.exec(String(load)) ?? [];
    if (address === undefined) throw error;
    const times = failures.get(address) ?? 0;
    failures.set(address, times + 1);
    if (times === 0) throw error;
    // One that has come is kept: no module is to be there twice.
    const again = elsewhere.get(address) ?? from(`${address}?again=${times}`);
    elsewhere.set(address, again);
    again.catch(() => elsewhere.delete(address));
    const module = await again;
    return (part === undefined ? module : module[part]) as M;
  }
}
