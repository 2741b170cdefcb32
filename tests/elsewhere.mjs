/**
 * Builds what is committed once more, in a clone with packages of its own in a folder of another name, and compares it with `dist/`,
 * which has to be built of the same commit. Every byte has to be the same, but for what follows from the folder's name: Astro numbers
 * islands by a hash that holds it, and service workers hold the hashes and the sizes of the pages.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '')
  throw new Error('There are changes that are not committed.');

const folder = mkdtempSync(join(tmpdir(), 'some other folder '));
const clone = join(folder, 'clone');
const FROM_FOLDER = [
  { files: /\.html$/, what: /<astro-island uid="[^"]*"/g },
  { files: /\bsw\.js$/, what: /sha256-[\w+/]+=*/g },
  { files: /\boffline\.json$/, what: /,\d+(?=\])/g },
];
const comparable = (path) => {
  const found = FROM_FOLDER.find(({ files }) => files.test(path));
  return found ? Buffer.from(readFileSync(path, 'utf8').replaceAll(found.what, '')) : readFileSync(path);
};
const run = (cwd, command, ...args) => execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
const filesIn = (dist) =>
  new Map(
    globSync('**', { cwd: dist, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(dist.length), comparable(path)]),
  );

try {
  run('.', 'git', 'clone', '--quiet', '.', clone);
  run(clone, 'npm', 'ci');
  run(clone, 'node', 'node_modules/astro/bin/astro.mjs', 'build');
  const [here, there] = [filesIn(join(process.cwd(), 'dist')), filesIn(join(clone, 'dist'))];
  const names = [...new Set([...here.keys(), ...there.keys()])].sort();
  const differing = names.filter((name) => !there.has(name) || !here.get(name)?.equals(there.get(name)));
  if (differing.length > 0) throw new Error(`${differing.length} files differ:\n${differing.slice(0, 20).join('\n')}`);
  console.log(`${names.length} files are the same when they are built elsewhere.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
