import { getViteConfig } from 'astro/config';
import { createViteServer } from 'vitest/node';

/** A module of the site outside of a build, with the words and the content that it imports; and what ends the server which gives them. */
export async function siteModule<Module>(path: string): Promise<{ module: Module; close: () => Promise<void> }> {
  const config = await getViteConfig({
    server: { middlewareMode: true, ws: false },
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
  })({ mode: 'production', command: 'serve' });
  const server = await createViteServer(config);
  return { module: (await server.ssrLoadModule(path)) as Module, close: () => server.close() };
}
