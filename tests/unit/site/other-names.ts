import type { Language } from '../../../src/words/languages.ts';

/** Whole words; `…` stands for any ending. */
const words = (...patterns: readonly string[]) =>
  patterns.map((pattern) => new RegExp(`(?<!\\p{L})(?:${pattern.replaceAll('…', '\\p{L}*')})(?!\\p{L})`, 'iu'));

/**
 * Names that readers know from elsewhere – the printed rulebooks, other games – for things that have another name here.
 * One thing, one name.
 */
export const OTHER_NAMES: Readonly<Record<Language, readonly RegExp[]>> = {
  en: words(
    'roads?',
    'resources?',
    '(?<!grain )fields?',
    'tokens?|meeples?|pawns?',
    'markets?(?! stall)',
    'guilds?',
    'plots?|squares?|vertex|vertices',
    'masons?|wood ?cutters?|farmers?|minters?',
    'decks?|draw stack',
    'money|wheat|corn',
    'target score',
  ),
  fr: words(
    'ressources?',
    'biens',
    'ouvriers?(?! de sablière)',
    'céréales?|argent|meeples?',
    'tuiles? (?:de )?bonus|jetons? de bonus|tuiles? de couverture',
    'plateaux? individuels?',
    'score final|notation',
    '(?<!sur-le-)champs?(?! de blé)',
    'places? du marché',
    'coins?',
    'bornes?|parcelles?',
  ),
  it: words(
    'risors[ae]',
    'cavapietre|taglialegna|coltivator[ei]|cav[ae]',
    'segnalin[oi](?! punteggio)',
    'tabell[ae]|sched[ae](?! del browser)',
    'piazza del mercato',
    'getton[ei]',
    'tratt[oi]|lott[oi]|cipp[oi]',
    'soldi|denaro|pedon[ei]',
    'gild[ae]',
    '(?<!«)riga generale|(?<!«)consiglio dei lavoratori',
    'res[ae]|rend(?:e|ono|ere)(?! possibile| un piacere)',
  ),
  hu: words(
    'szint(?:et|je|ek|jén)?',
    'utc[aá]…',
    'aratómunkás…',
    'kezdőlap(?!k|ra)…|takarólap(?!k)…',
    'piachely…',
    'nyersanyag…|gabon…|érme…|érmé…',
    'kőfaragó…',
    'játékosábr…',
    'zseton…|kupac…|parcell…|határkő…',
    'sarok…|sark[aáo]…',
    'körön|körré|sorra kerül…|kerültök sorra',
    'felvett lapk…|lapkát fel…',
  ),
};

/** The same for the card game. */
export const OTHER_CARD_NAMES: typeof OTHER_NAMES = {
  en: words('hazards?', 'draw piles?', 'kilomet(?:re|er)s?', 'mileposts?', 'VP', 'flat tyres?|punctures'),
  fr: words('bornes?', 'kilomètres?', 'PV', 'feux? (?:orange|tricolores?)', 'obstacles?', 'kilométrages?'),
  it: words('chilometr[io]', 'PV', 'bors[ae] di carte', 'ostacol[oi]', 'rimedi[o]?'),
  hu: words('kilométer…', 'GYP', 'veszélykárty…', 'talon…', 'hátráltat…'),
};
