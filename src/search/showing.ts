import { wordsFor } from 'words:search';
import { element } from '../kit/elements.ts';
import { pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';
import type { SearchData, SearchDocument } from './document.ts';
import type { Marked } from './marks.ts';
import type { Hit } from './search.ts';

/** Fetches the picture of a case or a rule. */
export type PictureOf = (found: SearchDocument) => Promise<Node | undefined>;

/** What is shown, in a language. */
export interface Showing {
  /** The answer, whole. */
  answer(hit: Hit): HTMLElement;
  /** Other hits, to be unfolded. */
  others(hits: readonly Hit[], heading: string): HTMLElement;
  /** What is shown before a question is typed: the last questions, the quick sheet where there is one, the places of the game. */
  start(data: SearchData, recent: readonly string[]): readonly HTMLElement[];
  /** The places of the game; of the card game, which has none, its chapters. */
  places(data: SearchData): HTMLElement;
}

/** Pictures take time to draw: they wait until nobody has typed for so long. In milliseconds. */
const rest = 300;

/**
 * How findings are shown in a language, beside these documents; `pictureOf` fetches pictures when they are to be seen, `typedAt`
 * says when the last letter was typed.
 */
export function showingIn(
  language: Language,
  { documents, cards }: SearchData,
  pictureOf: PictureOf,
  typedAt: () => number,
): Showing {
  async function atRest() {
    do await new Promise((resolve) => setTimeout(resolve, rest));
    while (performance.now() - typedAt() < rest);
  }

  const words = wordsFor(language);

  /** The calculators that apply a rule, or one of those that an answer rests on. */
  function calculatorsFor({ kind, number = '', rules = [] }: SearchDocument): readonly SearchDocument[] {
    if (kind === 'page') return [];
    return documents.filter(
      ({ kind, rules: applied = [] }) => kind === 'page' && [number, ...rules].some((id) => applied.includes(id)),
    );
  }

  function kindOf({ kind, number = '' }: SearchDocument): string {
    if (kind === 'chapter' && number === '') return words('kind.overview');
    return words(`kind.${kind}`, { number });
  }

  function basisOf({ kind, basis, partly }: SearchDocument): string {
    if (basis === undefined) return '';
    return words(`basis.${basis}`, { what: kind === 'case' ? 'case' : partly ? 'part' : 'all' });
  }

  /** What has a picture of what was found: a case itself; for a rule, of the cases that rest on it the one where it tells most, or else the rule. */
  function pictured(found: SearchDocument): SearchDocument | undefined {
    const { kind, number = '' } = found;
    if (kind !== 'rule') return kind === 'case' ? found : undefined;
    const at = ({ rules = [] }: SearchDocument) => rules.indexOf(number);
    const cases = documents.filter((other) => other.kind === 'case' && at(other) >= 0);
    return cases.sort((one, other) => at(one) - at(other))[0] ?? found;
  }

  /** What it is, where it stands, and what it rests on. */
  function head(found: SearchDocument): HTMLElement {
    const { place, heading } = found;
    const basis = basisOf(found);
    const parts = [
      element('b', {}, kindOf(found)),
      ...(place ? [element('span', {}, `${place} – ${heading}`)] : []),
      ...(basis ? [element('span', { class: 'hit-basis' }, basis)] : []),
    ];
    return element('span', { class: 'hit-head' }, ...parts);
  }

  /** The whole of it, with its rules and its picture. */
  function body(found: SearchDocument): HTMLElement {
    const { text, rules = [], path, switched = false } = found;
    const shown = pictured(found);
    const links = [
      element('a', { href: pageAddress(language, path), class: 'hit-open' }, words('open')),
      element('button', { type: 'button', 'data-large': words('close') }, words('large')),
      ...calculatorsFor(found).map(({ title = '', path }) =>
        element('a', { href: pageAddress(language, path) }, title),
      ),
      ...rules.map((id) => element('a', { href: pageAddress(language, `${cards}${id}/`) }, words('rule', { id }))),
    ];
    const whole = element(
      'div',
      { class: 'hit-body' },
      element('p', {}, text),
      ...(switched ? [element('p', {}, words('switch'))] : []),
      element('p', { class: 'hit-links' }, ...links),
    );
    if (shown === undefined) return whole;
    const question = element('a', { href: pageAddress(language, shown.path) }, shown.title ?? '');
    void atRest()
      .then(() => (whole.isConnected ? pictureOf(shown) : undefined))
      .then(
        (picture) =>
          picture &&
          whole.append(element('div', { class: 'hit-picture' }, ...(shown.path === path ? [] : [question]), picture)),
        () => {},
      );
    return whole;
  }

  function other({ document: found, line }: Hit): HTMLElement {
    const summary = element('summary', {}, head(found), marked(line, 'hit-title'));
    const details = element('details', { name: 'search-hit' }, summary);
    details.addEventListener('toggle', () => details.children.length > 1 || details.append(body(found)), {
      once: true,
    });
    return element('li', {}, details);
  }

  const section = (heading: string, ...children: readonly HTMLElement[]) =>
    element('section', {}, element('h2', {}, heading), ...children);
  const links = (entries: readonly { title: string; path: string; text?: string }[]) =>
    element(
      'ul',
      { role: 'list' },
      ...entries.map(({ title, path, text }) =>
        element(
          'li',
          {},
          element(
            'a',
            { href: pageAddress(language, path) },
            text ? element('b', {}, title) : title,
            ...(text ? [` ${text}`] : []),
          ),
        ),
      ),
    );
  const places = (data: SearchData) =>
    section(words(cards.startsWith('card-game/') ? 'card-game' : 'places'), links(data.places));

  return {
    answer: ({ document: found }) => {
      const title = found.title ? [element('h2', { class: 'hit-title' }, found.title)] : [];
      return element('article', {}, head(found), ...title, body(found));
    },
    others: (hits, heading) => section(heading, element('ul', { role: 'list', class: 'hits' }, ...hits.map(other))),
    places,
    start: (data, questions) => {
      const recent = questions.map((question) => element('button', { type: 'button', 'data-ask': question }, question));
      const forget = element('button', { type: 'button', 'data-forget': '' }, words('forget'));
      const lines = data.documents.flatMap(({ kind, title = '', text, path }) =>
        kind === 'quick' ? [{ title, text, path }] : [],
      );
      return [
        ...(recent.length > 0 ? [section(words('recent'), element('p', { class: 'asked' }, ...recent, forget))] : []),
        ...(lines.length > 0 ? [section(words('quick'), links(lines))] : []),
        places(data),
      ];
    },
  };
}

/** A line in which hits are marked. */
function marked(pieces: readonly Marked[], name: string): HTMLElement {
  const parts = pieces.map(({ text, hit }) => (hit ? element('mark', {}, text) : text));
  return element('span', { class: name }, ...parts);
}
