/** What messengers, mail clients and word processors do to a link on its way. */
export type Mangling = (link: string, below: (n: number) => number) => string;

const insert =
  (...texts: readonly string[]): Mangling =>
  (link, below) => {
    // Behind the sign, as a line is broken in the long part of a link.
    const at = link.indexOf('#') + 2 + below(Math.max(1, link.length - link.indexOf('#') - 2));
    return link.slice(0, at) + texts[below(texts.length)] + link.slice(at);
  };
const append =
  (...texts: readonly string[]): Mangling =>
  (link, below) =>
    link + texts[below(texts.length)];
const fragment =
  (change: (text: string) => string): Mangling =>
  (link) => {
    const at = link.indexOf('#') + 1;
    return link.slice(0, at) + change(link.slice(at));
  };
const escapeAll = (pattern: RegExp, isLower = false) =>
  fragment((text) =>
    text.replace(pattern, (letter) => {
      const code = letter.charCodeAt(0).toString(16);
      return `%${isLower ? code : code.toUpperCase()}`;
    }),
  );

/** Things that happen in the middle of a link. */
export const WITHIN: Readonly<Record<string, Mangling>> = {
  'a blank': insert('%20', ' ', '+', '%C2%A0'),
  'a line break': insert('%0D%0A', '%0A', '%0A%3E%20'),
  'a soft hyphen': insert('%C2%AD', '\u00ad', '%AD', '&shy;'),
  'something nobody sees': insert('\u200b', '\u200d', '\u200c', '\u2060', '\ufeff', '%E2%80%8B', '\u200e', '\ufe0f'),
  'a soft break of quoted-printable': insert('='),
  'a hyphen at the end of a line': insert('-%0A', '-%0D%0A', '-%0D%0A%3E%20', '%E2%80%90%0A', '%C2%AD%0A'),
  'an entity that nobody sees': insert('&zwj;', '&zwnj;', '&#8203;', '&#xAD;', '&amp;shy;', '&NewLine;'),
  'escapes of a text with marks': fragment((text) => text.replaceAll('_', '\\_')),
  'smart dashes': fragment((text) => text.replace('--', '—')),
  'en dashes': fragment((text) => text.replace('--', '–').replaceAll('-', '‑')),
  'full-width characters': fragment((text) =>
    text.replace(/[A-Za-z0-9]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  ),
};

/** Things that happen to the whole of a link, or behind it. */
export const AROUND: Readonly<Record<string, Mangling>> = {
  'a sign of punctuation': append(...'.,)>"\'…;!?*_~”’»]|'),
  'several signs': append(').', '_)', '>,', '...', '!!!', '**', '__', '".'),
  words: append(' look at this', '%20regarde%20!', ' (my turn)', ' Sent from my phone', ' – Ann'),
  'a word glued on': append('.Next', '—my', '--Ann', '-Ann', '_Ann', '…Next', '–Ann', '/Next', '.See', '._Next_'),
  'a word behind a sign': append(
    '»Next',
    '”Next',
    '’s',
    '>Next',
    '&gt;Next',
    '&raquo;Next',
    '&hellip;Next',
    '%0A--%20%0AAnn',
  ),
  'several words glued on': append('.Next-time/you_win', '--Ann.B', '...and--yes'),
  'capitals in its name': fragment((text) => text.replace(/^\w+=/, (name) => name.toUpperCase())),
  'a capital in its name': fragment((text) => text.replace(/^\w/, (letter) => letter.toUpperCase())),
  'an entity for its sign': fragment((text) => `35;${text}`),
  'named entities': fragment((text) =>
    text.replace('=', '&equals;').replaceAll('_', '&lowbar;').replaceAll('-', '&hyphen;'),
  ),
  'escaped signs': escapeAll(/[_=-]/g),
  'signs escaped in small letters': escapeAll(/[_=-]/g, true),
  'signs escaped twice': fragment((text) => encodeURIComponent(encodeURIComponent(text)).replace(/_/g, '%255F')),
  'what follows who reads': append(
    '?fbclid=IwAR0_x-1',
    '&fbclid=IwAR0',
    '?utm_source=mail&utm_medium=x',
    '&amp;gclid=1',
  ),
  entities: fragment((text) => text.replace('=', '&#61;').replaceAll('-', '&#x2d;')),
};
