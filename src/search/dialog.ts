import { wordsFor } from 'words:search';
import { onKept } from '../kit/fresh.ts';
import { onKey } from '../kit/keys.ts';
import { say } from '../kit/live.ts';
import { isKept } from '../kit/storage-names.ts';
import type { Language } from '../words/languages.ts';
import { wordsReady } from '../words/ready.ts';
import type { SearchData } from './document.ts';
import { type Answered, answerInAny } from './languages.ts';
import { letShowLarge } from './large.ts';
import { type PackedData, unpacked } from './packing.ts';
import { createSearch, type Hit, type Search } from './search.ts';
import { type PictureOf, showingIn } from './showing.ts';
import { loadStemmer } from './stemmers.ts';

/** The search in its dialog, once it answers. */
export interface RunningSearch {
  /** Answers what stands in the field. */
  answer(): Promise<void>;
  /** Leads to the first hit if it is likely an answer; otherwise to the first of those that may be meant. */
  go(): Promise<void>;
}

/** As many hits are named where none is sure. */
const nearest = 4;

/** How long a reader stops typing until the other languages are asked, and the address follows, in milliseconds. */
const pause = 250;

/** How long a letter waits for the next before what else was found is drawn below the answer, in milliseconds. */
const breath = 80;

/** How the names of the two files begin that are searched: of the card game and of the board game. */
const CARDS = /\/card-search-(?=[^/]*$)/;
const BOARD = /\/search-(?=[^/]*$)/;

interface Source {
  data: SearchData;
  search: Search;
}

/**
 * Fetches what the search of the page's language is made from, answers what is typed in the dialog already, and from
 * then on every letter. Fails when something cannot be fetched.
 */
export async function startSearch(dialog: HTMLDialogElement, pictureOf: PictureOf): Promise<RunningSearch> {
  const page = document.documentElement.lang as Language;
  const own = dialog.dataset.documents!;
  const sourceOf = sources((language) => own.replace(`/${page}/`, `/${language}/`));
  // The game of the page answers first, the other one beside it.
  const ofCards = CARDS.test(own);
  const otherSourceOf = sources(() => (ofCards ? own.replace(CARDS, '/search-') : own.replace(BOARD, '/card-search-')));
  // What keeps the last questions is fetched where there are any, or when the first has been answered.
  const bringRecent = () => import('./recent.ts').catch(() => undefined);
  const [{ data, search }, kept] = await Promise.all([
    sourceOf(page),
    isKept('questions') ? bringRecent() : undefined,
    wordsReady(),
  ]);
  let recent = kept;
  const words = wordsFor(page);
  let typed = 0;
  const typedAt = () => typed;
  const showingOf = (data: SearchData, ofCards: boolean) =>
    showingIn(page, data, ofCards ? async () => undefined : pictureOf, typedAt);
  const showing = showingOf(data, ofCards);
  const input = dialog.querySelector('textarea')!;
  const results = dialog.querySelector<HTMLElement>('#search-results')!;
  const status = dialog.querySelector<HTMLElement>('[role=status]')!;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let fromOther: { query: string; section: HTMLElement; count: number } | undefined;
  let shown: { query: string; hits: readonly Hit[]; sure: boolean } = { query: '', hits: [], sure: false };
  let said = { query: '', text: '' };
  let drawn = '';
  let others: ChildNode = new Text();
  let drawing: ReturnType<typeof setTimeout> | undefined;
  const searchOf = async (language: Language) =>
    sourceOf(language).then(
      (source) => source.search,
      () => undefined,
    );

  /** What another language has found, as it reads in the page's own. */
  const translated = ({ language, hits }: Answered): readonly Hit[] =>
    language === page
      ? hits
      : hits.map(({ place }) => {
          const document = data.documents[place]!;
          return { place, document, line: [{ text: document.title ?? document.text, hit: false }] };
        });

  function draw(query: string, hits: readonly Hit[], sure: boolean) {
    const [first, ...rest] = hits;
    clearTimeout(drawing);
    // Later it would make the browser lay out at once what it lays out before it paints.
    for (const scrolled of [results, dialog]) scrolled.scrollTop = 0;
    if (!shown.sure) others = new Text();
    if (query === '') results.replaceChildren(...showing.start(data, recent?.recentQuestions() ?? []));
    else if (first && sure) {
      // What was below the answer stays there until what was found now takes its place.
      results.replaceChildren(showing.answer(first), others);
      drawing = setTimeout(() => {
        const found = rest.length > 0 ? showing.others(rest, words('others')) : new Text();
        others.replaceWith(found);
        others = found;
      }, breath);
    } else if (first)
      results.replaceChildren(showing.others(hits.slice(0, nearest), words('unsure')), showing.places(data));
    else results.replaceChildren(showing.places(data));
  }

  /** Puts what the other game answers beside what is shown, before it where that is only a guess, and says how much there is. */
  function join(query: string, hits: readonly Hit[], sure: boolean) {
    const other = fromOther?.query === query ? fromOther : undefined;
    if (other === undefined) fromOther?.section.remove();
    else if (sure) results.append(other.section);
    else results.prepend(other.section);
    const n = (sure ? hits.length : 0) + (other?.count ?? 0);
    const text = n > 0 ? words('count', { n }) : words(hits.length > 0 ? 'unsure' : 'none');
    // Each question is answered once, also in the words of the answer before; what is found later changes them.
    if (query !== said.query || text !== said.text) say(status, query === '' ? '' : text);
    said = { query, text };
  }

  function show(query: string, hits: readonly Hit[], sure: boolean) {
    // Most letters find what the letter before has found: what is drawn stays, as it was unfolded.
    const found = JSON.stringify([sure, hits]);
    if (query === '' || shown.query === '' || found !== drawn) draw(query, hits, sure);
    drawn = found;
    join(query, hits, sure);
    shown = { query, hits, sure };
  }

  /** Asks the other languages if need be. */
  async function settle(query: string) {
    void addOther(query);
    const answered = await answerInAny(query, page, searchOf);
    if (!answered || query !== input.value.trim() || !dialog.open) return;
    if (answered.language !== page || shown.query !== query) show(query, translated(answered), answered.sure);
    followWith(query);
    if (answered.sure) recent ??= await bringRecent();
  }

  /** Adds what the other game answers, if it is likely an answer. Where that cannot be fetched, the answers of the page’s own are all. */
  async function addOther(query: string) {
    const source = await otherSourceOf(page).catch(() => undefined);
    if (!source || query !== input.value.trim() || !dialog.open) return;
    const found = source.search(query);
    if (!found.sure) return;
    const hits = found.hits.slice(0, nearest);
    const section = showingOf(source.data, !ofCards).others(hits, words(ofCards ? 'board-game' : 'card-game'));
    fromOther?.section.remove();
    fromOther = { query, section, count: hits.length };
    if (shown.query === query) join(query, shown.hits, shown.sure);
  }

  async function answer() {
    typed = performance.now();
    const query = input.value.trim();
    clearTimeout(waiting);
    if (query === '') void remember();
    const { hits, sure } = search(query, true);
    show(query, hits, sure);
    if (query === '') followWith(query);
    else waiting = setTimeout(settle, pause, query);
  }

  /** Keeps the question whose answer is shown, if it is likely one: it is left, or cleared for the next. */
  async function remember() {
    const { sure, query } = shown;
    if (!sure) return;
    recent ??= await bringRecent();
    recent?.rememberQuestion(query);
    if (dialog.open && shown.query === '') void answer();
  }

  const stops = () =>
    [input, ...results.querySelectorAll<HTMLElement>('a, summary, button')].filter((stop) => stop.checkVisibility());

  dialog.addEventListener(
    'keydown',
    onKey((event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const all = stops();
      const next = all.indexOf(document.activeElement as HTMLElement) + step;
      all[Math.max(0, Math.min(next, all.length - 1))]?.focus();
    }),
  );

  input.addEventListener('input', answer);
  dialog.addEventListener('close', () => {
    void remember();
    // The event comes late: the dialog may be open again.
    if (dialog.open) return;
    clearTimeout(waiting);
    followWith('');
  });
  results.addEventListener('click', ({ target }) => {
    // The way back leads to these answers.
    if ((target as Element).closest('a')) {
      void remember();
      followWith(shown.query);
    }
    const button = (target as Element).closest<HTMLElement>('[data-ask], [data-forget]');
    if (!button) return;
    if (button.dataset.ask !== undefined) input.value = button.dataset.ask;
    if (button.dataset.forget !== undefined) recent?.forgetQuestions();
    input.focus();
    answer();
  });
  letShowLarge(results);
  // What was asked in another tab, or on another page while this one was away, can be asked again here, too.
  onKept('questions', async () => {
    recent ??= await bringRecent();
    const isAtStart = shown.query === '' && input.value.trim() === '';
    if (isAtStart && !results.contains(document.activeElement)) draw('', [], false);
  });
  await answer();
  // The first search of all, and the first number, take as long as ten others: they are not the reader’s, and one waits for the other.
  setTimeout(() => {
    const n = search(words('label')).hits.length;
    setTimeout(() => words('count', { n }));
  }, pause);
  return {
    answer,
    go: async () => {
      clearTimeout(waiting);
      await settle(input.value.trim());
      const first = results.querySelector<HTMLElement>(shown.sure ? '.hit-open' : 'summary, a');
      if (shown.sure) first?.click();
      else first?.focus();
    },
  };
}

/** Gives the search function of a language and its data, both loaded when first needed. */
function sources(addressOf: (language: Language) => string): (language: Language) => Promise<Source> {
  const known = new Map<Language, Promise<Source>>();
  return (language) => {
    const source = known.get(language) ?? fetchSource(addressOf(language), language);
    known.set(language, source);
    source.catch(() => known.delete(language));
    return source;
  };
}

async function fetchSource(address: string, language: Language): Promise<Source> {
  const [response, stem] = await Promise.all([fetch(address), loadStemmer(language)]);
  if (!response.ok) throw new Error(`the search data: ${response.status}`);
  const data = unpacked((await response.json()) as PackedData);
  return { data, search: await createSearch(data, stem) };
}

/** Lets the address hold the query, so that it can be handed on and Back leads to its answers. */
function followWith(query: string): void {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  try {
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  } catch {
    // Browsers allow so many changes a minute; the next one will do.
  }
}
