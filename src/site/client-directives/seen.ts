import type { ClientDirective } from 'astro';
import { hydrateMarked } from './hydrate.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:seen'?: boolean;
  }
}

/** Hydrates an island as soon as a part of it is in the window. */
const seen: ClientDirective = (load, _, island) => {
  island.dataset.asleep = '';
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void hydrateMarked(load, island);
  });
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
};

export default seen;
