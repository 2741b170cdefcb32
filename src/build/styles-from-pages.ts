import type { Plugin } from 'vite';

/** Stands in the place of every stylesheet. */
const NO_STYLES = '\0no-styles';

/**
 * Scripts import their styles without bringing them: a page has them in its own files already (`shared-styles.ts`), and a script that is
 * imported later would ask for them once more. What is fetched on demand has the address of its styles (`?url`) and asks for itself.
 */
export const stylesFromPages: Plugin = {
  name: 'styles-from-pages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: { filter: { id: /\.css$/ }, handler: () => ({ id: NO_STYLES, moduleSideEffects: false }) },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => '' },
};
