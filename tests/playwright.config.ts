import { defineConfig } from '@playwright/test';
import { findChromium } from './browser/chromium.mjs';
import { ANY_WINDOW, NARROW, WIDE } from './browser/windows.ts';

// Several checkouts can be tested on one machine, each on a port of its own.
const port = Number(process.env.PORT ?? 4387);
const executablePath = findChromium();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'browser',
  // A folder of its own: it is emptied before every run, and the report of the unit tests is not to go with it.
  outputDir: '../test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Two browsers on two cores may once miss their moment; what passes only then is printed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // A machine with two cores is busy with two browsers.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: 'en-GB',
    // A window of its own for each test is half of what a small one costs; what a test leaves is cleared away before the next.
    reuseContext: true,
    // What a page fetches is to come from the server; offline.spec.ts lets the workers be.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: new RegExp(NARROW) },
    { name: 'phone', use: phone, grepInvert: new RegExp(`${ANY_WINDOW}|${WIDE}`) },
    // What is measured begins as a reader's visit does, with nothing fetched before.
    { name: 'bench', testDir: 'bench', use: { ...phone, reuseContext: false } },
  ],
  webServer: {
    command: `node tests/browser/serve.ts ${port}`,
    cwd: '..',
    url: `http://localhost:${port}/en/`,
    reuseExistingServer: false,
  },
});
