/** Checks the sitemap of a built site, which has to hold the pages for readers, all of them, each with the same page in every language. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/words/languages.ts';

const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match.slice(1));
const HREFLANGS = [...languages, 'x-default'].sort().join();

/** What nobody looks for, although it is a page. */
const NOT_LISTED = /^\w+\/offline\//;

/**
 * Everything that is wrong with the sitemap in a folder, a line each.
 * @param {string} folder where the site is built
 * @param {string} root the whole address of that folder on its host
 * @returns {string[]}
 */
export function sitemapFaults(folder, root) {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((page) => [
      root + page.replace(/index\.html$/, ''),
      readFileSync(join(folder, page), 'utf8'),
    ]),
  );
  const entries = matches(readFileSync(join(folder, 'sitemap-0.xml'), 'utf8'), /<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g);
  const listed = new Set(entries.map(([address]) => address));
  const faults = entries.flatMap(([address, rest]) => {
    const html = pages.get(address) ?? '';
    const alternates = matches(rest, /<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g);
    const inHead = matches(html, /<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g);
    const isChoice = address === root;
    return [
      ...(/^<!doctype html>.*<html lang="\w.*<title>[^<]/is.test(html) ? [] : ['is no page for readers']),
      ...(alternates
        .map(([hreflang]) => hreflang)
        .sort()
        .join() === HREFLANGS
        ? []
        : ['lacks an alternate']),
      ...(isChoice || String(inHead) === String(alternates) ? [] : ['has other alternates in its head']),
      ...alternates
        .filter(([, other]) => !listed.has(other))
        .map(([, other]) => `has an alternate that is not listed: ${other}`),
    ].map((fault) => `${address} ${fault}`);
  });
  const missing = [...pages].flatMap(([address, html]) =>
    html.includes('<link rel="canonical"') && !listed.has(address) && !NOT_LISTED.test(address.slice(root.length))
      ? [`${address} is not in the sitemap`]
      : [],
  );
  return [...faults, ...missing];
}
