import { fileURLToPath } from 'node:url';
import type { Alias, Plugin } from 'vite';

/**
 * @xstate/react and Preact's own modules have to come from one and the same Preact, wherever pages are rendered:
 * otherwise the hooks of one do not know the components of the other.
 */
export const onePreact: Plugin = {
  name: 'one-preact',
  configEnvironment: (name) =>
    name === 'client'
      ? undefined
      : {
          resolve: {
            conditions: ['module', 'import', 'node', 'default'],
            noExternal: [
              '@xstate/react',
              'use-isomorphic-layout-effect',
              'preact',
              'preact-render-to-string',
              '@preact/signals',
            ],
          },
        },
};

/** @xstate/react needs nothing of React but its hooks, which are Preact's own, and a store to listen to: all of preact/compat would be 4 kB more. */
export const hooksForReact: Alias[] = [
  { find: /^react$/, replacement: 'preact/hooks' },
  {
    find: /^use-sync-external-store\/shim(\/with-selector)?$/,
    replacement: fileURLToPath(new URL('../ui/external-store.ts', import.meta.url)),
  },
];
