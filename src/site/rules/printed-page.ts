import pages from '../../../content/rulebook-pages.json';
import type { Language } from '../../words/languages.ts';

/** The papers that the rulebook is laid out for. */
export const FORMATS = ['A4', 'Letter'] as const;

/**
 * The page of the printed rulebook on which a chapter begins, as the browser tests count it: every chapter begins a page,
 * and they fail when the count no longer holds.
 */
export function printedPage(format: (typeof FORMATS)[number], language: Language, file: string): number {
  const chapters: Readonly<Record<string, number>> = pages[format][language];
  const page = chapters[file];
  if (page === undefined) throw new Error(`nobody has counted the pages up to ${file}: npm run pages`);
  return page;
}
