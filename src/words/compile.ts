import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module';
import { parse, type Token } from '@messageformat/parser';
import { type Language, languages, locales } from './languages.ts';

/** The words of one area in one language: ICU messages by key. */
export type Messages = Readonly<Record<string, string>>;

/** The words of one area in every language. */
export type Area = Readonly<Record<Language, Messages>>;

/**
 * Compares an area's words with the English ones.
 * Gives a line for every file and every key that is missing or too many, for every message that does not parse, and for every
 * message that does not take the same values as the English one; an empty list when all is well.
 */
export function faultsOf(name: string, area: Area): string[] {
  return languages.flatMap((language) => {
    const file = `content/words/${language}/${name}.json`;
    if (Object.keys(area[language]).length === 0) return [`${file} is missing`];
    return [...new Set([...Object.keys(area.en), ...Object.keys(area[language])])].flatMap((key) => {
      const fault = faultOf(key, language, area);
      return fault ? [`${file}: "${key}" ${fault}`] : [];
    });
  });
}

function faultOf(key: string, language: Language, area: Area): string | undefined {
  const message = area[language][key];
  const english = area.en[key];
  if (english === undefined) return 'is not in the English file';
  if (message === undefined) return 'is missing';
  if (typeof message !== 'string') return 'is not a text';
  if (message.trim() === '') return 'is empty';
  try {
    const values = valuesOf(message, language);
    const expected = valuesOf(english, 'en');
    return values === expected ? undefined : `takes {${values}}, but the English one {${expected}}`;
  } catch (error) {
    return `does not parse: ${(error as Error).message}`;
  }
}

/** The plural forms of each language, as the parser wants to be told them; asking for them takes longer than to parse a message. */
const PLURALS = new Map(
  languages.map((language) => [
    language,
    { cardinal: pluralForms(language, 'cardinal'), ordinal: pluralForms(language, 'ordinal') },
  ]),
);

/** The names of the values that a message takes, in the order of the alphabet. */
function valuesOf(message: string, language: Language): string {
  return [...new Set(argumentsIn(parse(message, PLURALS.get(language))))].sort().join(', ');
}

function argumentsIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'octothorpe') return [];
    if (token.type === 'content') {
      // The parser takes a stray brace for text; nobody means to show one.
      if (/[{}]/.test(token.value)) throw new Error(`stray brace in "${token.value}"`);
      return [];
    }
    const inner = 'cases' in token ? token.cases.flatMap((each) => argumentsIn(each.tokens)) : [];
    return [token.arg, ...inner];
  });
}

function pluralForms(language: Language, type: Intl.PluralRuleType): Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(locales[language], { type }).resolvedOptions().pluralCategories;
}

/**
 * Compiles the words of one area in one language to the source of a module whose default export holds a function for
 * every key. `strict` functions throw when a value is missing; the browser gets the shorter ones that do not.
 */
export function compile(messages: Messages, language: Language, strict: boolean): string {
  return compileModule(new MessageFormat(language, { requireAllArguments: strict }), { ...messages });
}

/** The type of an area's module, for TypeScript. */
export function declarationOf(name: string, english: Messages): string {
  const keys = Object.keys(english).map((key) => `\n    | ${JSON.stringify(key)}`);
  return `declare module 'words:${name}' {
  export type Key =${keys.join('')};
  export function wordsFor(language: import('${import.meta.dirname}/languages.ts').Language): import('${import.meta.dirname}/words.ts').Words<Key>;
}
`;
}
