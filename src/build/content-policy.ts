import { createHash } from 'node:crypto';
import type { Step } from './step.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of what stands between the tags of a kind; a script that is a file of its own has nothing there, and data does not run. */
const hashesOf = (tag: 'script' | 'style', html: string) =>
  [
    ...html.matchAll(
      new RegExp(String.raw`<${tag}\b(?![^>]*\btype="application/ld\+json")[^>]*>([\s\S]*?)</${tag}>`, 'g'),
    ),
  ].flatMap(([, text]) => (text ? [hashOf(text)] : []));

/** The pages with pictures that the browser has and nobody else: a photo of the reader's, the map of a game as a script has drawn it. */
const OWN_PICTURES = /^\w+\/(board|play)\//;

/**
 * The content security policy of a page: nothing comes from anywhere but the site itself, and of what stands in the page only
 * what it was built with.
 * @param html the page.
 * @param path where the page is.
 */
export function policyOf(html: string, path = ''): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashesOf('script', html))],
    'style-src': ["'self'", ...new Set(hashesOf('style', html))],
    'img-src': OWN_PICTURES.test(path) ? ["'self'", 'blob:'] : ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** Whole scripts and styles. */
const ELEMENTS = /<(script|style)\b[\s\S]*?<\/\1>/g;

/** What nothing allows in a page: it would be ignored there, and nobody would see it before a reader does. */
const FORBIDDEN = /<[a-z][^>]*\s(style|on[a-z]+)="/;

/**
 * Puts its policy into every page, before all that it governs. Astro's own would name the hashes of the whole site on each page,
 * and none of the scripts that stand in pages as they are. Throws where a page has what its policy forbids, or where a part of pages
 * brings a script or a style, which the policies of the pages that take it forbid.
 */
export const contentPolicy: Step = () => (html, page) => {
  const [forbidden] = FORBIDDEN.exec(html.replaceAll(ELEMENTS, '')) ?? [];
  if (forbidden !== undefined) throw new Error(`${page}: the policy forbids ${forbidden}`);
  if (!html.includes('<html')) {
    const [unnamed] = html.match(ELEMENTS) ?? [];
    if (unnamed !== undefined) throw new Error(`${page}: the policies of the pages that bring it forbid ${unnamed}`);
    return html;
  }
  const [charset] = /<meta charset="utf-8">/.exec(html) ?? [];
  if (charset === undefined) throw new Error(`${page} has no place for its policy`);
  const policy = policyOf(html, page);
  return html.replace(charset, `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
};
