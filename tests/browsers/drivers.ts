import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities, Origin } from 'selenium-webdriver';

/** A browser with one window, as far as the walk needs it. */
export interface Driver {
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page, with values that JSON can say. */
  run<R, Args extends readonly unknown[]>(work: (...args: Args) => R, ...args: Args): Promise<Awaited<R>>;
  /** Presses a place of the window with the mouse. */
  click(place: { readonly x: number; readonly y: number }): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser of a machine, or what is missing there. */
export interface Found {
  readonly name: string;
  readonly missing: readonly string[];
  readonly start: () => Promise<Driver>;
}

const WINDOW = { width: 1280, height: 800 };

const firefoxPath = process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath as string,
    headless: true,
    defaultViewport: WINDOW,
  });
  const page = await browser.newPage();
  return {
    name: `Firefox (${await browser.version()})`,
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    run: (work, ...args) => page.evaluate(work as never, ...(args as unknown as never[])) as never,
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (selector, text) => page.locator(selector).fill(text),
    close: () => browser.close(),
  };
}

const webkitDriver = '/usr/bin/WebKitWebDriver';
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** A port that nobody uses. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  const display = `:${90 + (port % 900)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' });
  await pause(1000);
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const server: ChildProcess = spawn(webkitDriver, [`--port=${port}`], { stdio: 'ignore', env });
  await pause(1000);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  const version = (await driver.getCapabilities()).getBrowserVersion();
  return {
    name: `WebKitGTK (${version})`,
    open: (address) => driver.get(address),
    run: (work, ...args) =>
      driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1];
        Promise.resolve((${work})(...[...arguments].slice(0, -1))).then(done, (error) => done({ failed: String(error) }));`,
        ...args,
      ) as never,
    click: ({ x, y }) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    type: async (selector, text) => (await driver.findElement(By.css(selector))).sendKeys(text),
    close: async () => {
      await driver.quit();
      server.kill();
      screen.kill();
    },
  };
}

const lacking = (what: Readonly<Record<string, unknown>>) => Object.keys(what).filter((name) => !what[name]);

/** The browsers besides Chromium, and which of their Debian packages a machine lacks. */
export const BROWSERS: readonly Found[] = [
  { name: 'Firefox', missing: lacking({ 'firefox-esr': firefoxPath }), start: startFirefox },
  {
    name: 'WebKit',
    missing: lacking({
      'webkit2gtk-driver': existsSync(webkitDriver) && miniBrowser,
      xvfb: existsSync('/usr/bin/Xvfb'),
    }),
    start: startWebKit,
  },
];
