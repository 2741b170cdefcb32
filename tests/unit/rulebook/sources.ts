import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Sources } from '../../../src/rulebook/sources.ts';
import { languages } from '../../../src/words/languages.ts';

const folder = join(import.meta.dirname, '../../../content/rules/milestones');

/** The chapters as they are, to be changed in a test. */
export const sources = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      globSync(`${folder}/${language}/*.mdx`).map((file) => [basename(file, '.mdx'), readFileSync(file, 'utf8')]),
    ),
  ]),
) as Sources;
