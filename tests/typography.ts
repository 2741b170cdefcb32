import type { Language } from '../src/words/languages.ts';

/** Something that a language does not print so, and what to look for. */
type Slip = readonly [name: string, pattern: RegExp];

const everywhere: readonly Slip[] = [
  ['a straight quotation mark', /"/],
  ['a straight apostrophe', /'/],
  ['three full stops for an ellipsis', /\.\.\./],
  ['a hyphen for a dash', / -{1,3} /],
  ['an em dash', /—/],
  ['two spaces', / {2}/],
  ['a space before a comma or full stop', /[ \u00a0\u202f][,.](?!\d)/],
  ['no no-break space before VP', /(?:\d|(?<!\p{L})x) (?:VP|PV|GYP)(?!\p{L})/u],
  ['dashes in a sequence of numbers', /\d[–−]\d[–−]\d/],
];

const notSpacedLikeFrench: Slip = [
  'a space before a sign that takes none here',
  /[ \u00a0\u202f][;:!?»]|«[ \u00a0\u202f]/,
];

const inLanguage: Readonly<Record<Language, readonly Slip[]>> = {
  en: [['quotation marks of another language', /[«»„]/], notSpacedLikeFrench],
  fr: [
    ['quotation marks of another language', /[“”„]/],
    ['no narrow no-break space before ; : ! ?', /[^\u202f!?\s][;!?](?!\w)|[^\u202f\s\d][:](?!\/\/|\d)|[ \u00a0][;:!?]/],
    ['no narrow no-break space inside « »', /«(?!\u202f)|(?<!\u202f)»/],
    [
      'no no-break space between a number and what it counts',
      /(?:\d|(?<!\p{L})x) (?:pièces?|pierres?|bois|sables?|blés?|marchandises?|cubes?)(?!\p{L})/u,
    ],
  ],
  it: [['quotation marks of another language', /[“”„]/], notSpacedLikeFrench],
  hu: [
    ['quotation marks of another language', /[“«]/],
    ['an opening mark at the end of a quotation', /\S„/],
    [
      'a heading that asks without a question mark',
      /^(?:#+ )?(?:Mit?|Kit?|Kinek|Hol|Hová|Honnan|Mennyi|Melyik|Miért|Hogyan|Mikor|Hány) [^.?!…:;,\n]*$/m,
    ],
    notSpacedLikeFrench,
  ],
};

/** What is wrong with the typography of a text that readers see. */
export function slipsIn(text: string, language: Language): string[] {
  const found = [...everywhere, ...inLanguage[language]].map(([name, pattern]) => [name, pattern.exec(text)] as const);
  return found.flatMap(([name, match]) => {
    if (!match) return [];
    const around = text.slice(Math.max(0, match.index - 20), match.index + 20);
    return [`${name}: …${around.replaceAll('\n', ' ')}…`];
  });
}
