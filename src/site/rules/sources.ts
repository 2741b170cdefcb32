import { basename } from 'node:path';
import { type Language, languages } from '../../words/languages.ts';
import type { Sources } from './checks.ts';

const files = import.meta.glob<string>('../../../content/rules/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const chaptersIn = (language: Language) =>
  Object.entries(files).filter(([file]) => file.includes(`/rules/${language}/`));

/** The chapters as they are written. */
export const SOURCES = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(chaptersIn(language).map(([file, source]) => [basename(file, '.mdx'), source])),
  ]),
) as Sources;
