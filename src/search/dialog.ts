import { wordsFor } from 'words:search';
import { onKept } from '../kit/fresh.ts';
import { onKey } from '../kit/keys.ts';
import { isKept } from '../kit/storage-names.ts';
import type { Language } from '../words/languages.ts';
import { wordsReady } from '../words/ready.ts';
import { type Asking, askingIn, PAUSE } from './asking.ts';
import type { PictureOf } from './hits.ts';
import { letShowLarge } from './large.ts';
import { type LastQuestions, lastQuestions } from './last-questions.ts';
import { followWith } from './query-address.ts';
import { type Results, resultsIn } from './results.ts';
import { showingIn } from './showing.ts';
import { type Source, sourcesOf } from './sources.ts';
import { followTyping } from './typing.ts';

/** The search in its dialog, once it answers. */
export interface RunningSearch {
  /** Answers what stands in the field. */
  answer(): void;
  /** Leads to the first hit if it is likely an answer; otherwise to the first of those that may be meant. */
  go(): Promise<void>;
}

/** Lets the arrow keys go from the field through the results and back. */
function letArrowsGo(dialog: HTMLElement, input: HTMLElement, results: HTMLElement): void {
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
}

/** What takes part in a search that runs. */
interface Running {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLTextAreaElement;
  readonly place: HTMLElement;
  readonly asking: Asking;
  readonly results: Results;
  readonly questions: LastQuestions;
}

/** Hears what is typed and pressed, and when the dialog is closed. */
function listen({ dialog, input, place, asking, results, questions }: Running): void {
  letArrowsGo(dialog, input, place);
  input.addEventListener('input', asking.answer);
  dialog.addEventListener('close', () => {
    void asking.remember();
    // The event comes late: the dialog may be open again.
    if (dialog.open) return;
    asking.stop();
    followWith('');
  });
  place.addEventListener('click', ({ target }) => {
    // The way back leads to these answers.
    if ((target as Element).closest('a')) {
      void asking.remember();
      followWith(results.shown().query);
    }
    const button = (target as Element).closest<HTMLElement>('[data-ask], [data-forget]');
    if (!button) return;
    if (button.dataset.ask !== undefined) input.value = button.dataset.ask;
    if (button.dataset.forget !== undefined) questions.forget();
    input.focus();
    asking.answer();
  });
  letShowLarge(place);
  // What was asked in another tab, or on another page while this one was away, can be asked again here, too.
  onKept('questions', async () => {
    await questions.bring();
    const isAtStart = results.shown().query === '' && input.value.trim() === '';
    if (isAtStart && !place.contains(document.activeElement)) results.startAgain();
  });
}

/** Leads to the first hit if it is likely an answer; otherwise to the first of those that may be meant. */
async function goToFirst({ place, asking, results }: Running): Promise<void> {
  asking.stop();
  await asking.settle();
  const { sure } = results.shown();
  const first = place.querySelector<HTMLElement>(sure ? '.hit-open' : 'summary, a');
  if (sure) first?.click();
  else first?.focus();
}

/** The first search of all, and the first number, take as long as ten others: they are not the reader’s, and one waits for the other. */
function warmUp({ search }: Source, page: Language): void {
  const words = wordsFor(page);
  setTimeout(() => {
    const n = search(words('label')).hits.length;
    setTimeout(() => words('count', { n }));
  }, PAUSE);
}

/**
 * Fetches what the search of the page's language is made from, answers what is typed in the dialog already, and from
 * then on every letter. Fails when something cannot be fetched.
 */
export async function startSearch(dialog: HTMLDialogElement, pictureOf: PictureOf): Promise<RunningSearch> {
  const page = document.documentElement.lang as Language;
  const sources = sourcesOf(dialog.dataset.documents!, page);
  const questions = lastQuestions();
  const [source] = await Promise.all([
    sources.own(page),
    isKept('questions') ? questions.bring() : undefined,
    wordsReady(),
  ]);
  const input = dialog.querySelector('textarea')!;
  const place = dialog.querySelector<HTMLElement>('#search-results')!;
  const status = dialog.querySelector<HTMLElement>('[role=status]')!;
  const typing = followTyping();
  // Nothing of the card game has a picture.
  const showingOf = ({ data }: Source, ofCards: boolean) =>
    showingIn(page, data, ofCards ? async () => undefined : pictureOf, typing.atRest);
  const results = resultsIn(
    { dialog, results: place, status },
    page,
    showingOf(source, sources.ofCards),
    questions.all,
  );
  const showingOfOther = (other: Source) => showingOf(other, !sources.ofCards);
  const asking = askingIn({ page, sources, source, showingOfOther, results, questions, typing, dialog, input });
  const running = { dialog, input, place, asking, results, questions };
  listen(running);
  asking.answer();
  warmUp(source, page);
  return { answer: asking.answer, go: () => goToFirst(running) };
}
