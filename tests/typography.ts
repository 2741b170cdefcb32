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
  ['a range of numbers with spaces', /\d – \d/],
  ['a hyphen for a minus', /(?<![\p{L}\d.-])-\d/u],
  ['a capital inside a heading', /^#+ [^\n]*\p{Ll},? (?!Milestones?|Right of Way)\p{Lu}\p{Ll}/mu],
];

/** Words of the game that have no capital inside a sentence, as they stand at its beginning. */
const inSentence = (words: string): Slip => [
  'a capital inside a sentence',
  new RegExp(`(?:\\p{Ll}|,)[ \u00a0](?:\\p{Ll}+ )?\\(?(?:${words})(?!\\p{L})`, 'u'),
];

/** What asks, by its first words, and does not end so. */
const asking = (words: string): Slip => [
  'a question without its mark',
  new RegExp(`^(?:${words}) [^.?!…:;\\n]*$`, 'm'),
];

/** A number, or what is put in for one, with a plain space before one of the words. */
const counted = (words: string) => new RegExp(`(?:\\d|(?<!\\p{L})x) (?:${words})(?!\\p{L})`, 'u');

const notSpacedLikeFrench: Slip = [
  'a space before a sign that takes none here',
  /[ \u00a0\u202f][;:!?»]|«[ \u00a0\u202f]/,
];

const inLanguage: Readonly<Record<Language, readonly Slip[]>> = {
  en: [
    ['quotation marks of another language', /[«»„]/],
    inSentence(
      'Quarrym[ae]n|Lumberjacks?|Sand workers?|Grain growers?|Coiners?|Workers?|Castle|Mill|Trading house|Board of works|Marketplaces?|Houses?|Street sections?|Bonus tiles?|Cover tiles?|Stone|Wood|Sand|Grain|Coins?',
    ),
    ['a word that our English avoids', /\b(?:whoever|somebody|everybody|at hand|be it)\b/i],
    ['an inverted sentence', /(?:^|[.!?:] )(?:There|Here|From (?:there|here|it)) (?:you|streets?) (?:may|can)\b/],
    asking('May (?:I|we)|Do (?:I|we)|Does (?:a|the|my)|Can I|Must I'),
    notSpacedLikeFrench,
  ],
  fr: [
    ['quotation marks of another language', /[“”„]/],
    inSentence(
      'Carriers?|Bûcherons?|Ouvriers? de sablière|Paysans?|Frappeurs?|Travailleurs?|Château|Moulin|Comptoir|Guilde|Marchés?|Maisons?|Routes?|Jalons?|Jetons? bonus|Tuiles?|Pierres?|Bois|Sables?|Blés?|Pièces?',
    ),
    asking('Puis-je|Dois-je|Peut-on|Faut-il|Est-ce que'),
    ['no narrow no-break space before ; : ! ?', /[^\u202f!?\s][;!?](?!\w)|[^\u202f\s\d][:](?!\/\/|\d)|[ \u00a0][;:!?]/],
    ['no narrow no-break space inside « »', /«(?!\u202f)|(?<!\u202f)»/],
    [
      'no no-break space between a number and what it counts',
      counted(
        'pièces?|pierres?|bois|sables?|blés?|marchandises?|cubes?|sacs?|joueurs?|travailleurs?|tuiles?|jetons?|cases?|nombres?|terrains?|sommets|intersections?|lignes?|buissons?|rues?|routes?|jalons?|maisons?|marchés?|déplacements?|actions?|tours?|parties?|plateaux|points?|miles?|cartes?|étapes?|attaques?|règles?|chapitres?|questions?|leçons?|exercices?|exemples?|objectifs?|essais?|erreurs?|résultats?|étoiles?|secondes?|minutes?|min|jours?|ans?|seule?s?|courts?|derni(?:er|ère)s?|premi(?:er|ère)s?',
      ),
    ],
    ['a dash before mais', /–[ \u00a0]mais(?!\p{L})/u],
    [
      'a bare Qui for a subject, instead of Celui qui',
      /(?:^|[.!] )Qui [^,.?!…\n]+ (?:gagne|marque|reçoit|commence|joue|choisit|paie)(?!\p{L})[^?!…:;\n]*\./mu,
    ],
    ['an égalité that is départagée, where players are', /départag\p{L}* (?:une|l’|d’une|cette|toute) ?égalité/u],
    ['a déclencheur for what triggers the end', /déclencheur/],
  ],
  it: [
    ['quotation marks of another language', /[“”„]/],
    inSentence(
      'Tagliapietre|Boscaiol[oi]|Sabbiator[ei]|Contadin[oi]|Coniator[ei]|Lavorator[ei]|Castello|Mulino|Camera di commercio|Ufficio lavori|Mercat[oi]|Cas[ae]|Sezion[ei]|Pietr[ae]|Tesser[ae]|Legno|Sabbia|Grano|Monet[ae]',
    ),
    asking('Posso|Devo|Mi tocca'),
    notSpacedLikeFrench,
    ['no no-break space between a number and its miles', counted('miglia')],
  ],
  hu: [
    ['quotation marks of another language', /[“«]/],
    ['an opening mark at the end of a quotation', /\S„/],
    inSentence(
      'Kőfejtők?|Favágók?|Homokszitálók?|Aratók?|Pénzverők?|Munkás(?:ok)?|Vár|Malom|Kereskedőház|Építési bizottság|Piac(?:ok)?|Ház(?:ak)?|Útszakasz(?:ok)?|Mérföldk[őö]|Bónuszlapk[aá]k?|Kő|Fa|Homok|Búza|Pénz',
    ),
    [
      'a heading that asks without a question mark',
      /^(?:#+ )?(?:Mit?|Kit?|Kinek|Hol|Hová|Honnan|Mennyi|Melyik|Miért|Hogyan|Mikor|Hány) [^.?!…:;,\n]*$/m,
    ],
    notSpacedLikeFrench,
    ['no no-break space between a number and its miles', counted('mérföld(?!k)\\p{L}*')],
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
