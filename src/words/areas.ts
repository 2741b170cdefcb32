import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Area, Messages } from './compile.ts';
import { type Language, languages } from './languages.ts';

const folder = fileURLToPath(new URL('../../content/words/', import.meta.url));

/** The file with the words of an area in a language. */
export const fileOf = (area: string, language: Language): string => `${folder}${language}/${area}.json`;

/** The names of all areas: every file name that occurs in any language. */
export function areaNames(): string[] {
  const files = languages.flatMap((language) => readdirSync(folder + language));
  return [...new Set(files)].filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
}

/** The words of an area in one language; none when the language has no file for it. */
export function readMessages(area: string, language: Language): Messages {
  const file = fileOf(area, language);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The words of an area in all languages. */
export function readArea(name: string): Area {
  return Object.fromEntries(languages.map((language) => [language, readMessages(name, language)])) as Area;
}
