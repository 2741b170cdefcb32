/**
 * Finds the Chromium that the browser tests run in: CHROMIUM_PATH, the system's headless shell, its Chromium or Chrome, or
 * Playwright's own. Run as a script (`npm run browser` does), it installs what is missing.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without its windows: the same pages for four fifths of the processor's time. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const inPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
const shells = inPath(SHELL);
const browsers = [...BROWSERS.flatMap(inPath), ...elsewhere, chromium.executablePath()];

/** The path of a Chromium that can be run, or nothing; a whole one, as readers have it, where that is asked for and there is one. */
export function findChromium(whole = false) {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return (whole ? [...browsers, ...shells] : [...shells, ...browsers]).find(runs);
}

const run = (command, ...args) =>
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });

const hasApt = process.getuid?.() === 0 && runs('/usr/bin/apt-get');

function install() {
  if (!hasApt) {
    if (!findChromium()) run('npx', 'playwright', 'install', 'chromium');
    return;
  }
  const missing = [...(shells.some(runs) ? [] : [SHELL]), ...(browsers.some(runs) ? [] : ['chromium'])];
  for (const name of missing) {
    try {
      run('apt-get', 'update', '-qq');
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
    } catch {
      // Without a network, or on a system that has no such package, what is there has to do.
    }
  }
}

if (import.meta.main) {
  if (!process.env.CHROMIUM_PATH) install();
  if (!findChromium()) throw new Error('There is no Chromium, and none could be installed. Set CHROMIUM_PATH.');
}
