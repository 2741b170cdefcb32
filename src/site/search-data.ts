import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { wordsFor as calculatorWords } from 'words:calculators';
import { type Key as CardCaseKey, wordsFor as cardCasesFor } from 'words:card-cases';
import { type Key as CaseKey, wordsFor as casesFor } from 'words:cases';
import { wordsFor as checkWords } from 'words:check';
import { type Key as ExampleKey, wordsFor as examplesFor } from 'words:examples';
import { wordsFor as tableWords } from 'words:first-table';
import { wordsFor as nightWords } from 'words:game-night';
import { wordsFor as filmWords } from 'words:how-to-play';
import { wordsFor as playWords } from 'words:play';
import { wordsFor as practiceFor } from 'words:practice';
import { type Key as RealTableKey, wordsFor as realTableFor } from 'words:real-table';
import * as v from 'valibot';
import { TOPICS } from '../activities/drills/drill.ts';
import { examples } from '../activities/examples/all-examples.ts';
import { CALCULATORS } from '../activities/game-night/calculator-links.ts';
import { lessons } from '../activities/lessons/learning-path.ts';
import { textsOf } from '../activities/lessons/words.ts';
import { cardCases } from '../cases/card-case.ts';
import { edgeCases, GROUPS } from '../cases/index.ts';
import { text } from '../kit/reading.ts';
import { quickLines } from '../page-parts/quick.ts';
import { MILESTONES_RULEBOOK as BOOK, THOUSAND_MILES_RULEBOOK as CARD_BOOK, type RuleId } from '../rulebook/books.ts';
import { basisOf } from '../rulebook/registry.ts';
import { chapterDocuments, ruleDocuments, termDocuments } from '../rulebook/search-documents.ts';
import { isSwitched, marksBehind } from '../rulebook/texts.ts';
import { isAnswer, type SearchData, type SearchDocument } from '../search/document.ts';
import type { Model } from '../search/model.ts';
import { packed } from '../search/packing.ts';
import { fileAddress } from '../words/addresses.ts';
import { type Language, languages, locales } from '../words/languages.ts';
import { type Game, questionsFor, readFiles, TEXTS } from './asked.ts';
import { TABLE_QUESTIONS } from './rules/real-table.ts';
import { trainedOrKept } from './search-models.ts';

const asking = import.meta.glob<string>('../../content/asked/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const ASKING = v.strictObject({
  fillers: v.array(text),
  what: v.array(text),
  synonyms: TEXTS,
  cardSynonyms: TEXTS,
});
/**
 * What files say of each language, by language.
 * @throws Error, naming the file, where one is malformed.
 */
export function readByLanguage<T>(
  files: Readonly<Record<string, string>>,
  schema: v.GenericSchema<unknown, T>,
): Record<string, T> {
  return Object.fromEntries(readFiles(files, schema).map(([file, content]) => [basename(file, '.json'), content]));
}

const askings = readByLanguage(asking, ASKING);

/** What an answer rests on, if not on the rulebook’s own words, and whether a table can play it otherwise. */
function basisOfAnswer(
  rules: readonly RuleId[],
  turnsOn?: readonly RuleId[],
): Pick<SearchDocument, 'basis' | 'switched'> {
  const bases = marksBehind(rules, turnsOn).map(basisOf);
  const basis = (['ruling', 'shown'] as const).find((each) => bases.includes(each));
  return { ...(basis && { basis }), ...(isSwitched(rules, turnsOn) && { switched: true }) };
}

function cases(language: Language): SearchDocument[] {
  const words = casesFor(language);
  return edgeCases().map(({ id, rules, turnsOn }) => ({
    kind: 'case',
    title: words(`${id}.question` as CaseKey),
    text: words(`${id}.answer` as CaseKey),
    path: `what-if/#${id}`,
    rules,
    ...basisOfAnswer(rules, turnsOn),
  }));
}

function realTable(language: Language): SearchDocument[] {
  const words = realTableFor(language);
  return TABLE_QUESTIONS.map(({ id, rules, advice }) => ({
    kind: 'table',
    title: words(`${id}.question` as RealTableKey),
    text: words(`${id}.answer` as RealTableKey),
    path: `real-table/#${id}`,
    ...(rules.length > 0 && { rules }),
    ...(advice && { basis: 'advice' }),
  }));
}

function quick(language: Language): SearchDocument[] {
  return Object.entries(quickLines(language)).map(([name, line]) => ({
    kind: 'quick',
    ...line,
    path: `quick/#${name}`,
  }));
}

/** The table to play at, the film, the parts of the game night, and its calculators. */
function pages(language: Language): SearchDocument[] {
  const night = nightWords(language);
  const film = filmWords(language);
  const calculators = calculatorWords(language);
  const part = (name: 'setup' | 'teach' | 'turn' | 'score') => `${night('title')} – ${night(`part.${name}`)}`;
  const named = [
    { title: playWords(language)('title'), path: 'play/' },
    { title: `${film('title')} – ${film('label')}`, path: 'how-to-play/' },
    { title: checkWords(language)('title'), path: 'check/' },
    { title: part('setup'), path: 'game-night/#setup' },
    { title: part('teach'), path: 'game-night/#teach' },
    { title: night('explain.title'), path: 'game-night/explain/' },
    { title: night('mistakes'), path: 'game-night/#mistakes' },
    { title: tableWords(language)('title'), path: 'game-night/first-table/' },
    { title: part('turn'), path: 'game-night/#turn' },
    { title: night('aid'), path: 'game-night/aid/' },
    { title: part('score'), path: 'game-night/#score' },
  ];
  return [
    ...named,
    ...CALCULATORS.map(([name, rules]) => ({
      title: calculators(`title.${name}`),
      path: `game-night/#${name}`,
      rules,
    })),
  ].map((page) => ({ kind: 'page', text: '', ...page }));
}

// Examples, lessons and drills are only named: what they say are the rules’ own words once more.
function workedExamples(language: Language): SearchDocument[] {
  const words = examplesFor(language);
  return examples.map(({ example: { id } }) => ({
    kind: 'example',
    title: words(`${id}.title` as ExampleKey),
    text: '',
    path: `examples/${id}/`,
  }));
}

function lessonsIn(language: Language): SearchDocument[] {
  return lessons.map((lesson) => {
    const { title = '' } = textsOf(lesson, language);
    return { kind: 'lesson', title, text: '', path: `learn/${lesson.id}/` };
  });
}

function drills(language: Language): SearchDocument[] {
  const words = practiceFor(language);
  return TOPICS.map((topic) => ({
    kind: 'drill',
    title: words(`topic.${topic}`),
    text: '',
    path: `practice/${topic}/`,
  }));
}

/** How many weights the model of each game keeps: more of them answer hardly better, and weigh more. */
const TRAINING = {
  milestones: { weights: 60_000, rounds: 3 },
  'thousand-miles': { weights: 19_000, rounds: 3 },
} as const;

/** What a model learns from: the titles and texts of the documents that answer, and the questions that they answer. */
function modelOf(documents: readonly SearchDocument[], game: Game, language: Language, leftOut?: string): Model {
  const answers = documents.filter(isAnswer);
  const examples = answers.flatMap((document, answer) => {
    const questions = questionsFor(document, game, language).filter(({ writer }) => writer !== leftOut);
    const texts = [document.title ?? '', document.text, ...questions.map(({ question }) => question)];
    return texts.filter((text) => text !== '').map((text) => ({ text, answer }));
  });
  return trainedOrKept(examples, answers.length, TRAINING[game]);
}

const models = new Map<string, Model>();

/** The model, trained when it is first needed. One that leaves a writer out is not kept. */
function modelFor(documents: readonly SearchDocument[], game: Game, language: Language, leftOut?: string): Model {
  const key = `${game} ${language}`;
  const known = leftOut ? undefined : models.get(key);
  if (known) return known;
  const model = modelOf(documents, game, language, leftOut);
  if (!leftOut) models.set(key, model);
  return model;
}

/** All documents of the board game in a language, in the same order in each. */
export const searchDocuments = (language: Language): SearchDocument[] => [
  ...chapterDocuments(BOOK, language),
  ...ruleDocuments(BOOK, language),
  ...cases(language),
  ...realTable(language),
  ...quick(language),
  ...pages(language),
  ...workedExamples(language),
  ...termDocuments(BOOK, language),
  ...lessonsIn(language),
  ...drills(language),
];

/** Everything that can be found in a language, and how its readers ask for it. Where a writer is left out, the model has learned nothing from them. */
export function searchData(language: Language, leftOut?: string): SearchData {
  const { fillers, what, synonyms } = askings[language]!;
  const documents = searchDocuments(language);
  const places = GROUPS.map((group) => ({
    title: casesFor(language)(`group.${group}`),
    path: `what-if/#group-${group}`,
  }));
  const model = modelFor(documents, 'milestones', language, leftOut);
  return { documents, model, places, cards: `${BOOK.path}${BOOK.cards}`, fillers, what, synonyms };
}

/** All documents of the card game in a language. */
export function cardSearchDocuments(language: Language): SearchDocument[] {
  const words = cardCasesFor(language);
  const found = cardCases().map(
    ({ id, rules, turnsOn }): SearchDocument => ({
      kind: 'case',
      title: words(`${id}.question` as CardCaseKey),
      text: words(`${id}.answer` as CardCaseKey),
      path: `${CARD_BOOK.path}what-if/#${id}`,
      rules,
      ...basisOfAnswer(rules, turnsOn),
    }),
  );
  return [
    ...chapterDocuments(CARD_BOOK, language),
    ...ruleDocuments(CARD_BOOK, language),
    ...found,
    ...termDocuments(CARD_BOOK, language),
  ];
}

/** Everything of the card game that can be found in a language. It is searched by itself: what one game asks tells nothing about the other. */
export function cardSearchData(language: Language, leftOut?: string): SearchData {
  const { fillers, what, cardSynonyms } = askings[language]!;
  const documents = cardSearchDocuments(language);
  const places = chapterDocuments(CARD_BOOK, language).map(({ title = '', path }) => ({ title, path }));
  const model = modelFor(documents, 'thousand-miles', language, leftOut);
  return {
    documents,
    model,
    places,
    cards: `${CARD_BOOK.path}${CARD_BOOK.cards}`,
    fillers,
    what,
    synonyms: cardSynonyms,
  };
}

/** Documents in the order in which the readers of a language look them up. */
export function byTitle(language: Language, documents: readonly SearchDocument[]): SearchDocument[] {
  const collator = new Intl.Collator(locales[language]);
  return [...documents].sort((one, other) => collator.compare(one.title ?? '', other.title ?? ''));
}

let version: string | undefined;

/** A text that changes with the search data of any language, and with how they are packed, so that browsers can keep them for good. */
export function searchVersion(): string {
  // While the site is being written nothing is kept for good, and no page waits for what has to be learned first.
  if (import.meta.env.DEV) return 'dev';
  version ??= createHash('sha256')
    .update(JSON.stringify(languages.map((language) => [searchData(language), cardSearchData(language)].map(packed))))
    .digest('hex')
    .slice(0, 8);
  return version;
}

/** The address of the search data of a language, those of the card game where `game` says so; those of the others differ from it only by the language. */
export function searchDataAddress(language: Language, game: '' | 'card-'): string {
  return fileAddress(`${language}/${game}search-${searchVersion()}.json`);
}
