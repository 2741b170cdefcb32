import type { ClientDirective } from 'astro';
import { onKept } from '../../kit/fresh.ts';
import { isKept } from '../../kit/storage-names.ts';
import { hydrate } from './hydrate.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:kept'?: string;
  }
}

/** Hydrates an island as soon as the browser keeps something under the directive's value: before, there is nothing to show. */
const kept: ClientDirective = async (load, { value }, island) => {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!isKept(value)) return;
      stop();
      resolve();
    };
    const stop = onKept(value, look);
    look();
  });
  await hydrate(load, island);
};

export default kept;
