import { wordsFor } from 'words:search';
import { element } from '../kit/elements.ts';
import { pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';
import { calculatorsFor, pictured } from './beside.ts';
import type { SearchData, SearchDocument } from './document.ts';
import type { Marked } from './marks.ts';
import type { Hit } from './search.ts';

/** Fetches the picture of a case or a rule. */
export type PictureOf = (found: SearchDocument) => Promise<Node | undefined>;

/** How hits are shown in a language. */
export interface ShownHits {
  /** The whole of a hit. */
  whole(hit: Hit): HTMLElement;
  /** A hit to be unfolded. */
  folded(hit: Hit): HTMLElement;
}

/** What it is, where it stands, and what it rests on. */
function head({ kind, number = '', place, heading, basis, partly }: SearchDocument, language: Language): HTMLElement {
  const words = wordsFor(language);
  const isOverview = kind === 'chapter' && number === '';
  const what = kind === 'case' ? 'case' : partly ? 'part' : 'all';
  return element(
    'span',
    { class: 'hit-head' },
    element('b', {}, isOverview ? words('kind.overview') : words(`kind.${kind}`, { number })),
    ...(place ? [element('span', {}, `${place} – ${heading}`)] : []),
    ...(basis ? [element('span', { class: 'hit-basis' }, words(`basis.${basis}`, { what }))] : []),
  );
}

/** A line in which hits are marked. */
function marked(pieces: readonly Marked[], name: string): HTMLElement {
  const parts = pieces.map(({ text, hit }) => (hit ? element('mark', {}, text) : text));
  return element('span', { class: name }, ...parts);
}

/** How hits are shown in a language, beside these documents; `pictureOf` fetches their pictures, once `atRest` comes. */
export function hitsIn(
  language: Language,
  { documents, cards }: Pick<SearchData, 'documents' | 'cards'>,
  pictureOf: PictureOf,
  atRest: () => Promise<void>,
): ShownHits {
  const words = wordsFor(language);
  const link = (title: string, path: string) => element('a', { href: pageAddress(language, path) }, title);

  /** Adds the picture of something below what was found, under its question where that is another one. */
  async function addPicture(shown: SearchDocument, found: SearchDocument, to: HTMLElement): Promise<void> {
    await atRest();
    const picture = to.isConnected ? await pictureOf(shown) : undefined;
    const question = shown.path === found.path ? [] : [link(shown.title ?? '', shown.path)];
    if (picture) to.append(element('div', { class: 'hit-picture' }, ...question, picture));
  }

  /** The text, with its rules and its picture. */
  function body(found: SearchDocument): HTMLElement {
    const { text, rules = [], path, switched = false } = found;
    const links = [
      element('a', { href: pageAddress(language, path), class: 'hit-open' }, words('open')),
      element('button', { type: 'button', 'data-large': words('close') }, words('large')),
      ...calculatorsFor(found, documents).map(({ title = '', path }) => link(title, path)),
      ...rules.map((id) => link(words('rule', { id }), `${cards}${id}/`)),
    ];
    const whole = element(
      'div',
      { class: 'hit-body' },
      element('p', {}, text),
      ...(switched ? [element('p', {}, words('switch'))] : []),
      element('p', { class: 'hit-links' }, ...links),
    );
    const shown = pictured(found, documents);
    if (shown !== undefined) void addPicture(shown, found, whole).catch(() => {});
    return whole;
  }

  return {
    whole: ({ document: found }) => {
      const title = found.title ? [element('h2', { class: 'hit-title' }, found.title)] : [];
      return element('article', {}, head(found, language), ...title, body(found));
    },
    folded: ({ document: found, line }) => {
      const summary = element('summary', {}, head(found, language), marked(line, 'hit-title'));
      const details = element('details', { name: 'search-hit' }, summary);
      details.addEventListener('toggle', () => details.children.length > 1 || details.append(body(found)), {
        once: true,
      });
      return element('li', {}, details);
    },
  };
}
