import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentPolicy } from './content-policy.ts';
import { modulePreloads } from './module-preloads.ts';
import { writeWorkers } from './offline.ts';
import { sharedStyles } from './shared-styles.ts';
import type { Step } from './step.ts';
import { usedDrawings } from './used-drawings.ts';

/** What is done to the pages that Astro has built, in this order. Each file says what its step is for; weights are gzipped. */
const STEPS: readonly Step[] = [
  // A page keeps the drawings that it shows, each once: 2 to 7 kB less.
  usedDrawings,
  // Two files of styles instead of up to 31: the play page has 12.5 kB of them and not 19.4.
  sharedStyles,
  // Scripts are fetched in one round trip and not in four or five, each when the one that imports it has come.
  modulePreloads,
  // Each page allows what stands in it. Last, because the hashes are those of the finished page.
  contentPolicy,
];

/** Runs the steps, writes the pages, and then the service workers, which keep the pages as they are written. */
export function pipeline(): AstroIntegration {
  let base = '/';
  return {
    name: 'pipeline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const read = (page: string) => [page, readFileSync(join(folder, page), 'utf8')] as const;
        let pages = new Map(globSync('**/*.html', { cwd: folder }).map(read));
        for (const step of STEPS) {
          const rewritten = step({ folder, base, pages });
          pages = new Map([...pages].map(([page, html]) => [page, rewritten(html, page)]));
        }
        for (const [page, html] of pages) writeFileSync(join(folder, page), html);
        await writeWorkers(folder, base, logger);
      },
    },
  };
}
