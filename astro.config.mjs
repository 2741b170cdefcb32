import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { BROWSERS } from './src/site/browsers.ts';
import { contentPolicies } from './src/site/content-policy.ts';
import { fewPieces } from './src/site/few-pieces.ts';
import { fonts } from './src/site/fonts.ts';
import { islandModules } from './src/site/island-modules.ts';
import { checkLicences } from './src/site/licences.ts';
import { offline } from './src/site/offline.ts';
import { keepTogether } from './src/site/rules/keep-together.ts';
import { sharedStyles } from './src/site/shared-styles.ts';
import { shorterPages } from './src/site/shorter-pages.ts';
import { usedDrawings } from './src/site/used-drawings.ts';
import { languages } from './src/words/languages.ts';
import { preactWithWords, words } from './src/words/plugin.ts';

const { SITE: site, BASE: base = '/' } = process.env;

/**
 * @xstate/react and Preact's own modules have to come from one and the same Preact, wherever pages are rendered:
 * otherwise the hooks of one do not know the components of the other.
 */
const onePreact = {
  name: 'one-preact',
  configEnvironment: (name) =>
    name === 'client'
      ? undefined
      : {
          resolve: {
            conditions: ['module', 'import', 'node', 'default'],
            noExternal: [
              '@xstate/react',
              'use-sync-external-store',
              'use-isomorphic-layout-effect',
              'preact',
              'preact-render-to-string',
              '@preact/signals',
            ],
          },
        },
};

/**
 * What @xstate/react listens to its machines with is CommonJS, which the server of `npm run dev` cannot load, and which takes
 * Preact along in a wrapping of its own. Preact has the same as a module, but for the selecting, which is ours.
 */
const stores = {
  name: 'stores',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^use-sync-external-store\/shim(\/with-selector)?$/ },
    handler: (id) => {
      const file = id.endsWith('shim')
        ? './node_modules/preact/compat/src/hooks.js'
        : './src/islands/ui/select-from-store.ts';
      return fileURLToPath(new URL(file, import.meta.url));
    },
  },
};

/** In the browser @xstate/react needs nothing of React but its hooks, which are Preact's own: all of preact/compat would come along for them. */
const hooksForReact = {
  name: 'hooks-for-react',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(react|preact\/compat)$/ },
    handler(_, importer) {
      return this.environment.name === 'client' ? this.resolve('preact/hooks', importer) : undefined;
    },
  },
};

/** The engine's modules do nothing by being imported, so that a page takes only what it uses: an example reads no records. */
const engineWithoutEffects = {
  name: 'engine-without-effects',
  transform: { filter: { id: /\/src\/milestones\// }, handler: () => ({ moduleSideEffects: false }) },
};

/**
 * The card game's table has copies of its own of what both tables are made of: shared, it would have to be cut out of the pieces
 * that the board game's pages load, and every cut weighs on them. One and the same are the words, the settings, what is kept and Preact.
 */
const ONE_AND_THE_SAME =
  /\/node_modules\/@?preact\/(?!compat\/)|\/src\/(words|kit\/(bring|network|reading|storage)|islands\/settings\/(use-)?settings\.)|\/thousand-miles\/|\.css(\?url)?$|^\0(?!words:)/;
const cardsApart = {
  name: 'cards-apart',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const isCards = importer?.includes('/thousand-miles/') || importer?.endsWith('?cards');
    if (this.environment.name !== 'client' || !isCards) return undefined;
    const found = await this.resolve(source, importer.replace('?cards', ''), { ...options, skipSelf: true });
    if (found === null || found.external || ONE_AND_THE_SAME.test(found.id)) return found;
    return { ...found, id: `${found.id}?cards` };
  },
};

/** An import that has failed can be tried again: Vite runs each through a helper of its own, in whose place ours stands. */
const importsAgain = {
  name: 'imports-again',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    // Vite hands over more than the import.
    handler: () =>
      `import { bring } from ${JSON.stringify(fileURLToPath(new URL('./src/kit/bring.ts', import.meta.url)))};
      export const __vitePreload = (load) => bring(load);`,
  },
};

/** Every package that visitors are handed is named with its licence. */
const licencesOfAll = {
  name: 'licences-of-all',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    checkLicences(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
  },
};

/**
 * Astro numbers islands by a hash that holds the folder it builds in, and nothing asks for it: without it the same commit gives
 * the same pages in any folder. It stands first, so that whoever looks at the pages afterwards sees them as they stay.
 */
const sameInAnyFolder = {
  name: 'same-in-any-folder',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const page of globSync('**/*.html', { cwd: dir })) {
        const file = new URL(page, dir);
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/<astro-island uid="[^"]*"/g, '<astro-island'));
      }
    },
  },
};

/** Islands that wake when they are touched, `client:touched`, and where something is kept, `client:kept`. */
const wakesLater = {
  name: 'wakes-later',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'touched', entrypoint: './src/site/examples/touched.ts' });
      addClientDirective({ name: 'kept', entrypoint: './src/site/kept.ts' });
    },
  },
};

export default defineConfig({
  ...(site && { site }),
  base,
  output: 'static',
  trailingSlash: 'always',
  i18n: {
    locales: [...languages],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  // Quotation marks are typed as each language wants them; the automatic ones would be English everywhere.
  markdown: {
    processor: satteri({ features: { smartPunctuation: false }, mdastPlugins: [keepTogether] }),
    syntaxHighlight: false,
  },
  integrations: [
    sameInAnyFolder,
    wakesLater,
    words(),
    mdx(),
    preactWithWords(),
    ...(site
      ? [
          sitemap({
            // Parts of pages are none, and nobody looks for what is said without a network.
            filter: (page) => !/\/(what-if\/picture\/.*|part|drawings|offline)\/$/.test(page),
            i18n: { defaultLocale: 'en', locales: Object.fromEntries(languages.map((l) => [l, l])) },
          }),
        ]
      : []),
    shorterPages(),
    usedDrawings(),
    sharedStyles(),
    islandModules(),
    contentPolicies(),
    // Last: it keeps the pages as they are then.
    offline(),
  ],
  // `sharedStyles` makes few files of many.
  build: { inlineStylesheets: 'never' },
  fonts: await fonts(),
  devToolbar: { enabled: false },
  vite: {
    plugins: [
      // Before those that resolve what it copies.
      cardsApart,
      importsAgain,
      onePreact,
      stores,
      hooksForReact,
      engineWithoutEffects,
      fewPieces,
      licencesOfAll,
    ],
    build: { target: BROWSERS },
  },
});
