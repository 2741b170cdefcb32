import { wordsFor } from 'words:search';
import { say } from '../kit/live.ts';
import type { Language } from '../words/languages.ts';
import type { Hit } from './search.ts';
import type { Showing } from './showing.ts';

/** What was found for a query, and whether the first of it is likely an answer. */
interface Found {
  readonly query: string;
  readonly hits: readonly Hit[];
  readonly sure: boolean;
}

/** The parts of the dialog. */
export interface Places {
  readonly dialog: HTMLElement;
  readonly results: HTMLElement;
  readonly status: HTMLElement;
}

/** What is shown in the dialog. */
export interface Results {
  /** What is shown last. */
  shown(): Found;
  show(found: Found): void;
  /** Shows the beginning again, where there is something new about it. */
  startAgain(): void;
  /** Shows what the other game answers, beside what is shown. */
  addOther(query: string, section: HTMLElement, count: number): void;
}

/** As many hits are named where none is sure. */
export const NEAREST = 4;

/** How long a letter waits for the next before what else was found is drawn below the answer, in milliseconds. */
const breath = 80;

/** Shows in the dialog what was found; `questions` gives the last questions. */
export function resultsIn(
  { dialog, results, status }: Places,
  language: Language,
  showing: Showing,
  questions: () => readonly string[],
): Results {
  const words = wordsFor(language);
  let shown: Found = { query: '', hits: [], sure: false };
  let said = { query: '', text: '' };
  let drawn = '';
  let others: ChildNode = new Text();
  let drawing: ReturnType<typeof setTimeout> | undefined;
  let fromOther: { query: string; section: HTMLElement; count: number } | undefined;

  function draw({ query, hits, sure }: Found) {
    const [first, ...rest] = hits;
    clearTimeout(drawing);
    // Later it would make the browser lay out at once what it lays out before it paints.
    for (const scrolled of [results, dialog]) scrolled.scrollTop = 0;
    if (!shown.sure) others = new Text();
    if (query === '') results.replaceChildren(...showing.start(questions()));
    else if (first && sure) {
      // What was below the answer stays there until what was found now takes its place.
      results.replaceChildren(showing.answer(first), others);
      drawing = setTimeout(() => {
        const found = rest.length > 0 ? showing.others(rest, words('others')) : new Text();
        others.replaceWith(found);
        others = found;
      }, breath);
    } else if (first)
      results.replaceChildren(showing.others(hits.slice(0, NEAREST), words('unsure')), showing.places());
    else results.replaceChildren(showing.places());
  }

  /** Puts what the other game answers beside what is shown, before it where that is only a guess, and says how much there is. */
  function join({ query, hits, sure }: Found) {
    const other = fromOther?.query === query ? fromOther : undefined;
    if (other === undefined) fromOther?.section.remove();
    else if (sure) results.append(other.section);
    else results.prepend(other.section);
    const n = (sure ? hits.length : 0) + (other?.count ?? 0);
    const guesses = Math.min(hits.length, NEAREST);
    const text = n > 0 ? words('count', { n }) : guesses > 0 ? words('guesses', { n: guesses }) : words('none');
    // Each question is answered once, also in the words of the answer before; what is found later changes them.
    if (query !== said.query || text !== said.text) say(status, query === '' ? '' : text);
    said = { query, text };
  }

  return {
    shown: () => shown,
    show: (found) => {
      // Most letters find what the letter before has found: what is drawn stays, as it was unfolded.
      const now = JSON.stringify([found.sure, found.hits]);
      if (found.query === '' || shown.query === '' || now !== drawn) draw(found);
      drawn = now;
      join(found);
      shown = found;
    },
    startAgain: () => draw({ query: '', hits: [], sure: false }),
    addOther: (query, section, count) => {
      fromOther?.section.remove();
      fromOther = { query, section, count };
      if (shown.query === query) join(shown);
    },
  };
}
