import type { Plugin } from 'vite';
import { checkLicences } from '../site/licences.ts';

/** Fails the build where scripts hold a package that is not named with its licence, or one is named in vain. */
export const licencesOfAll: Plugin = {
  name: 'licences-of-all',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    checkLicences(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
  },
};
