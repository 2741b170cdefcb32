import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';
import { islandsOf, scriptsOfIslands } from './modules.ts';

/**
 * Names in the head of a page all modules that its islands wake with: they are fetched at once, side by side, and not each when
 * the one that imports it has come. Islands that wait until they are seen are not concerned.
 */
export function preloadIslands(): AstroIntegration {
  return {
    name: 'preload-islands',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const texts = new Map<string, string>();
        const read = (file: string) => {
          const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
          texts.set(file, text);
          return text;
        };
        for (const { page, html, write } of builtPages(dir)) {
          const files = scriptsOfIslands(read, islandsOf(html).now, page.split(sep)[0] as string);
          // The folder of the host stands in the page already.
          const [, base] = /component-url="([^"]*)_astro\//.exec(html) ?? [];
          if (files.size === 0 || base === undefined) continue;
          const links = [...files].map((file) => `<link rel="modulepreload" href="${base}${file}">`);
          write(html.replace('</head>', `${links.join('')}</head>`));
        }
      },
    },
  };
}
