/** Builds the site for a folder of another host, into a folder of its own, and checks all links there. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '../src/words/languages.ts';

const folder = mkdtempSync(join(tmpdir(), 'milestones-'));
const env = { ...process.env, SITE: 'https://rules.example', BASE: '/milestones/' };
const run = (...args) => execFileSync('node', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });

try {
  run('node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder);
  execFileSync('node', ['tests/links.mjs', folder, env.BASE], { stdio: 'inherit' });
  const credits = readFileSync(join(folder, 'fr/credits/index.html'), 'utf8');
  for (const language of languages) {
    const alternate = `hreflang="${language}" href="https://rules.example/milestones/${language}/credits/"`;
    if (!credits.includes(alternate)) throw new Error(`fr/credits/ does not say: ${alternate}`);
  }
  const sitemap = readFileSync(join(folder, 'sitemap-0.xml'), 'utf8');
  if (!sitemap.includes('<loc>https://rules.example/milestones/hu/</loc>')) throw new Error('No hu/ in the sitemap.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
