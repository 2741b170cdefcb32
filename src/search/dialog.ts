import './dialog.css';
import { wordsFor } from 'words:search';
import { pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';
import { wordsReady } from '../words/ready.ts';
import type { SearchData, SearchDocument } from './document.ts';
import type { Marked } from './marks.ts';
import { createSearch, type Hit, type Search } from './search.ts';
import { loadStemmer } from './stemmers.ts';

/** The search in its dialog, once it answers. */
export interface RunningSearch {
  /** Leads to the chosen result. */
  go(): void;
}

/**
 * Fetches what the search of the page's language is made from, answers what is typed in the dialog already, and from
 * then on every letter. Fails when something cannot be fetched.
 */
export async function startSearch(dialog: HTMLDialogElement): Promise<RunningSearch> {
  const lang = document.documentElement.lang as Language;
  const searchOf = searchesOf(JSON.parse(dialog.dataset.documents!));
  const [search] = await Promise.all([searchOf(lang), wordsReady()]);
  const words = wordsFor(lang);
  const input = dialog.querySelector('input')!;
  const list = dialog.querySelector<HTMLElement>('[role=listbox]')!;
  const status = dialog.querySelector<HTMLElement>('[role=status]')!;
  const options = () => [...list.children] as HTMLAnchorElement[];
  const chosen = () => options().findIndex((option) => option.ariaSelected === 'true');

  function choose(place: number) {
    for (const [n, option] of options().entries()) option.ariaSelected = String(n === place);
    const option = options()[place];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function answer() {
    const { hits } = search(input.value, true);
    list.replaceChildren(...hits.map((hit, n) => optionFor(hit, n, lang)));
    input.ariaExpanded = String(hits.length > 0);
    status.textContent =
      input.value.trim() === '' ? '' : hits.length > 0 ? words('count', { n: hits.length }) : words('none');
    choose(0);
  }

  input.addEventListener('input', answer);
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { length } = options();
    if (step === undefined || length === 0) return;
    event.preventDefault();
    choose((chosen() + step + length) % length);
  });
  // A result may be on this very page; then nothing but the dialog would be in its way.
  list.addEventListener('click', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });
  answer();
  return { go: () => options()[chosen()]?.click() };
}

/** Gives the function for the search of a language, which is fetched when it is first asked. */
function searchesOf(addresses: Record<Language, string>): (language: Language) => Promise<Search> {
  const searches = new Map<Language, Promise<Search>>();
  return (language) => {
    const search = searches.get(language) ?? makeSearch(addresses[language], language);
    searches.set(language, search);
    search.catch(() => searches.delete(language));
    return search;
  };
}

async function makeSearch(address: string, language: Language): Promise<Search> {
  const [response, stem] = await Promise.all([fetch(address), loadStemmer(language)]);
  if (!response.ok) throw new Error(`the search data: ${response.status}`);
  return createSearch((await response.json()) as SearchData, stem);
}

function optionFor({ document: found, title, text }: Hit, n: number, language: Language): HTMLAnchorElement {
  const option = document.createElement('a');
  option.id = `search-result-${n}`;
  option.role = 'option';
  option.tabIndex = -1;
  option.href = pageAddress(language, found.path);
  const plain = (text: string) => [{ text, hit: false }];
  const lines = {
    kind: plain(kindOf(found, language)),
    ruling: found.kind === 'ruling' ? plain(wordsFor(language)('ruling')) : [],
    title,
    place: found.place ? plain(found.place) : [],
    text,
  };
  for (const [name, pieces] of Object.entries(lines)) if (pieces.length > 0) option.append(line(name, pieces));
  return option;
}

/** A line of a result. What was found goes into the page as text only, never as markup. */
function line(name: string, pieces: readonly Marked[]): HTMLElement {
  const element = document.createElement('span');
  element.className = `hit-${name}`;
  element.append(...pieces.map(({ text, hit }) => (hit ? marked(text) : text)));
  return element;
}

function marked(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}

function kindOf({ kind, number = '' }: SearchDocument, language: Language): string {
  const words = wordsFor(language);
  if (kind === 'ruling') return words('kind.rule', { number });
  if (kind === 'chapter' && number === '') return words('kind.overview');
  return words(`kind.${kind}`, { number });
}
