import type { Language } from '../../words/languages.ts';
import type { Chapter } from '../../words/rule-addresses.ts';

const matters = import.meta.glob<{ title: string }>('../../../content/rules/*/*.mdx', {
  import: 'frontmatter',
  eager: true,
});

/** The title of a chapter in a language. */
export function chapterTitle(language: Language, chapter: Chapter): string {
  const matter = matters[`../../../content/rules/${language}/${chapter}.mdx`];
  if (matter === undefined) throw new Error(`no chapter ${chapter} in ${language}`);
  return matter.title;
}
