import { wordsFor } from 'words:rules';
import type { Rulebook } from '../../rulebook/books.ts';
import type { Language } from '../../words/languages.ts';

const PAGES = {
  milestones: ['quick', 'glossary', 'differences'],
  'thousand-miles': ['quick', 'glossary'],
} as const;

/** Where else to look things up, beside the chapters of a rulebook: each page with its path and what it is called. */
export const lookUps = ({ game, path }: Rulebook, language: Language) =>
  PAGES[game].map((page) => ({ path: `${path}${page}/`, label: wordsFor(language)(`page.${page}`) }));
