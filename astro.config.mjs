import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { BROWSERS } from './src/build/browsers.ts';
import { engineWithoutEffects } from './src/build/engine-without-effects.ts';
import { fewPieces } from './src/build/few-pieces.ts';
import { licencesOfAll } from './src/build/licences-of-all.ts';
import { hooksForReact, onePreact } from './src/build/one-preact.ts';
import { pipeline } from './src/build/pipeline.ts';
import { readersSitemap } from './src/build/readers-sitemap.ts';
import { stylesFromPages } from './src/build/styles-from-pages.ts';
import { fonts } from './src/site/fonts.ts';
import { languages } from './src/words/languages.ts';
import { preactWithWords, words } from './src/words/plugin.ts';

const { SITE: site, BASE: base = '/' } = process.env;

/** When an island hydrates: `client:painted` and so on. */
const clientDirectives = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['painted', 'seen', 'touched', 'kept'])
        addClientDirective({ name, entrypoint: `./src/site/client-directives/${name}.ts` });
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
    processor: satteri({ features: { smartPunctuation: false } }),
    syntaxHighlight: false,
  },
  integrations: [
    clientDirectives,
    words(),
    mdx(),
    preactWithWords(),
    ...(site ? [readersSitemap(site, base)] : []),
    // Last: it rewrites the pages and keeps them as they are then.
    pipeline(),
  ],
  // `build/shared-styles.ts` makes few files of many.
  build: { inlineStylesheets: 'never' },
  fonts: await fonts(),
  devToolbar: { enabled: false },
  vite: {
    plugins: [onePreact, engineWithoutEffects, stylesFromPages, fewPieces, licencesOfAll],
    resolve: { alias: hooksForReact },
    build: { target: BROWSERS },
  },
});
