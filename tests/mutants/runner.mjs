import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import * as vitest from './vitest.mjs';

/**
 * Runs test files for Stryker in one process, ten times as fast as Vitest, which begins a worker and loads every module for each
 * mutant. Each file is bundled once with all that it tests, and evaluated anew for every mutant: what another mutant has left –
 * boards laid out, tiles looked up – is gone. To Stryker a file is one test, because what one test of a file has looked up
 * another finds; coverage by test would miss that.
 */

const require = createRequire(import.meta.url);
const own = new Map([['vitest', vitest]]);

/** Lets what reads files beside itself find them, although it has been bundled. */
const placed = {
  name: 'placed',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /import\.meta\.url/ },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

const bundleOf = (file) => `mutants-${file.replaceAll(/\W/g, '-')}.cjs`;
const TIMES = 'mutants-times.json';

/** A file under its name and its text: what an earlier text of it has shown does not count any more. */
const idOf = (file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)}`;

async function bundle(file) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [placed],
    ssr: { noExternal: true, external: ['vitest'] },
    build: {
      ssr: file,
      outDir: '.',
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        treeshake: false,
        output: { format: 'cjs', entryFileNames: bundleOf(file), codeSplitting: false },
      },
    },
  });
}

class BundleRunner {
  static inject = ['options'];

  constructor({ bundles }) {
    this.files = globSync(bundles.include, { exclude: bundles.exclude }).sort();
    this.ids = new Map(this.files.map((file) => [file, idOf(file)]));
    this.scripts = new Map();
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env.MUTANTS = '1';
    // Whoever comes after a mutant that never ended finds the bundles made.
    for (const file of this.files) if (!existsSync(bundleOf(file))) await bundle(file);
    if (existsSync(TIMES)) this.quickestFirst(JSON.parse(readFileSync(TIMES, 'utf8')));
  }

  quickestFirst(times) {
    this.files.sort((a, b) => times[a] - times[b]);
  }

  evaluate(file) {
    const path = resolve(bundleOf(file));
    if (!this.scripts.has(file))
      this.scripts.set(file, new Script(`(require, exports) => {${readFileSync(path, 'utf8')}\n}`, { filename: path }));
    vitest.collected.length = 0;
    this.scripts.get(file).runInThisContext()((name) => own.get(name) ?? require(name), {});
  }

  /** Runs the files, each up to its first test that fails, and ends with the first that has one. */
  async run(files) {
    const results = [];
    for (const file of files) {
      const began = performance.now();
      const id = this.ids.get(file);
      const result = { id, name: id, fileName: file, status: 0 };
      globalThis.__stryker__.currentTestId = id;
      let at = 'loading';
      try {
        this.evaluate(file);
        for (const { name, run } of vitest.collected) {
          at = name;
          await run();
        }
      } catch (error) {
        Object.assign(result, { status: 1, failureMessage: `${at}: ${error}` });
      }
      results.push({ ...result, timeSpentMs: performance.now() - began });
      if (result.status === 1) break;
    }
    return results;
  }

  async dryRun() {
    globalThis.__stryker__ = {};
    const tests = await this.run(this.files);
    const times = Object.fromEntries(tests.map(({ fileName, timeSpentMs }) => [fileName, timeSpentMs]));
    writeFileSync(TIMES, JSON.stringify(times));
    this.quickestFirst(times);
    return { status: 'complete', tests, mutantCoverage: globalThis.__stryker__.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    globalThis.__stryker__ = { activeMutant: activeMutant.id, hitCount: 0, hitLimit };
    const tests = await this.run(this.files.filter((file) => testFilter?.includes(this.ids.get(file)) ?? true));
    if (globalThis.__stryker__.hitCount > hitLimit) return { status: 'timeout' };
    const failed = tests.find(({ status }) => status === 1);
    return failed === undefined
      ? { status: 'survived', nrOfTests: tests.length }
      : { status: 'killed', killedBy: [failed.id], failureMessage: failed.failureMessage, nrOfTests: tests.length };
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'bundles', injectableClass: BundleRunner }];
