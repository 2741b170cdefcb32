import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { type Language, languages } from '../words/languages.ts';
import { BROWSERS } from './browsers.ts';

/** What is fetched of a language at most, gzipped, in bytes. */
const MOST = 3_000_000;

/** The pages that are kept, as patterns of their folders: those that a table needs come at once, the others later; the most useful first. */
const AT_ONCE = ['offline', '.', 'quick', 'what-if', 'game-night/**', 'rules/{.,*}', 'play', 'find', 'check', 'board'];
const LATER = [
  ...[
    'learn/**',
    'examples',
    'examples/*/part',
    'glossary',
    'players',
    'real-table',
    'rulings',
    'differences',
    'credits',
  ],
  ...['rule/**', 'card-game', 'card-game/{play,quick,rules/**,what-if,find}', '{what-if,rules/*}/picture/**'],
  // The chapters have the examples, too, and the list of cases has their answers.
  ...['examples/*', 'what-if/**', 'practice/**', 'card-game/**', 'rulebook'],
];

const hash = (content: Buffer) => createHash('sha256').update(content).digest();

/** Files in the order in which they are wanted, each once. */
function filesOf(folder: string, patterns: readonly string[]): string[] {
  return [...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: folder }).sort()))];
}

/**
 * Writes the service workers when everything else is built: one for each language with what is kept of it, and a small one for
 * the site's root, which answers where a language is not kept. The same site gives the same workers.
 */
export function offline(): AstroIntegration {
  let base = '/';

  /** How a file is kept. The names under `_astro/` say what is in them; other files have a revision. */
  const entryOf = (folder: string, file: string) => {
    const content = readFileSync(join(folder, file));
    const address = base + file.replace(/(^|\/)index\.html$/, '$1');
    return {
      entry: { url: address, revision: file.startsWith('_astro/') ? null : hash(content).toString('hex').slice(0, 8) },
      // With it, what is fetched later is kept only if it is of this version.
      integrity: `sha256-${hash(content).toString('base64')}`,
      bytes: content.length,
      weight: gzipSync(content, { level: 9 }).length,
    };
  };

  const pageOf = (language: Language) => ({
    language,
    start: `${base}${language}/`,
    page: `${base}${language}/offline/`,
  });

  async function writeWorker(folder: string, file: string, define: Readonly<Record<string, unknown>>): Promise<void> {
    await build({
      entryPoints: [fileURLToPath(new URL('../offline/worker.ts', import.meta.url))],
      outfile: join(folder, file),
      bundle: true,
      minify: true,
      format: 'iife',
      target: BROWSERS,
      define: {
        ...Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
        'process.env.NODE_ENV': '"production"',
      },
      logLevel: 'error',
    });
  }

  async function writeLanguage(folder: string, language: Language): Promise<number> {
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
    const atOnce = filesOf(folder, [...shell, ...pages(AT_ONCE)]).map((file) => entryOf(folder, file));
    const known = new Set(atOnce.map(({ entry }) => entry.url));
    const later = filesOf(folder, ['positions/*.txt', ...pages(LATER), 'positions/day/*.json'])
      .map((file) => entryOf(folder, file))
      .filter(({ entry }) => !known.has(entry.url));

    let room = MOST;
    const fitting = [...atOnce, ...later].filter(({ weight }) => {
      if (weight > room) return false;
      room -= weight;
      return true;
    });
    const kept = new Set(fitting);
    writeFileSync(join(folder, list), JSON.stringify(fitting.map(({ entry, bytes }) => [entry.url, bytes])));
    await writeWorker(folder, `${language}/sw.js`, {
      FIRST: [entryOf(folder, list), ...atOnce].map(({ entry }) => entry),
      LATER: later.filter((each) => kept.has(each)).map(({ entry, integrity }) => ({ ...entry, integrity })),
      INSTEAD: [pageOf(language)],
    });
    return fitting.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** What stands in a page or a script and is needed at once to show it. */
  function needed(folder: string, file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found;
    found.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    const pattern = file.endsWith('.html')
      ? /_astro\/[\w./-]+\.(?:js|css|woff2)/g
      : /(?<=(?:from|import)\s*["']\.\/)[\w.-]+\.js/g;
    for (const [name] of text.matchAll(pattern))
      needed(folder, name.startsWith('_astro/') ? name : `_astro/${name}`, found);
    return found;
  }

  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        for (const language of languages) {
          const weight = await writeLanguage(folder, language);
          logger.info(`${language}: ${(weight / 1e6).toFixed(2)} MB are kept`);
        }
        const pages = ['index.html', ...languages.map((language) => `${language}/offline/index.html`)];
        const files = [...new Set(pages.flatMap((page) => [...needed(folder, page)]))];
        await writeWorker(folder, 'sw.js', {
          FIRST: [...files, 'favicon.svg'].map((file) => entryOf(folder, file).entry),
          LATER: [],
          INSTEAD: languages.map(pageOf),
        });
      },
    },
  };
}
