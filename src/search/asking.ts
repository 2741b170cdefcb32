import { wordsFor } from 'words:search';
import type { Language } from '../words/languages.ts';
import { type Answered, answerInAny } from './languages.ts';
import type { LastQuestions } from './last-questions.ts';
import { followWith } from './query-address.ts';
import { NEAREST, type Results } from './results.ts';
import type { Hit } from './search.ts';
import type { Showing } from './showing.ts';
import type { Source, Sources } from './sources.ts';
import type { Typing } from './typing.ts';

/** What answers, and where the answers are shown. */
interface Props {
  readonly page: Language;
  readonly sources: Sources;
  /** The source of the page's own language. */
  readonly source: Source;
  /** How the other game's findings are shown. */
  readonly showingOfOther: (source: Source) => Showing;
  readonly results: Results;
  readonly questions: LastQuestions;
  readonly typing: Typing;
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLTextAreaElement;
}

/** What can be asked of the field. */
export interface Asking {
  /** Answers what stands in the field. */
  answer(): void;
  /** Asks the other languages, at once and not when the reader stops typing. */
  settle(): Promise<void>;
  /** Keeps the question whose answer is shown, if it is likely one: it is left, or cleared for the next. */
  remember(): Promise<void>;
  /** Asks nobody any more. */
  stop(): void;
}

/** How long a reader stops typing until the other languages are asked, and the address follows, in milliseconds. */
export const PAUSE = 250;

/** Answers the question in the field, with every letter in the page's language, and in any other when the reader stops typing. */
export function askingIn(props: Props): Asking {
  const { page, sources, source, showingOfOther, results, questions, typing, dialog, input } = props;
  const words = wordsFor(page);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const asked = () => input.value.trim();
  const isAsked = (query: string) => query === asked() && dialog.open;
  const searchOf = (language: Language) =>
    sources.own(language).then(
      ({ search }) => search,
      () => undefined,
    );

  /** What another language has found, as it reads in the page's own. */
  const translated = ({ language, hits }: Answered): readonly Hit[] =>
    language === page
      ? hits
      : hits.map(({ place }) => {
          const document = source.data.documents[place]!;
          return { place, document, line: [{ text: document.title ?? document.text, hit: false }] };
        });

  /** Adds what the other game answers, if it is likely an answer. Where that cannot be fetched, the answers of the page’s own are all. */
  async function addOther(query: string) {
    const other = await sources.other().catch(() => undefined);
    if (!other || !isAsked(query)) return;
    const found = other.search(query);
    if (!found.sure) return;
    const hits = found.hits.slice(0, NEAREST);
    const heading = words(sources.ofCards ? 'board-game' : 'card-game');
    results.addOther(query, showingOfOther(other).others(hits, heading), hits.length);
  }

  /** Asks the other languages if need be. */
  async function settle(query: string) {
    void addOther(query);
    const answered = await answerInAny(query, page, searchOf);
    if (!answered || !isAsked(query)) return;
    if (answered.language !== page || results.shown().query !== query)
      results.show({ query, hits: translated(answered), sure: answered.sure });
    followWith(query);
    if (answered.sure) await questions.bring();
  }

  function answer() {
    typing.typed();
    const query = asked();
    clearTimeout(waiting);
    if (query === '') void remember();
    const { hits, sure } = source.search(query, true);
    results.show({ query, hits, sure });
    if (query === '') followWith(query);
    else waiting = setTimeout(settle, PAUSE, query);
  }

  async function remember() {
    const { sure, query } = results.shown();
    if (!sure) return;
    // The page may be left at once: what is there already keeps the question without waiting.
    if (!questions.areHere()) await questions.bring();
    questions.remember(query);
    if (dialog.open && results.shown().query === '') answer();
  }

  return {
    answer,
    settle: () => settle(asked()),
    remember,
    stop: () => clearTimeout(waiting),
  };
}
