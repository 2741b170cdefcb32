import type { Language } from './languages.ts';

/** The folder the site lies in, with a slash at both ends. */
const base = import.meta.env.BASE_URL;

/** The address of a file at the site's root: `fileAddress('rules.json')`. */
export function fileAddress(path: string): string {
  return base + path;
}

/** The address of a page in a language: `pageAddress('fr', 'rules/castle/#11.2')`; without a path, the home page. */
export function pageAddress(language: Language, path = ''): string {
  return `${base}${language}/${path}`;
}
