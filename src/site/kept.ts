import type { ClientDirective } from 'astro';
import { isKept } from '../kit/storage-names.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:kept'?: string;
  }
}

/** Wakes an island where the browser keeps something under the directive's value: for others there is nothing to be shown. */
const kept: ClientDirective = async (load, { value }) => {
  if (!isKept(value)) return;
  const hydrate = await load();
  await hydrate();
};

export default kept;
