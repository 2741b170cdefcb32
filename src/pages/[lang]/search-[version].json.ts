import { packed } from '../../search/packing.ts';
import { searchData, searchVersion } from '../../site/search-data.ts';
import { type Language, languages } from '../../words/languages.ts';

/** One file of search data for every language. */
export function getStaticPaths() {
  return languages.map((lang) => ({ params: { lang, version: searchVersion() }, props: { lang } }));
}

/** What the search of a language is made from. */
export function GET({ props }: { props: { lang: Language } }): Response {
  return Response.json(packed(searchData(props.lang)));
}
