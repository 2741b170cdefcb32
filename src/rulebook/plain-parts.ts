import { wordsFor } from 'words:rules';
import type { Language } from '../words/languages.ts';
import { cardAddress } from './addresses.ts';
import type { Rulebook, RuleId } from './books.ts';
import { inferredFrom, numbersLinked } from './marks.ts';
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
      return `<section class="ruling"><p class="mark">${wordsFor(language)('ruling')}</p>${inner}</section>`;
    case 'Inferred': {
      const isBlock = children.some(({ type }) => type === 'paragraph');
      const note = numbersLinked(inferredFrom(language, idOf(part)), (id) => cardAddress(language, id));
      return isBlock ? `${inner}<p class="source">${note}</p>` : `${inner} <span class="source">${note}</span>`;
    }
    default:
      throw new Error(`a rule that contains ${part.name ?? part.type}`);
  }
}

/** The items of a list without empty lines hold a paragraph that is not meant as one. */
const withoutParagraph = (part: Part) => (part.type === 'paragraph' ? (part.children ?? []) : [part]);

/** What some parts say, in one line; no-break spaces stay. A ruling and an inference are named as such. */
export function plainOf(language: Language, parts: readonly Part[]): string {
  return parts
    .map((part) => said(language, part))
    .join('')
    .replaceAll(/[ \n]+/g, ' ')
    .trim();
}

function said(language: Language, part: Part): string {
  if (part.name === 'See') return idOf(part);
  if (part.type === 'list') {
    const items = (part.children ?? []).map((item) => said(language, item).trim());
    // Where no sign ends an item, it would run into the next.
    return `${items.join(' · ').replaceAll(/(?<=[.,;:!?]) · /g, ' ')} `;
  }
  const inner = part.value ?? (part.children ?? []).map((child) => said(language, child)).join('');
  if (part.name === 'Ruling') return wordsFor(language)('ruling.said', { text: inner });
  if (part.name === 'Inferred') return `${inner} ${inferredFrom(language, idOf(part))}`;
  return part.type === 'paragraph' ? `${inner} ` : inner;
}
