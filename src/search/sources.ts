import { fetched, objectWith } from '../kit/fetched.ts';
import type { Language } from '../words/languages.ts';
import type { SearchData } from './document.ts';
import { type PackedData, unpacked } from './packing.ts';
import { createSearch, type Search } from './search.ts';
import { loadStemmer } from './stemmers.ts';

/** The search function of a language, and its data. */
export interface Source {
  readonly data: SearchData;
  readonly search: Search;
}

/** What the search of a page can ask. */
export interface Sources {
  /** Whether the page is one of the card game. */
  readonly ofCards: boolean;
  /** The game of the page, which answers first, in any language. */
  own(language: Language): Promise<Source>;
  /** The other game, in the language of the page. */
  other(): Promise<Source>;
}

/** How the names of the two files begin that are searched: of the card game and of the board game. */
const CARDS = /\/card-search-(?=[^/]*$)/;
const BOARD = /\/search-(?=[^/]*$)/;

/** What the search of a page can ask, by the address of its own data. Each is fetched when it is first needed. */
export function sourcesOf(address: string, page: Language): Sources {
  const ofCards = CARDS.test(address);
  const own = sources((language) => address.replace(`/${page}/`, `/${language}/`));
  const other = sources(() => (ofCards ? address.replace(CARDS, '/search-') : address.replace(BOARD, '/card-search-')));
  return { ofCards, own, other: () => other(page) };
}

/** Gives the source of a language, fetched when it is first needed, and again where that has failed. */
function sources(addressOf: (language: Language) => string): (language: Language) => Promise<Source> {
  const known = new Map<Language, Promise<Source>>();
  return (language) => {
    const source = known.get(language) ?? fetchSource(addressOf(language), language);
    known.set(language, source);
    source.catch(() => known.delete(language));
    return source;
  };
}

async function fetchSource(address: string, language: Language): Promise<Source> {
  const [packed, stem] = await Promise.all([
    fetched(address, objectWith<PackedData>('documents')),
    loadStemmer(language),
  ]);
  const data = unpacked(packed);
  return { data, search: await createSearch(data, stem) };
}
