/**
 * Weighs what is built, gzipped, and fails when something is heavier than it may be: the engine, the fonts, and
 * what the heaviest page of each kind loads before the reader does anything. Usage: node tests/budgets.mjs [folder]
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { assetOf, islandsOf, scriptsOfIslands, withImports } from '../src/site/modules.ts';
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
  { what: 'engine with records and their schema', files: ['index'], limit: 22 },
];
const fontsLimit = 60;
const searchLimit = 45;
const calculatorLimit = 54.8;
const tableLimit = 126.9;
const readLimit = 55.9;
const kinds = [
  { kind: 'root', pages: /^(index|404)\.html$/, limits: { all: 5.8, script: 0 } },
  { kind: 'home', pages: /^\w+\/index\.html$/, limits: { all: 14, styles: 5.4, script: 1.8, files: 3 } },
  { kind: 'credits', pages: /^\w+\/credits\//, limits: { all: 9.7, styles: 4.3, script: 1.8 } },
  { kind: 'rules', pages: /^\w+\/rules?\//, limits: { all: 29.7, styles: 8.7 } },
  { kind: 'rulebook', pages: /^\w+\/rulebook\//, limits: { all: 65.5 } },
  { kind: 'play', pages: /^\w+\/play\//, limits: { all: 91.8, styles: 12.3, script: 67.4, files: 18 } },
  { kind: 'card table', pages: /^\w+\/card-game\/play\//, limits: { all: 75.8, styles: 9.4, script: 61.5, files: 12 } },
  { kind: 'parts of examples', pages: /\/part\//, limits: { all: 4.6 } },
  { kind: 'examples', pages: /^\w+\/examples\//, limits: { all: 23.8, styles: 8.4, script: 2.2, seen: 55.7 } },
  { kind: 'lessons', pages: /^\w+\/learn\//, limits: { all: 102.5, styles: 10.1, script: 78.8, files: 26 } },
  {
    kind: 'position of the day',
    pages: /^\w+\/practice\/position\//,
    limits: { all: 99.8, styles: 10, script: 85.4, files: 34 },
  },
  { kind: 'practice', pages: /^\w+\/practice\//, limits: { all: 54.5, styles: 7.1, script: 36.6, files: 19 } },
  { kind: 'what-if', pages: /^\w+\/what-if\//, limits: { all: 49.2, styles: 6.8 } },
  { kind: 'game night', pages: /^\w+\/game-night\//, limits: { all: 36.6, styles: 9.5 } },
  { kind: 'board', pages: /^\w+\/board\//, limits: { all: 81.2, styles: 7.8, script: 62.4, files: 23 } },
  {
    kind: 'card game lessons',
    pages: /^\w+\/card-game\/learn\//,
    limits: { all: 80.1, styles: 9, script: 63.5, files: 14 },
  },
  { kind: 'card game examples', pages: /^\w+\/card-game\/examples\//, limits: { all: 18.1, styles: 7.4, script: 2.6 } },
  { kind: 'check', pages: /^\w+\/check\//, limits: { all: 119.6, styles: 9.6, script: 93.6, files: 32 } },
  { kind: 'card game what-if', pages: /^\w+\/card-game\/what-if\//, limits: { all: 17.7, styles: 6, script: 1.8 } },
  { kind: 'card game', pages: /^\w+\/card-game\/(?!play\/)/, limits: { all: 17.7, styles: 8.8, script: 1.8 } },
  { kind: 'other', pages: /^/, limits: { all: 20.4 } },
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

/** What a chapter comes to when it has been read to its end: with its examples and what they share. */
function weighRead(page) {
  const parts = matches(read(page).toString(), /data-example="[^"]*?(\w+\/examples\/[\w-]+\/part\/)"/g);
  const shared = ['drawings/index.html', ...globSync('_astro/brought.*.css', { cwd: folder })];
  const brought = parts.length === 0 ? [] : [...parts.map((part) => `${part}index.html`), ...shared];
  return weighPage(page).all + weighFiles(brought);
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
for (const language of languages) {
  const chapters = globSync(`${language}/rules/*/index.html`, { cwd: folder });
  report(`longest chapter, read to its end (${language})`, Math.max(...chapters.map(weighRead)), readLimit);
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
