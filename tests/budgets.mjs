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

/** In kB. `all` is HTML, styles and script together, `seen` the script that comes with what is seen only; what has no limit is only shown. */
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
const calculatorLimit = 50;
const readLimit = 80;
const kinds = [
  { kind: 'root', pages: /^(index|404)\.html$/, limits: { all: 10, script: 0 } },
  { kind: 'home', pages: /^\w+\/index\.html$/, limits: { all: 25, styles: 8, script: 2 } },
  { kind: 'credits', pages: /^\w+\/credits\//, limits: { all: 15, styles: 8, script: 2 } },
  { kind: 'rules', pages: /^\w+\/rules?\//, limits: { all: 31.5, styles: 8 } },
  { kind: 'rulebook', pages: /^\w+\/rulebook\//, limits: { all: 75 } },
  { kind: 'play', pages: /^\w+\/play\//, limits: { script: 103 } },
  { kind: 'card table', pages: /^\w+\/card-game\/play\//, limits: { all: 95, styles: 9, script: 76 } },
  { kind: 'parts of examples', pages: /\/part\//, limits: { all: 7 } },
  { kind: 'examples', pages: /^\w+\/examples\//, limits: { all: 30, styles: 8, script: 2, seen: 67 } },
  { kind: 'lessons', pages: /^\w+\/learn\//, limits: { all: 140, styles: 9.2, script: 90 } },
  { kind: 'practice', pages: /^\w+\/practice\//, limits: { styles: 8, script: 60 } },
  { kind: 'what-if', pages: /^\w+\/what-if\//, limits: { all: 60, styles: 8 } },
  { kind: 'game night', pages: /^\w+\/game-night\//, limits: { all: 40, styles: 9 } },
  { kind: 'board', pages: /^\w+\/board\//, limits: { all: 85, styles: 9, script: 65 } },
  { kind: 'card game lessons', pages: /^\w+\/card-game\/learn\//, limits: { all: 100, styles: 9.2, script: 80 } },
  { kind: 'card game examples', pages: /^\w+\/card-game\/examples\//, limits: { all: 25, styles: 9, script: 3 } },
  { kind: 'check', pages: /^\w+\/check\//, limits: { all: 34, styles: 9, script: 2, seen: 110 } },
  { kind: 'card game what-if', pages: /^\w+\/card-game\/what-if\//, limits: { all: 50, styles: 8, script: 2 } },
  { kind: 'card game', pages: /^\w+\/card-game\/(?!play\/)/, limits: { all: 25, styles: 9, script: 2 } },
  { kind: 'other', pages: /^/, limits: { all: 30 } },
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
  const styles = weighFiles(new Set(matches(html, /<link rel="stylesheet" href="([^"]+)"/g).map(assetOf)));
  const scripts = scriptsOf(html, page.split('/')[0]);
  const script = weighFiles(scripts.script);
  return { page, styles, script, seen: weighFiles(scripts.seen), all: weigh(html) + styles + script };
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
  const opener = globSync('_astro/Search.*.js', { cwd: folder })[0];
  const [dialog] = matches(read(opener).toString(), /import\(\s*["'`]\.\/(dialog\.[^"'`]+\.js)["'`]/g);
  const scripts = withImports(readText, `_astro/${dialog}`, language, withImports(readText, opener, language));
  return weighFiles([...scripts, ...globSync(`${language}/search-*.json`, { cwd: folder })]);
}

/** What opening a calculator of the game night fetches, with the words of a language. */
function weighCalculator(name, language) {
  const files = ['mount', name].map((chunk) => globSync(`_astro/${chunk}.*.js`, { cwd: folder })[0]);
  return weighFiles(files.reduce((found, file) => withImports(readText, file, language, found), new Set()));
}

/** What a chapter comes to when it has been read to its end: with its examples and what they share. */
function weighRead(page) {
  const parts = matches(read(page).toString(), /data-example="[^"]*?(\w+\/examples\/[\w-]+\/part\/)"/g);
  const shared = ['drawings/index.html', ...globSync('_astro/brought.*.css', { cwd: folder })];
  const brought = parts.length === 0 ? [] : [...parts.map((part) => `${part}index.html`), ...shared];
  return weighPage(page).all + weighFiles(brought);
}

let exceeded = 0;

function report(what, weight, limit) {
  const over = limit !== undefined && weight > limit;
  if (over) exceeded += 1;
  const allowed = limit === undefined ? '' : ` of ${limit}`;
  console.log(`${over ? '✗' : ' '} ${what.padEnd(44)} ${weight.toFixed(1).padStart(6)} kB${allowed}`);
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
  for (const part of ['all', 'styles', 'script', 'seen']) {
    const heaviest = weights.reduce((one, other) => (other[part] > one[part] ? other : one));
    if (part === 'seen' && heaviest.seen === 0) continue;
    report(`${kind}: ${part} (${heaviest.page})`, heaviest[part], limits[part]);
  }
}
if (exceeded > 0) throw new Error(`${exceeded} of the size budgets are exceeded.`);
