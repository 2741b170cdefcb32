import type { Language } from '../../src/words/languages.ts';

/** Something that does not agree with what stands beside it, and what to look for. */
type Misfit = readonly [name: string, pattern: RegExp];

const COUNTED = { fr: 'pierre|sable|blé|pièce|cube|marchandise', en: 'coin|tile|cube' };

const misfits: Readonly<Record<Language, readonly Misfit[]>> = {
  en: [
    ['“a” before a vowel', /(?<![\p{L}’])a (?=[aeio]\p{L}|8|11(?!\d)|18(?!\d))(?!one)/iu],
    ['“an” before a consonant', /(?<!\p{L})an (?=[^aeiouh8“])(?!11|18|VP)/iu],
    ['a plural after 1', new RegExp(`(?<![\\d,.-])1 (?:${COUNTED.en})s(?!\\p{L})`, 'u')],
    ['a singular after a number', new RegExp(`(?<![\\d,.])(?:[02-9]|\\d{2,}) (?:${COUNTED.en})(?!\\p{L})`, 'u')],
  ],
  fr: [
    [
      'no elision before a vowel',
      /(?<![\p{L}’-])(?:le|la|de|que|je|ne|se|me|te|jusque|lorsque|puisque) (?=[aâàeéèêiîoôuûy]\p{L})(?!onz|oui|un[\s,])/iu,
    ],
    ['“si il”', /(?<!\p{L})si ils?(?!\p{L})/iu],
    ['no contraction', /(?<!\p{L})(?:de les?|à les?) (?!\p{L}+(?:er|ir|re)(?!\p{L}))/iu],
    ['a plural after 0 or 1', new RegExp(`(?<![\\d,.-])[01][ \\u00a0](?:${COUNTED.fr})s(?!\\p{L})`, 'u')],
    [
      'a singular after a number',
      new RegExp(`(?<![\\d,.])(?:[2-9]|\\d{2,})[ \\u00a0](?:${COUNTED.fr})(?!\\p{L})`, 'u'),
    ],
  ],
  it: [
    [
      'an article without elision',
      /(?<![\p{L}’])(?:il|del|al|dal|nel|sul|della|alla|sulla|nella|dalla) (?=[aeou]\p{L}|8(?!\d)|11(?!\d)|1(?!\d))(?!uno)/iu,
    ],
    ['“e” before an e', / e (?=[eèé]\p{L})/iu],
    ['a plural after 1', /(?<![\d,.-])1[ \u00a0](?:pietre|monete|cubetti)(?!\p{L})/u],
    ['a singular after a number', /(?<![\d,.])(?:[02-9]|\d{2,})[ \u00a0](?:pietra|moneta|cubetto)(?!\p{L})/u],
  ],
  hu: [
    // Öt, ötven, egy, ezer; the letters are spelled out, A, ef, el …
    [
      '„a” before a vowel',
      /(?<!\p{L})a (?=[„(]?(?:[aáeéiíoóöőuúüű]\p{L}|1(?!\d)|1\d{3}(?!\d)|5\d?(?!\d)|5\d{2}(?!\d)|[AEFILMNORSUXY]\d))/iu,
    ],
    ['„az” before a consonant', /(?<!\p{L})az (?=[„(]?(?:[02346789]|1\d(?!\d)|[BCDGHJKPQTVWZ]\d))/iu],
  ],
};

/** What in a text does not agree with what stands beside it: articles, elisions, numbers with what they count. */
export function misfitsIn(text: string, language: Language): string[] {
  return misfits[language].flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [`${name}: …${text.slice(Math.max(0, match.index - 20), match.index + 25)}…`];
  });
}
