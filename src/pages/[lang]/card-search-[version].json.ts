import { packed } from '../../search/packing.ts';
import { cardSearchData, searchVersion } from '../../site/search-data.ts';
import { type Language, languages } from '../../words/languages.ts';

/** One file of the card game’s search data for every language. */
export function getStaticPaths() {
  return languages.map((lang) => ({ params: { lang, version: searchVersion() }, props: { lang } }));
}

/** What the card game’s search of a language is made from. */
export function GET({ props }: { props: { lang: Language } }): Response {
  return Response.json(packed(cardSearchData(props.lang)));
}
