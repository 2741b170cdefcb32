import { type Language, languages } from '../words/languages.ts';
import type { Rulebook } from './books.ts';

const texts = import.meta.glob<string>('../../content/rules/*/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const matters = import.meta.glob<{ title: string }>('../../content/rules/*/*/*.mdx', {
  import: 'frontmatter',
  eager: true,
});
const examples = import.meta.glob('../../content/examples/*.json');

/** The MDX text of every chapter and of the overview, by language and file name. */
export type Sources = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The file beside the chapters that gives the rules at a glance. */
export const OVERVIEW = 'overview';

const folderOf = ({ game }: Rulebook, language: Language) => `../../content/rules/${game}/${language}/`;

/** The chapters of a rulebook as they are written. */
export function sourcesOf(book: Rulebook): Sources {
  const sources = languages.map((language) => {
    const folder = folderOf(book, language);
    const files = Object.entries(texts).filter(([file]) => file.startsWith(folder));
    return [
      language,
      Object.fromEntries(files.map(([file, text]) => [file.slice(folder.length, -'.mdx'.length), text])),
    ];
  });
  return Object.fromEntries(sources) as Sources;
}

/** The title of a chapter in a language, or of the overview. */
export function chapterTitle(book: Rulebook, language: Language, chapter: string = OVERVIEW): string {
  const matter = matters[`${folderOf(book, language)}${chapter}.mdx`];
  if (matter === undefined) throw new Error(`no chapter ${chapter} in ${language}`);
  return matter.title;
}

/** The names of the worked examples that the chapters can show. */
export const EXAMPLES: readonly string[] = Object.keys(examples).map((file) => file.replace(/^.*\/|\.json$/g, ''));
