import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { wordsFor as calculatorWords } from 'words:calculators';
import { type Key as CardCaseKey, wordsFor as cardCasesFor } from 'words:card-cases';
import { type Key as CaseKey, wordsFor as casesFor } from 'words:cases';
import { wordsFor as checkWords } from 'words:check';
import { type Key as ExampleKey, wordsFor as examplesFor } from 'words:examples';
import { wordsFor as nightWords } from 'words:game-night';
import { wordsFor as playWords } from 'words:play';
import { wordsFor as practiceFor } from 'words:practice';
import { type Key as RealTableKey, wordsFor as realTableFor } from 'words:real-table';
import * as v from 'valibot';
import { cardCases } from '../cases/card-case.ts';
import { edgeCases, GROUPS } from '../cases/index.ts';
import { TOPICS } from '../drills/drill.ts';
import { parsedFiles } from '../kit/json-files.ts';
import { text } from '../kit/reading.ts';
import { MILESTONES_RULEBOOK as BOOK, THOUSAND_MILES_RULEBOOK as CARD_BOOK, type RuleId } from '../rulebook/books.ts';
import { basisOf } from '../rulebook/registry.ts';
import { chapterDocuments, ruleDocuments, termDocuments } from '../rulebook/search-documents.ts';
import { isSwitched, marksBehind } from '../rulebook/texts.ts';
import type { SearchData, SearchDocument } from '../search/document.ts';
import { stemsWith, wordsIn } from '../search/forms.ts';
import { packed } from '../search/packing.ts';
import { loadStemmer } from '../search/stemmers.ts';
import { fileAddress } from '../words/addresses.ts';
import { type Language, languages } from '../words/languages.ts';
import { examples } from './examples/examples.ts';
import { CALCULATORS } from './game-night/calculator-links.ts';
import { lessons } from './lessons/lessons.ts';
import { textsOf } from './lessons/texts.ts';
import { quickLines } from './quick.ts';
import { TABLE_QUESTIONS } from './rules/real-table.ts';

const asking = import.meta.glob<string>('../../content/search/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const askedFor = import.meta.glob<string>('../../content/asked/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const cardAskedFor = import.meta.glob<string>('../../content/card-game/asked/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const texts = v.record(text, v.array(text));
export const ASKING = v.strictObject({ fillers: v.array(text), synonyms: texts });
/** How players of a language ask for rules, cases, answers at the real table, lines of the quick sheet and pages, by their names. */
const ASKED = v.strictObject({ rules: texts, cases: texts, table: texts, quick: texts, pages: texts });

/**
 * What files say of each language, by language.
 * @throws Error, naming the file, where one is malformed.
 */
export function readByLanguage<T>(
  files: Readonly<Record<string, string>>,
  schema: v.GenericSchema<unknown, T>,
): Record<string, T> {
  const read = Object.entries(parsedFiles(files)).map(([file, data]) => {
    const parsed = v.safeParse(schema, data);
    if (!parsed.success) {
      const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
      throw new Error(`${file.replace(/^.*(?=content\/)/, '')}: ${issues.join('; ')}`);
    }
    return [basename(file, '.json'), parsed.output] as const;
  });
  return Object.fromEntries(read);
}

const askings = readByLanguage(asking, ASKING);
const questionsFor = readByLanguage(askedFor, ASKED);

/** Of the card game, whose cases are few, every case is asked for in every language. */
const CARD_ASKED = v.strictObject({
  rules: texts,
  cases: v.strictObject(
    v.entriesFromList(
      cardCases().map(({ id }) => id),
      v.pipe(v.array(text), v.minLength(3)),
    ),
  ),
});
const cardQuestionsFor = readByLanguage(cardAskedFor, CARD_ASKED);

const stems = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, stemsWith(await loadStemmer(language))])),
) as Record<Language, (word: string) => string>;

/** Questions that ask for something, as they are searched: words without their endings take half the room. */
function asked(language: Language, questions: readonly string[] = []): Pick<SearchDocument, 'asked'> {
  return questions.length === 0
    ? {}
    : { asked: questions.map((question) => wordsIn(question).map(stems[language]).join(' ')).join('|') };
}

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
    ...asked(language, questionsFor[language]!.cases[id]),
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
    ...asked(language, questionsFor[language]!.table[id]),
  }));
}

function quick(language: Language): SearchDocument[] {
  return Object.entries(quickLines(language)).map(([name, line]) => ({
    kind: 'quick',
    ...line,
    path: `quick/#${name}`,
    ...asked(language, questionsFor[language]!.quick[name]),
  }));
}

/** The table to play at, the parts of the game night, and its calculators. */
function pages(language: Language): SearchDocument[] {
  const night = nightWords(language);
  const calculators = calculatorWords(language);
  const part = (name: 'setup' | 'teach' | 'turn' | 'score') => `${night('title')} – ${night(`part.${name}`)}`;
  const named = {
    play: { title: playWords(language)('title'), path: 'play/' },
    check: { title: checkWords(language)('title'), path: 'check/' },
    setup: { title: part('setup'), path: 'game-night/#setup' },
    teach: { title: part('teach'), path: 'game-night/#teach' },
    explain: { title: night('explain.title'), path: 'game-night/explain/' },
    mistakes: { title: night('mistakes'), path: 'game-night/#mistakes' },
    turn: { title: part('turn'), path: 'game-night/#turn' },
    aid: { title: night('aid'), path: 'game-night/aid/' },
    score: { title: part('score'), path: 'game-night/#score' },
  };
  return [
    ...Object.entries(named),
    ...CALCULATORS.map(
      ([name, rules]) => [name, { title: calculators(`title.${name}`), path: `game-night/#${name}`, rules }] as const,
    ),
  ].map(([name, page]) => ({
    kind: 'page',
    text: '',
    ...page,
    ...asked(language, questionsFor[language]!.pages[name]),
  }));
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

/** Everything that can be found in a language, and how its readers ask for it. */
export function searchData(language: Language): SearchData {
  const { fillers, synonyms } = askings[language]!;
  const documents = [
    ...chapterDocuments(BOOK, language),
    ...ruleDocuments(BOOK, language, (id) => asked(language, questionsFor[language]!.rules[id])),
    ...cases(language),
    ...realTable(language),
    ...quick(language),
    ...pages(language),
    ...workedExamples(language),
    ...termDocuments(BOOK, language),
    ...lessonsIn(language),
    ...drills(language),
  ];
  const places = GROUPS.map((group) => ({
    title: casesFor(language)(`group.${group}`),
    path: `what-if/#group-${group}`,
  }));
  return { documents, places, cards: `${BOOK.path}${BOOK.cards}`, fillers, synonyms };
}

/** Everything of the card game that can be found in a language. It is searched by itself: what one game asks tells nothing about the other. */
export function cardSearchData(language: Language): SearchData {
  const { fillers } = askings[language]!;
  const words = cardCasesFor(language);
  const found = cardCases().map(
    ({ id, rules, turnsOn }): SearchDocument => ({
      kind: 'case',
      title: words(`${id}.question` as CardCaseKey),
      text: words(`${id}.answer` as CardCaseKey),
      path: `${CARD_BOOK.path}what-if/#${id}`,
      rules,
      ...basisOfAnswer(rules, turnsOn),
      ...asked(language, cardQuestionsFor[language]!.cases[id]),
    }),
  );
  const chapters = chapterDocuments(CARD_BOOK, language);
  const documents = [
    ...chapters,
    ...ruleDocuments(CARD_BOOK, language, (id) => asked(language, cardQuestionsFor[language]!.rules[id])),
    ...found,
    ...termDocuments(CARD_BOOK, language),
  ];
  const places = chapters.map(({ title = '', path }) => ({ title, path }));
  return { documents, places, cards: `${CARD_BOOK.path}${CARD_BOOK.cards}`, fillers, synonyms: {} };
}

/** Documents in the order in which the readers of a language look them up. */
export function byTitle(language: Language, documents: readonly SearchDocument[]): SearchDocument[] {
  const collator = new Intl.Collator(language);
  return [...documents].sort((one, other) => collator.compare(one.title ?? '', other.title ?? ''));
}

let version: string | undefined;

/** A text that changes with the search data of any language, and with how they are packed, so that browsers can keep them for good. */
export function searchVersion(): string {
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
