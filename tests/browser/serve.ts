/** The server of the browser tests. Run as a script it serves what is built on the port that it is told. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Where a built site lies, and the folder of its host that it was built for. */
interface Built {
  readonly folder: string;
  readonly base: string;
}

const BUILT: Built = { folder: join(import.meta.dirname, '../../dist'), base: '/' };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What hosts send compressed, where that is understood. */
const isText = (type: string) => !/^(image\/(png|webp)|font)/.test(type);

/** What a test puts between the site and its reader: answers a path wrongly and returns true, or leaves it to the server. */
export type Fault = (path: string, response: ServerResponse) => boolean;

interface Served {
  readonly address: string;
  /** Answers nobody any more. */
  close(): Promise<void>;
}

/**
 * Serves what is built as `_headers` asks a host to, what has its content in its name to be kept and all else to be asked for
 * anew, and `404.html` where there is no page, texts compressed as hosts do, with changes that a test needs: texts of its own, added to the file of that path or in the place of one that is not
 * there, and something behind the policy of every page. On any free port where none is named. What goes wrong on the way comes first.
 */
export async function serve(
  own: ReadonlyMap<string, string>,
  inEveryPage = '',
  { folder, base }: Built = BUILT,
  port = 0,
  fault: Fault = () => false,
): Promise<Served> {
  const contentOf = (path: string): Buffer | string | undefined => {
    const file = join(folder, path.slice(base.length), path.endsWith('/') ? 'index.html' : '');
    const isOurs = path.startsWith(base) && existsSync(file) && statSync(file).isFile();
    const content = isOurs ? readFileSync(file) : undefined;
    const added = own.get(path);
    if (content === undefined) return added;
    if (added !== undefined) return `${content}${added}`;
    return inEveryPage !== '' && extname(file) === '.html'
      ? content.toString().replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, (policy) => policy + inEveryPage)
      : content;
  };
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (fault(pathname, response)) return response;
    const content = contentOf(pathname);
    if (content === undefined)
      return response.writeHead(404, { 'content-type': 'text/html' }).end(contentOf(`${base}404.html`));
    const type = TYPES[pathname.endsWith('/') ? '.html' : extname(pathname)] ?? 'text/plain';
    const kept = pathname.startsWith(`${base}_astro/`)
      ? 'public, max-age=600, stale-while-revalidate=31536000'
      : 'no-cache';
    response.setHeader('content-type', type).setHeader('cache-control', kept);
    if (!isText(type) || !headers['accept-encoding']?.includes('gzip')) return response.end(content);
    return response.setHeader('content-encoding', 'gzip').end(gzipSync(content));
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A page that does nothing, and shares its storage with all others. */
const EMPTY = new Map([['/empty.html', '<link rel="icon" href="data:,">']]);

if (import.meta.main) await serve(EMPTY, '', BUILT, Number(process.argv[2]));
