import { isAnswer, saySame } from '../../src/search/document.ts';
import { createSearch } from '../../src/search/search.ts';
import { loadStemmer } from '../../src/search/stemmers.ts';
import { type Game, questionsFor, writersIn } from '../../src/site/asked.ts';
import { cardSearchData, searchData } from '../../src/site/search-data.ts';
import type { Language } from '../../src/words/languages.ts';

/**
 * How the questions of a writer are answered that the search has never heard. First and among three counts only the very answer that the
 * writer had in mind; what is shown as certain is right, too, where it says the same: a rule for a case of it, or a case for its rule.
 */
export interface Heard {
  asked: number;
  first: number;
  three: number;
  /** Answers that were shown as certain, and how many of them are right. */
  sure: number;
  sureAndRight: number;
}

/** What is searched of each game. */
const DATA = { milestones: searchData, 'thousand-miles': cardSearchData } as const;

/**
 * Trains the search of a game without one writer, and asks it that writer's questions.
 * @param every asks only every so manieth question; 1 asks all.
 */
export async function askLeftOut(game: Game, language: Language, writer: string, every = 1): Promise<Heard> {
  const data = DATA[game](language, writer);
  const search = await createSearch(data, await loadStemmer(language));
  const questions = data.documents
    .filter(isAnswer)
    .flatMap((document) => questionsFor(document, game, language).map((each) => ({ ...each, meant: document })))
    .filter((each) => each.writer === writer)
    .filter((_, n) => n % every === 0);
  const heard: Heard = { asked: 0, first: 0, three: 0, sure: 0, sureAndRight: 0 };
  for (const { question, meant } of questions) {
    const { hits, sure } = search(question);
    const place = hits.findIndex(({ document }) => document.path === meant.path);
    heard.asked++;
    if (place === 0) heard.first++;
    if (place >= 0 && place < 3) heard.three++;
    if (sure) heard.sure++;
    if (sure && (place === 0 || saySame(hits[0]!.document, meant))) heard.sureAndRight++;
  }
  return heard;
}

/** The same for one writer of a language after the other. */
export async function* askEachLeftOut(
  game: Game,
  language: Language,
): AsyncGenerator<readonly [writer: string, Heard]> {
  for (const writer of writersIn(language)) yield [writer, await askLeftOut(game, language, writer)];
}

/** What several writers' questions come to together. */
export function allTogether(heard: readonly Heard[]): Heard {
  const sum = (key: keyof Heard) => heard.reduce((total, each) => total + each[key], 0);
  return {
    asked: sum('asked'),
    first: sum('first'),
    three: sum('three'),
    sure: sum('sure'),
    sureAndRight: sum('sureAndRight'),
  };
}
