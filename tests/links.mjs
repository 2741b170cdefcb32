/**
 * Checks every link and every file that the built pages name: it has to be there, and so has the place on the page
 * that it points to. Usage: node tests/links.mjs [folder] [base]
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = 'dist', base = '/'] = process.argv.slice(2);
const pages = new Map(
  globSync('**/*.html', { cwd: folder }).map((page) => [page, readFileSync(join(folder, page), 'utf8')]),
);

const plain = (text) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

function addressesIn(html) {
  const attributes = [...html.matchAll(/\s(?:href|src|[\w-]+-url|action)="([^"]*)"/g)].map((match) => match[1]);
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/g)].flatMap((match) =>
    match[1].split(',').map((part) => part.trim().split(' ')[0]),
  );
  const styles = [...html.matchAll(/url\("?([^")]+)"?\)/g)].map((match) => match[1]);
  return [...attributes, ...sets, ...styles].map(plain);
}

const fileOf = (path) => (path === '' || path.endsWith('/') ? `${path}index.html` : path);

function faultOf(address, from) {
  if (/^(data|mailto):/.test(address)) return undefined;
  const origin = 'http://site.invalid';
  const { origin: host, pathname, hash } = new URL(address, `${origin}${base}${from.replace(/index\.html$/, '')}`);
  if (host !== origin) return undefined;
  if (!pathname.startsWith(base)) return 'leaves the site’s folder';
  const file = fileOf(decodeURIComponent(pathname.slice(base.length)));
  if (!existsSync(join(folder, file))) return 'leads nowhere';
  const id = decodeURIComponent(hash.slice(1));
  // Parts of pages come to pages that hold the drawings.
  const around = /\/picture\/[^/]+\/index\.html$/.test(file) ? pages.get('drawings/index.html') : '';
  // What the address tells a script is no place.
  if (id !== '' && !id.includes('=') && pages.has(file) && !`${pages.get(file)}${around}`.includes(`id="${id}"`))
    return 'points to no place on its page';
  return undefined;
}

let links = 0;
const faults = [...pages].flatMap(([page, html]) =>
  [...new Set(addressesIn(html))].flatMap((address) => {
    links += 1;
    const fault = faultOf(address, page);
    return fault ? [`${page}: ${address} ${fault}`] : [];
  }),
);

console.log(`${links} links on ${pages.size} pages under ${base}: ${faults.length === 0 ? 'all lead somewhere' : ''}`);
for (const fault of faults) console.log(`  ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
