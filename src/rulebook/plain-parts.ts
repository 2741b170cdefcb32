import { wordsFor } from 'words:rules';
import type { Language } from '../words/languages.ts';
import { cardAddress } from './addresses.ts';
import type { Rulebook, RuleId } from './books.ts';
import { idOf, type Part } from './mdx.ts';
import { termAddress } from './terms.ts';

const ELEMENTS: Readonly<Record<string, string>> = { paragraph: 'p', listItem: 'li', strong: 'strong', emphasis: 'em' };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The HTML of a rule away from its chapter: terms lead to the glossary, references to the other rule's card.
 * @throws Error on a component or a block that no rule contains.
 */
export function htmlOf(book: Rulebook, language: Language, part: Part): string {
  const children = part.type === 'listItem' ? (part.children ?? []).flatMap(withoutParagraph) : (part.children ?? []);
  const inner = children.map((child) => htmlOf(book, language, child)).join('');
  if (part.type === 'text') return escaped(part.value ?? '');
  const element = part.type === 'list' ? (part.ordered ? 'ol' : 'ul') : ELEMENTS[part.type];
  if (element !== undefined) return `<${element}>${inner}</${element}>`;
  switch (part.name) {
    case 'Term':
      return `<a class="term" href="${termAddress(book, language, idOf(part))}">${inner}</a>`;
    case 'See':
      return `<a class="see" href="${cardAddress(language, idOf(part) as RuleId)}">${idOf(part)}</a>`;
    case 'Ruling':
      return `<div class="ruling"><p class="mark">${wordsFor(language)('ruling')}</p>${inner}</div>`;
    default:
      throw new Error(`a rule that contains ${part.name ?? part.type}`);
  }
}

/** The items of a list without empty lines hold a paragraph that is not meant as one. */
const withoutParagraph = (part: Part) => (part.type === 'paragraph' ? (part.children ?? []) : [part]);

/** What some parts say, in one line; no-break spaces stay. */
export function plainOf(parts: readonly Part[]): string {
  return parts
    .map(said)
    .join('')
    .replaceAll(/[ \n]+/g, ' ')
    .trim();
}

function said(part: Part): string {
  if (part.name === 'See') return idOf(part);
  const inner = part.value ?? (part.children ?? []).map(said).join('');
  return part.type === 'paragraph' || part.type === 'listItem' ? `${inner} ` : inner;
}
