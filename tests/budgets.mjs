/**
 * Weighs what is built, gzipped, and fails when something is heavier than it may be: the engine, the fonts, and
 * what the heaviest page of each kind loads before the reader does anything. Usage: node tests/budgets.mjs [folder]
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { assetOf, islandsOf, scriptsOfIslands, withImports } from '../src/build/modules.ts';
import { languages } from '../src/words/languages.ts';

const folder = process.argv[2] ?? 'dist';

/**
 * In kB. `all` is HTML, styles and script together, `styles` what stands in files of its own, `seen` the script that comes with what
 * is seen only; `files` is how many styles and scripts there are. What has no limit is only shown.
 */
const engines = [
  {
    what: 'engine: the rules',
    files: ['chapters/04-setup', 'fast-legal-actions', 'apply', 'view', 'rules'],
    limit: 15,
  },
  { what: 'engine with records and their schema', files: ['index'], limit: 23.1 },
];
const fontsLimit = 60;
const searchLimit = 124.4;
const calculatorLimit = 70;
const tableLimit = 153;
const kinds = [
  { kind: 'root', pages: /^index\.html$/, limits: { all: 7.6, script: 0 } },
  { kind: 'no page', pages: /^404\.html$/, limits: { all: 14.4, script: 6.3 } },
  { kind: 'home', pages: /^\w+\/index\.html$/, limits: { all: 21, styles: 8.3, script: 4.4, files: 4 } },
  { kind: 'credits', pages: /^\w+\/credits\//, limits: { all: 14.4, styles: 5.4, script: 4.4 } },
  { kind: 'rules', pages: /^\w+\/rules?\//, limits: { all: 49.9, styles: 12.3, seen: 65.8 } },
  { kind: 'rulebook', pages: /^\w+\/rulebook\//, limits: { all: 72.5 } },
  { kind: 'play', pages: /^\w+\/play\//, limits: { all: 113.4, styles: 14.3, script: 77.4, files: 29 } },
  {
    kind: 'card table',
    pages: /^\w+\/card-game\/play\//,
    limits: { all: 107.5, styles: 10.7, script: 83.2, files: 39 },
  },
  { kind: 'examples', pages: /^\w+\/examples\//, limits: { all: 32.8, styles: 9.8, script: 5.3, seen: 65.8 } },
  { kind: 'lessons', pages: /^\w+\/learn\//, limits: { all: 127.5, styles: 10.4, script: 98, files: 38 } },
  {
    kind: 'position of the day',
    pages: /^\w+\/practice\/position\//,
    limits: { all: 122.2, styles: 10.5, script: 102.2, files: 48 },
  },
  { kind: 'practice', pages: /^\w+\/practice\//, limits: { all: 71.8, styles: 8.4, script: 44.8, files: 25 } },
  { kind: 'what-if', pages: /^\w+\/what-if\//, limits: { all: 66.5, styles: 8.2 } },
  {
    kind: 'first table',
    pages: /^\w+\/game-night\/first-table\//,
    limits: { all: 61, styles: 10.8, script: 23, files: 17 },
  },
  { kind: 'game night', pages: /^\w+\/game-night\//, limits: { all: 61.7, styles: 10.5 } },
  { kind: 'how to play', pages: /^\w+\/how-to-play\/index/, limits: { all: 130, styles: 10.9, script: 89 } },
  { kind: 'storyboard', pages: /^\w+\/how-to-play\//, limits: { all: 43.5 } },
  { kind: 'board', pages: /^\w+\/board\//, limits: { all: 101, styles: 8.9, script: 75.7, files: 35 } },
  {
    kind: 'card game lessons',
    pages: /^\w+\/card-game\/learn\//,
    limits: { all: 94, styles: 9.6, script: 68.8, files: 23 },
  },
  { kind: 'card game examples', pages: /^\w+\/card-game\/examples\//, limits: { all: 23.7, styles: 8.7, script: 5.3 } },
  { kind: 'check', pages: /^\w+\/check\//, limits: { all: 134.4, styles: 10, script: 103.9, files: 41 } },
  { kind: 'card game what-if', pages: /^\w+\/card-game\/what-if\//, limits: { all: 25.5, styles: 7.2, script: 4.4 } },
  { kind: 'card game', pages: /^\w+\/card-game\/(?!play\/)/, limits: { all: 23.1, styles: 10.4, script: 6.5 } },
  { kind: 'other', pages: /^/, limits: { all: 25.5 } },
];

const weigh = (content) => gzipSync(content, { level: 9 }).length / 1000;
const read = (file) => readFileSync(join(folder, file));
const weighFiles = (files) => [...files].reduce((sum, file) => sum + weigh(read(file)), 0);
const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

const readText = (file) => read(file).toString();

/** The scripts of a page: its own with those of the islands that do not wait, and those of the islands that wait until they are seen. */
function scriptsOf(html, language) {
  const { now, waiting } = islandsOf(html);
  const own = matches(html, /<script[^>]*\ssrc="([^"]+)"/g).map(assetOf);
  const script = own.reduce(
    (found, entry) => withImports(readText, entry, language, found),
    scriptsOfIslands(readText, now, language),
  );
  return { script, seen: scriptsOfIslands(readText, waiting, language) };
}

function weighPage(page) {
  const html = read(page).toString();
  const sheets = new Set(matches(html, /<link rel="stylesheet" href="([^"]+)"/g).map(assetOf));
  const styles = weighFiles(sheets);
  const scripts = scriptsOf(html, page.split('/')[0]);
  const script = weighFiles(scripts.script);
  return {
    page,
    styles,
    script,
    seen: weighFiles(scripts.seen),
    all: weigh(html) + styles + script,
    files: sheets.size + scripts.script.size,
  };
}

async function weighEngine(files) {
  const contents = files.map((file) => `export * from './${file}.ts';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'src/milestones', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return weigh(outputFiles[0].contents);
}

/** What opening the search and asking the first question fetches: scripts, words, stemmer and all that can be found. */
function weighSearch(language) {
  const opener = globSync('_astro/Header.*.js', { cwd: folder })[0];
  const [dialog] = matches(read(opener).toString(), /import\(\s*["'`]\.\/(dialog\.[^"'`]+\.js)["'`]/g);
  const scripts = withImports(readText, `_astro/${dialog}`, language, withImports(readText, opener, language));
  return weighFiles([...scripts, ...globSync(`${language}/search-*.json`, { cwd: folder })]);
}

/** What opening a calculator of the game night fetches, with the words of a language. */
function weighCalculator(name, language) {
  const files = ['mount', name].map((chunk) => globSync(`_astro/${chunk}.*.js`, { cwd: folder })[0]);
  return weighFiles(files.reduce((found, file) => withImports(readText, file, language, found), new Set()));
}

/** What the play page comes to with a game on the table, which its script brings. */
function weighTable(language) {
  const page = `${language}/play/index.html`;
  const { script } = scriptsOf(read(page).toString(), language);
  const brought = withImports(readText, globSync('_astro/Table.*.js', { cwd: folder })[0], language, new Set());
  return weighPage(page).all + weighFiles(brought.difference(script));
}

let exceeded = 0;

function report(what, weight, limit, unit = 'kB') {
  const over = limit !== undefined && weight > limit;
  if (over) exceeded += 1;
  const allowed = limit === undefined ? '' : ` of ${limit}`;
  console.log(
    `${over ? '✗' : ' '} ${what.padEnd(44)} ${weight.toFixed(unit === 'kB' ? 1 : 0).padStart(6)} ${unit}${allowed}`,
  );
}

for (const { what, files, limit } of engines) report(what, await weighEngine(files), limit);
report(
  'fonts, all files',
  globSync('_astro/fonts/*', { cwd: folder }).reduce((sum, file) => sum + read(file).length / 1000, 0),
  fontsLimit,
);
for (const language of languages) {
  report(`search, first question (${language})`, weighSearch(language), searchLimit);
}
for (const language of languages) report(`a game at the table (${language})`, weighTable(language), tableLimit);
for (const name of ['MyRow', 'Corners', 'EndCard']) {
  report(`game night: ${name} (hu)`, weighCalculator(name, 'hu'), calculatorLimit);
}
const kindOf = (page) => kinds.find(({ pages }) => pages.test(page));
const pages = Map.groupBy(globSync('**/*.html', { cwd: folder }), kindOf);
for (const [{ kind, limits }, members] of pages) {
  const weights = members.map(weighPage);
  for (const part of ['all', 'styles', 'script', 'seen', 'files']) {
    const heaviest = weights.reduce((one, other) => (other[part] > one[part] ? other : one));
    if (part === 'seen' && heaviest.seen === 0) continue;
    report(`${kind}: ${part} (${heaviest.page})`, heaviest[part], limits[part], part === 'files' ? 'files' : 'kB');
  }
}
if (exceeded > 0) throw new Error(`${exceeded} of the size budgets are exceeded.`);
