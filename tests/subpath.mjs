/** Builds the site for a folder of another host, into a folder of its own, and checks all links there, and that it works there without a network. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { languages } from '../src/words/languages.ts';
import { findChromium } from './browser/chromium.mjs';
import { serve } from './browser/serve.ts';
import { sitemapFaults } from './sitemap.mjs';

const folder = mkdtempSync(join(tmpdir(), 'milestones-'));
const env = { ...process.env, SITE: 'https://rules.example', BASE: '/milestones/' };
const run = (...args) => execFileSync('node', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });

/** Visits the site once, takes the server away, and opens pages that were not visited. */
async function withoutNetwork() {
  const site = await serve(new Map(), '', { folder, base: env.BASE });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.address}fr/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 120_000 });
    await site.close();
    for (const path of ['fr/quick/', 'fr/what-if/', 'fr/play/', 'fr/rules']) {
      await page.goto(site.address + path);
      await page.locator('h1, .setup').first().waitFor();
    }
    await page.goto(`${site.address}fr/no-such-page/`);
    await page.locator('#here').waitFor();
  } finally {
    await browser.close();
    await site.close();
  }
}

try {
  run('node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder);
  execFileSync('node', ['tests/links.mjs', folder, env.BASE], { stdio: 'inherit' });
  const credits = readFileSync(join(folder, 'fr/credits/index.html'), 'utf8');
  for (const language of languages) {
    const alternate = `hreflang="${language}" href="https://rules.example/milestones/${language}/credits/"`;
    if (!credits.includes(alternate)) throw new Error(`fr/credits/ does not say: ${alternate}`);
  }
  const faults = sitemapFaults(folder, env.SITE + env.BASE);
  if (faults.length > 0) throw new Error(`The sitemap:\n${faults.join('\n')}`);
  await withoutNetwork();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
