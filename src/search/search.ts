import MiniSearch, { type SearchOptions } from 'minisearch';
import { type Answers, best, both, lessened } from './answers.ts';
import type { SearchData, SearchDocument } from './document.ts';
import { fold, formsWith, wordsIn } from './forms.ts';
import { type Marked, markedText, snippet } from './marks.ts';
import { insteadOf, type Part, partsOf } from './parts.ts';
import { rankOf } from './rank.ts';
import type { Stem } from './stemmers.ts';

/** What was found: the document, its title if it has one and the telling part of its text, with the hits marked. */
export interface Hit {
  document: SearchDocument;
  title: Marked[];
  text: Marked[];
}

/** Answers a query with the best hits, the best one first. */
export type Search = (query: string) => Hit[];

const most = 12;

/** How much a field counts. Only stems have their full weight, and numbers and foreign names have none. */
const boost = { number: 24, title: 2.5, elsewhere: 6, text: 1, place: 1.5 };

/** How much a word counts that is found as it is, by its stem, by its beginning or in spite of a typo. */
const weights = { whole: 0.25, stem: 0.8, prefix: 0.45, fuzzy: 0.5 };

/** How much our word counts beside the one that was typed instead. */
const insteadWeight = 0.85;

/** How much a word counts that tells nothing about what is meant. */
const fillerWeight = 0.2;

/** How a word may be found. */
type Way = Pick<SearchOptions, 'prefix' | 'fuzzy'>;

/** Short stems begin too many words. */
const longPrefix: Way = { prefix: (form) => form.length > 3 };

/** What of a document is indexed as a field. Only terms and chapters have a name; questions and headlines are text. */
function fieldOf({ elsewhere = [], title = '', ...document }: SearchDocument, field: string): string {
  const named = document.kind === 'term' || document.kind === 'chapter';
  const fields = {
    number: document.number,
    title: named ? title : '',
    elsewhere: elsewhere.join(' '),
    text: named ? document.text : `${title} ${document.text}`,
    place: document.place,
  };
  return fields[field as keyof typeof fields] ?? '';
}

/**
 * Makes the search of a language ready, a few documents at a time so that the page stays awake. Needs the stemmer of
 * that language.
 */
export async function createSearch(data: SearchData, stem: Stem): Promise<Search> {
  const { documents } = data;
  const formsOf = formsWith(stem);
  const fillers = new Set(data.fillers.map(fold));
  const known = new Set<string>();
  const index = new MiniSearch<{ id: number; document: SearchDocument }>({
    fields: Object.keys(boost),
    extractField: ({ id, document }, field) => (field === 'id' ? id : fieldOf(document, field)),
    tokenize: wordsIn,
    processTerm: (word, field) => {
      const { folded, all } = formsOf(word);
      if (field !== 'elsewhere') known.add(folded);
      return [...all];
    },
    searchOptions: { boost, weights, tokenize: (form) => [form], processTerm: (form) => form },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ id, document })),
    { chunkSize: 10 },
  );
  const instead = insteadOf(data, known, (word) => formsOf(word).stems[0]);
  const isTelling = (word: string) => !fillers.has(formsOf(word).folded);
  const isAmong = (word: string, terms: ReadonlySet<string>) => formsOf(word).all.some((form) => terms.has(form));

  /** The answers to a word that is found in one way as it is, in any field, and in one way by its stems, in our words. */
  function answersBy(word: string, whole: Way, stem: Way): Answers {
    const { folded, stems } = formsOf(word);
    const found = index.search({
      queries: [
        { queries: [folded], boostTerm: () => weights.whole, ...whole },
        { queries: [...stems], boostTerm: () => weights.stem, fields: ['title', 'text', 'place'], ...stem },
      ],
    });
    const weight = isTelling(word) ? 1 : fillerWeight;
    return new Map(found.map(({ id, score, terms }) => [id, { score: score * weight, terms: new Set(terms) }]));
  }

  /**
   * The answers to a word with any ending. If nothing has it just so, it may be a typo as well: then what differs in a
   * letter counts too, and if there still is nothing, what begins with it or differs in two. A word that is `growing`
   * may be a beginning from the start; one for which our pages have another is no typo.
   */
  function answersTo(word: string, { growing, known }: { growing: boolean; known: boolean }): Answers {
    const exactly = answersBy(word, { prefix: growing }, {});
    const { folded } = formsOf(word);
    const isThere = [...exactly.values()].some(({ terms }) => [...terms].some((term) => term.startsWith(folded)));
    if (isThere || known || /\d/.test(folded) || folded.length < 4) return exactly;
    const nearly = best(exactly, answersBy(word, { fuzzy: 1 }, { fuzzy: 1 }));
    if (nearly.size > 0) return nearly;
    const beginning = answersBy(word, longPrefix, longPrefix);
    return beginning.size > 0 || folded.length < 5 ? beginning : answersBy(word, { fuzzy: 2 }, { fuzzy: 2 });
  }

  function answersToPart({ words, instead, last }: Part): Answers {
    const known = instead.length > 0;
    const typed = words.map((word, n) => answersTo(word, { growing: last && n === words.length - 1, known }));
    const ours = instead.map((name) => name.map((word) => answersTo(word, { growing: false, known: true })));
    return ours.map((name) => lessened(name.reduce(both), insteadWeight)).reduce(best, typed.reduce(both));
  }

  return (query) => {
    const parts = partsOf(wordsIn(query), instead);
    const answers = parts.map(answersToPart);
    const tells = parts.map(({ words, instead }) => instead.length > 0 || words.some(isTelling));
    const telling = answers.map(({ size }, n) => (tells[n] ? 1 : fillerWeight) * rarity(size, documents.length));
    return [...new Set(answers.flatMap((answer) => [...answer.keys()]))]
      .map((id) => {
        const document = documents[id]!;
        const own = answers.map((answer) => answer.get(id));
        return { document, own, rank: rankOf(document, own, telling, { isAmong, isTelling }) };
      })
      .sort((one, other) => other.rank - one.rank)
      .slice(0, most)
      .map(({ document, own }) => {
        const shown = own.filter((_, n) => tells[n] || !tells.includes(true));
        const terms = new Set(shown.flatMap((answer) => [...(answer?.terms ?? [])]));
        const isHit = (word: string) => isAmong(word, terms);
        return { document, title: markedText(document.title ?? '', isHit), text: snippet(document.text, isHit) };
      });
  };
}

/** How much a part of a query tells: the more, the fewer of all documents answer it. */
function rarity(answers: number, documents: number): number {
  return answers === 0 ? 0 : Math.log(1 + (documents - answers + 0.5) / (answers + 0.5));
}
