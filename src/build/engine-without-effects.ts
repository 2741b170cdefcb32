import type { Plugin } from 'vite';

/** The engine's modules do nothing by being imported, so that a page takes only what it uses: an example reads no records. */
export const engineWithoutEffects: Plugin = {
  name: 'engine-without-effects',
  transform: { filter: { id: /\/src\/milestones\// }, handler: () => ({ moduleSideEffects: false }) },
};
