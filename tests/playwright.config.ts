import { defineConfig } from '@playwright/test';
import { findChromium } from './browser/chromium.mjs';
import { ANY_WINDOW, FAULTS, NARROW, WHOLE, WIDE } from './browser/windows.ts';

// Several checkouts can be tested on one machine, each on a port of its own.
const port = Number(process.env.PORT ?? 4387);

/** How a Chromium is started. */
const launched = (executablePath?: string) => ({
  ...(executablePath && { executablePath }),
  timeout: 30_000,
  args: [
    '--no-sandbox',
    // Letters as wide as in a whole browser; without it the headless shell makes each of them a whole number of pixels wide.
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'browser',
  // A folder of its own: it is emptied before every run, and the report of the unit tests is not to go with it.
  outputDir: '../test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that fails once has found something.
  retries: 0,
  // Waiting costs nothing where the condition comes true, but every wait ends: a run that hangs says so within its limits.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  globalTimeout: 19 * 60_000,
  // Where so many fail, the rest has nothing to add. In a run by hand it is good to see them all.
  maxFailures: process.env.CI ? 10 : 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: 'en-GB',
    // A window of its own for each test is half of what a small one costs; what a test leaves is cleared away before the next.
    reuseContext: true,
    // What a page fetches is to come from the server; offline.spec.ts lets the workers be.
    serviceWorkers: 'block',
    launchOptions: launched(findChromium()),
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: new RegExp(`${NARROW}|${WHOLE}|${FAULTS}`) },
    { name: 'phone', use: phone, grepInvert: new RegExp(`${ANY_WINDOW}|${WIDE}|${WHOLE}|${FAULTS}`) },
    { name: 'whole', use: { ...desktop, launchOptions: launched(findChromium(true)) }, grep: new RegExp(WHOLE) },
    { name: 'faults', use: desktop, grep: new RegExp(FAULTS) },
    // What is measured begins as a reader's visit does, in a reader's browser, with nothing fetched before.
    {
      name: 'bench',
      testDir: 'bench',
      use: { ...phone, reuseContext: false, launchOptions: launched(findChromium(true)) },
    },
  ],
  webServer: {
    command: `node tests/browser/serve.ts ${port}`,
    cwd: '..',
    url: `http://localhost:${port}/en/`,
    reuseExistingServer: false,
  },
});
