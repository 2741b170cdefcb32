import { wordsFor } from 'words:search';
import { element } from '../kit/elements.ts';
import { pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';
import type { SearchData } from './document.ts';
import { hitsIn, type PictureOf } from './hits.ts';
import type { Hit } from './search.ts';

/** What is shown, in a language. */
export interface Showing {
  /** The answer, whole. */
  answer(hit: Hit): HTMLElement;
  /** Other hits, to be unfolded. */
  others(hits: readonly Hit[], heading: string): HTMLElement;
  /** What is shown before a question is typed: the last questions, the quick sheet where there is one, the places of the game. */
  start(recent: readonly string[]): readonly HTMLElement[];
  /** The places of the game; of the card game, which has none, its chapters. */
  places(): HTMLElement;
}

function section(heading: string, ...children: readonly HTMLElement[]): HTMLElement {
  return element('section', {}, element('h2', {}, heading), ...children);
}

/** A list of links; what has a text has it after its title. */
function links(
  entries: readonly { readonly title: string; readonly path: string; readonly text?: string }[],
  language: Language,
): HTMLElement {
  const link = ({ title, path, text }: (typeof entries)[number]) =>
    element(
      'a',
      { href: pageAddress(language, path) },
      text ? element('b', {}, title) : title,
      ...(text ? [` ${text}`] : []),
    );
  return element('ul', { role: 'list' }, ...entries.map((entry) => element('li', {}, link(entry))));
}

/** How findings of a search are shown in a language; `pictureOf` fetches pictures when they are to be seen, once `atRest` comes. */
export function showingIn(
  language: Language,
  data: SearchData,
  pictureOf: PictureOf,
  atRest: () => Promise<void>,
): Showing {
  const words = wordsFor(language);
  const hits = hitsIn(language, data, pictureOf, atRest);
  const places = () =>
    section(words(data.cards.startsWith('card-game/') ? 'card-game' : 'places'), links(data.places, language));
  return {
    answer: hits.whole,
    others: (found, heading) =>
      section(heading, element('ul', { role: 'list', class: 'hits' }, ...found.map(hits.folded))),
    places,
    start: (questions) => {
      const recent = questions.map((question) => element('button', { type: 'button', 'data-ask': question }, question));
      const forget = element('button', { type: 'button', 'data-forget': '' }, words('forget'));
      const lines = data.documents.flatMap(({ kind, title = '', text, path }) =>
        kind === 'quick' ? [{ title, text, path }] : [],
      );
      return [
        ...(recent.length > 0 ? [section(words('recent'), element('p', { class: 'asked' }, ...recent, forget))] : []),
        ...(lines.length > 0 ? [section(words('quick'), links(lines, language))] : []),
        places(),
      ];
    },
  };
}
