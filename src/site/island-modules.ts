import { readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';
import { islandsOf, scriptsOfIslands } from './modules.ts';

/**
 * Names on each island that wakes with its page all modules that it wakes with: they are fetched at once, side by side, and not each
 * when the one that imports it has come. Islands that wait until they are seen are not concerned.
 */
export function islandModules(): AstroIntegration {
  return {
    name: 'island-modules',
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
          const { now } = islandsOf(html);
          if (now.length === 0) continue;
          const named = (tag: string) => {
            const files = scriptsOfIslands(read, [tag], page.split(sep)[0] as string);
            // What the page loads itself is not asked for again: Firefox takes that for an error.
            const others = [...files].filter((file) => !html.includes(`${file}"></script>`));
            return `${tag} modules="${others.map((file) => basename(file)).join(' ')}"`;
          };
          write(now.reduce((text, tag) => text.replace(tag, named), html));
        }
      },
    },
  };
}
