import type { ClientDirective } from 'astro';
import { pause } from '../../kit/pause.ts';
import { hydrate } from './hydrate.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

/** The page as it was built comes first. A page that nobody sees is not painted. */
const painted = (): Promise<unknown> | undefined =>
  document.hidden ? undefined : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * The modules that the page's head names (`build/module-preloads.ts`), each behind what it imports, run one after the other: all in one
 * task would hold up a slow processor. What cannot be fetched is tried again with what imports it.
 */
async function runModules(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    await import(/* @vite-ignore */ href).catch(() => {});
    await pause();
  }
}

/** Hydrates an island as soon as the page has been painted. Until it answers, it is marked (`IslandsFailed.astro`). */
const directive: ClientDirective = async (load, _, island) => {
  island.dataset.hydrating = '';
  await painted();
  await runModules();
  await hydrate(load, island);
};

export default directive;
