import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../words/languages.ts';
import { assetOf } from './modules.ts';
import type { Step } from './step.ts';

const LINK = /<link rel="stylesheet" href="([^"]*)">/;

/** What every page's head begins with: the order of the layers, and the letters. */
const FIRST = /(?:<style>[^<]*<\/style>\s*)+/;
const firstOf = (html: string) => FIRST.exec(html)?.[0].replaceAll(/<\/?style>/g, '');

/** The addresses of the styles that a page's head asks for, each once, and the page with something else in the place of the links. */
export function withoutStyles(html: string): { styles: string[]; filled: (instead: string) => string } {
  const end = html.indexOf('</head>');
  const [before = '', ...after] = html.slice(0, end).split(LINK);
  const styles = new Set(after.filter((_, i) => i % 2 === 0));
  const between = after.filter((_, i) => i % 2 === 1).join('');
  return { styles: [...styles], filled: (instead) => before + instead + between + html.slice(end) };
}

/**
 * Makes few files of the many that Astro writes for the styles of the pages: one with what all pages of a language have, and one
 * for each kind of page with the rest. Each file more would be a request more that the first picture waits for. The letters that
 * Astro names in every head go along with the first: each page asks for them itself, so that they are under way by then.
 */
export const sharedStyles: Step = ({ folder, base, pages }) => {
  const fileOf = (address: string) => join(folder, assetOf(address));
  const whole = [...pages]
    // Parts of pages have no head.
    .filter(([, html]) => html.includes('</head>'))
    .map(([page, html]) => ({ page, first: firstOf(html), styles: withoutStyles(html).styles }));
  const [first, ...others] = new Set(whole.map((each) => each.first));
  if (first === undefined || others.length > 0) throw new Error('Not all pages begin with the same styles.');
  const everywhere = whole
    .filter(({ page }) => languages.some((language) => page.startsWith(`${language}/`)))
    .map(({ styles }) => styles)
    .reduce((common, styles) => common.filter((style) => styles.includes(style)));

  const written = new Map<string, string>();
  const linkTo = (name: string, styles: readonly string[], before = '') => {
    if (styles.length === 0) return '';
    const what = [name, ...styles].join();
    const known = written.get(what);
    if (known !== undefined) return known;
    const text = before + styles.map((style) => readFileSync(fileOf(style), 'utf8')).join('');
    const file = `_astro/${name}.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(folder, file), text);
    const link = `<link rel="stylesheet" href="${base}${file}">`;
    written.set(what, link);
    return link;
  };
  const site = linkTo('site', everywhere, first);
  const links = new Map(
    whole.map(({ page, styles }) => {
      const rest = styles.filter((style) => !everywhere.includes(style));
      return [page, site + linkTo('page', rest)];
    }),
  );
  for (const style of new Set(whole.flatMap(({ styles }) => styles))) rmSync(fileOf(style));
  return (html, page) => {
    const link = links.get(page);
    return link === undefined ? html : withoutStyles(html.replace(FIRST, '')).filled(link);
  };
};
