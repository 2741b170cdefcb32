/**
 * `npm run monkey -- --seconds 60 --seed 1`: presses at random on every kind of page of the built site, and reports what goes
 * wrong with the presses that led to it. A scene is one page; `--scene 7` plays the seventh of a seed alone.
 */
import { chromium } from '@playwright/test';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { OptionError, valuesIn, whole } from '../../src/simulator/arguments.ts';
import { findChromium } from '../browser/chromium.mjs';
import { PAGES } from '../browser/pages.ts';
import { serve } from '../browser/serve.ts';
import { playScene } from './scene.ts';

/** Presses on one page. */
const OF_ONE_SCENE = 60;
/** Every so many scenes the service worker is let in. */
const KEPT_EVERY = 5;
/** Presses that are printed before an error. */
const LAST = 25;

const USAGE = 'npm run monkey -- --seconds N --seed S [--presses N] [--scene N]';

function readOptions() {
  const values = valuesIn(process.argv.slice(2), {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    presses: { type: 'string', default: '1000000' },
    scene: { type: 'string' },
  });
  return {
    seconds: whole('seconds', values.seconds, 1, 1_000_000),
    seed: whole('seed', values.seed, 0, 0x7fffffff),
    presses: whole('presses', values.presses, 1, 1_000_000),
    scene: values.scene === undefined ? null : whole('scene', values.scene, 1, 1_000_000),
  };
}

async function run({ seconds, seed, presses: most, scene: only }: ReturnType<typeof readOptions>): Promise<void> {
  const server = await serve(new Map());
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const until = Date.now() + 1000 * seconds;
  const deadEnds = new Map<string, number>();
  let [presses, errors] = [0, 0];
  for (let n = only ?? 1; Date.now() < until && presses < most; n++) {
    const random = xoroshiro128plus(seed * 10_007 + n);
    const draw = (from: number, to: number) => uniformInt(random, from, to);
    const path = PAGES[draw(0, PAGES.length - 1)] as string;
    const left = Math.min(OF_ONE_SCENE, most - presses);
    const asked = { host: server.address, path, presses: left, until, isKept: n % KEPT_EVERY === 0 };
    const scene = await playScene(browser, asked, draw);
    presses += scene.presses;
    errors += scene.errors.length;
    for (const { error, presses: before } of scene.errors)
      console.log(`\n/${path}, --seed ${seed} --scene ${n}: ${error}\n  ${before.slice(-LAST).join('\n  ')}`);
    for (const end of scene.deadEnds) deadEnds.set(end, (deadEnds.get(end) ?? 0) + 1);
    if (only !== null) break;
  }
  await browser.close();
  await server.close();
  if (deadEnds.size > 0) console.log('\nThe focus was lost after:');
  for (const [end, count] of [...deadEnds].sort(([, a], [, b]) => b - a)) console.log(`  ${count} × ${end}`);
  console.log(`${presses} presses, ${errors} page errors`);
  process.exitCode = errors > 0 ? 1 : 0;
}

try {
  await run(readOptions());
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
