import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Sources } from '../../../src/rulebook/sources.ts';
import { languages } from '../../../src/words/languages.ts';

/** The chapters of a game as they are, to be changed in a test. */
const sourcesIn = (game: string) => {
  const folder = join(import.meta.dirname, '../../../content/rules', game);
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        globSync(`${folder}/${language}/*.mdx`).map((file) => [basename(file, '.mdx'), readFileSync(file, 'utf8')]),
      ),
    ]),
  ) as Sources;
};

export const sources = sourcesIn('milestones');
export const cardSources = sourcesIn('thousand-miles');
