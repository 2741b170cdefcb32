/** Entities of HTML that mail clients leave in links, beside those that are numbers. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  Tab: ' ',
  NewLine: '\n',
  shy: '',
  zwj: '',
  zwnj: '',
  lrm: '',
  rlm: '',
  num: '#',
  equals: '=',
  lowbar: '_',
  hyphen: '‐',
  dash: '‐',
  minus: '−',
  period: '.',
  sol: '/',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** More layers than this are no accident. */
const MOST_LAYERS = 6;

/** The characters of a run of percent escapes: UTF-8, or what older mail clients write. */
function unescaped(run: string): string {
  const bytes = Uint8Array.from(run.slice(1).split('%'), (pair) => Number.parseInt(pair, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function characterOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  const code = Number(name.replace('#', name.startsWith('#x') ? '0' : ''));
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/**
 * A part of an address in plain characters: without percent escapes and entities, however often it was escaped, with full-width
 * characters and ligatures as ordinary ones, and without what nobody sees (soft hyphens, zero-width characters, marks of direction).
 */
export function tidy(text: string): string {
  let plain = text;
  for (let layer = 0, before = ''; layer < MOST_LAYERS && plain !== before; layer++) {
    before = plain;
    plain = plain.replace(/(?:%[\da-f]{2})+/gi, unescaped).replace(/&(#?\w{2,8});/g, characterOf);
  }
  return plain.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, '');
}

/** What is left of `&#35;`, an entity for `#`, where a browser has taken the `#` in it for the beginning of the fragment. */
const ENTITY = /^#(0*35|x0*23);/i;

/** The fragment of an address in plain characters, with `#`; without what those who read with us put behind it (`&fbclid=…`). */
export function fragmentOf(hash: string): string {
  const [fragment = ''] = tidy(hash).replace(ENTITY, '#').split(/[?&]/);
  return fragment;
}

/** The kind of link that a fragment is, `row` of `#row=…`, or else the place that it names; in small letters, as all our names are. */
export function kindOf(hash: string): string {
  const [kind = '', body] = fragmentOf(hash).split('=', 2);
  const named = kind.replace(/^\W+/, '');
  const name = body === undefined ? (/^[\w.-]*/.exec(named)?.[0] as string) : named.replace(/\W/g, '');
  return name.toLowerCase();
}

/** What the query of an address says under a name (`?q=…`); null where it says nothing. */
export function askedFor(search: string, name: string): string | null {
  const asked = new URLSearchParams(search.replaceAll('&amp;', '&'));
  const [, value] = [...asked].find(([key]) => tidy(key).replace(/[^\w-]/g, '') === name) ?? [];
  // Mail clients write `=3D` for `=`.
  return value === undefined ? null : tidy(value).replace(/^3D(?=\p{L})/u, '');
}
