import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegrationLogger } from 'astro';
import { build } from 'esbuild';
import type { Entry } from '../offline/copy.ts';
import { type Language, languages } from '../words/languages.ts';
import { BROWSERS } from './browsers.ts';

/** What is fetched of a language at most, gzipped, in bytes. */
const MOST = 3_000_000;

/** The pages that are kept, as patterns of their folders: those that a table needs come at once, the others later; the most useful first. */
const AT_ONCE = [
  'offline',
  '.',
  'quick',
  'what-if',
  'game-night/**',
  'how-to-play/**',
  'rules/{.,*}',
  'play',
  'find',
  'check',
  'board',
];
const LATER = [
  ...['learn/**', 'examples', 'glossary', 'players', 'real-table', 'rulings', 'differences', 'credits'],
  ...['rule/**', 'card-game', 'card-game/{play,quick,rules/**,what-if,find}', '{what-if,rules/*}/picture/**'],
  // The chapters have the examples, too, and the list of cases has their answers.
  ...['examples/*', 'what-if/**', 'practice/**', 'card-game/**', 'rulebook'],
];

/** Files in the order in which they are wanted, each once. */
function filesOf(folder: string, patterns: readonly string[]): string[] {
  return [...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: folder }).sort()))];
}

/**
 * Writes the service workers when everything else is built: one for each language with what is kept of it, and a small one for
 * the site's root, which answers where a language is not kept. The same site gives the same workers.
 */
export async function writeWorkers(folder: string, base: string, logger: AstroIntegrationLogger): Promise<void> {
  /** A file as a worker keeps it, and its sizes. */
  const entryOf = (file: string) => {
    const content = readFileSync(join(folder, file));
    const address = base + file.replace(/(^|\/)index\.html$/, '$1');
    const entry: Entry = [address, `sha256-${createHash('sha256').update(content).digest('base64')}`];
    return { address, entry, bytes: content.length, weight: gzipSync(content, { level: 9 }).length };
  };

  const pageOf = (language: Language) => ({
    language,
    start: `${base}${language}/`,
    page: `${base}${language}/offline/`,
  });

  async function writeWorker(file: string, define: Readonly<Record<string, unknown>>): Promise<void> {
    await build({
      entryPoints: [fileURLToPath(new URL('../offline/worker.ts', import.meta.url))],
      outfile: join(folder, file),
      bundle: true,
      minify: true,
      format: 'iife',
      target: BROWSERS,
      define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
      logLevel: 'error',
    });
  }

  async function writeLanguage(language: Language): Promise<number> {
    const pages = (patterns: readonly string[]) => patterns.map((pattern) => `${language}/${pattern}/index.html`);
    // The words of the other languages are parts of the script.
    const others = new RegExp(`^_astro/(${languages.filter((other) => other !== language).join('|')})\\.`);
    const assets = filesOf(folder, ['_astro/fonts/*', '_astro/*.css', '_astro/*.js']).filter(
      (file) => !others.test(file),
    );
    const list = `${language}/offline.json`;
    const shell = [
      ...pages(AT_ONCE.slice(0, 2)),
      ...assets,
      'favicon.svg',
      'drawings/index.html',
      `${language}/search-*.json`,
    ];
    const atOnce = filesOf(folder, [...shell, ...pages(AT_ONCE)]).map((file) => entryOf(file));
    const known = new Set(atOnce.map(({ address }) => address));
    const later = filesOf(folder, ['positions/*.txt', ...pages(LATER), 'positions/day/*.json'])
      .map((file) => entryOf(file))
      .filter(({ address }) => !known.has(address));

    let room = MOST;
    const fitting = [...atOnce, ...later].filter(({ weight }) => {
      if (weight > room) return false;
      room -= weight;
      return true;
    });
    const kept = new Set(fitting);
    writeFileSync(join(folder, list), JSON.stringify(fitting.map(({ address, bytes }) => [address, bytes])));
    await writeWorker(`${language}/sw.js`, {
      FIRST: [entryOf(list), ...atOnce].map(({ entry }) => entry),
      LATER: later.filter((each) => kept.has(each)).map(({ entry }) => entry),
      INSTEAD: [pageOf(language)],
    });
    return fitting.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** What stands in a page or a script and is needed at once to show it. */
  function needed(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found;
    found.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    const pattern = file.endsWith('.html')
      ? /_astro\/[\w./-]+\.(?:js|css|woff2)/g
      : /(?<=(?:from|import)\s*["']\.\/)[\w.-]+\.js/g;
    for (const [name] of text.matchAll(pattern)) needed(name.startsWith('_astro/') ? name : `_astro/${name}`, found);
    return found;
  }

  for (const language of languages) {
    const weight = await writeLanguage(language);
    logger.info(`${language}: ${(weight / 1e6).toFixed(2)} MB are kept`);
  }
  const pages = ['index.html', ...languages.map((language) => `${language}/offline/index.html`)];
  const files = [...new Set(pages.flatMap((page) => [...needed(page)]))];
  await writeWorker('sw.js', {
    FIRST: [...files, 'favicon.svg'].map((file) => entryOf(file).entry),
    LATER: [],
    INSTEAD: languages.map(pageOf),
  });
}
