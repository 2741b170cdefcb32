import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { alternatesOf } from '../words/alternates.ts';

/** Parts of pages are none, and nobody looks for what is said without a network. */
const NOT_FOR_READERS = /\/(picture\/[^/]+|drawings|offline)\/$/;

/** The sitemap of the pages that readers look for, each with the same page in the other languages. */
export function readersSitemap(site: string, base: string): AstroIntegration {
  const root = new URL(base.replace(/\/?$/, '/'), site).href;
  return sitemap({
    filter: (page) => !NOT_FOR_READERS.test(page),
    serialize: (page) => {
      const [, ...parts] = page.url.slice(root.length).split('/');
      const links = alternatesOf(parts.join('/')).map(({ hreflang, path }) => ({ lang: hreflang, url: root + path }));
      return { ...page, links };
    },
  });
}
