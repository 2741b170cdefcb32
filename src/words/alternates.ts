import { type Language, languages } from './languages.ts';

/** A page that says the same, by its address below the site's folder, and for readers of which language. */
interface Alternate {
  readonly hreflang: Language | 'x-default';
  readonly path: string;
}

/** The page at a path in every language, and where readers of any other begin; '' is the home page. */
export function alternatesOf(path: string): readonly Alternate[] {
  return [
    ...languages.map((hreflang) => ({ hreflang, path: `${hreflang}/${path}` })),
    { hreflang: 'x-default', path: path === '' ? '' : `en/${path}` },
  ];
}
