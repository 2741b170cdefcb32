import type { SearchData, SearchDocument } from './document.ts';
import type { Model, Row } from './model.ts';

/** Search data as they are sent: like beside like, which takes less room, and in texts without quotes and brackets. */
export interface PackedData extends Pick<SearchData, 'cards'> {
  /** What the documents hold, one field after the other. */
  documents: string;
  fillers: string;
  what: string;
  /** The word that stands for others, and those others. */
  synonyms: string;
  /** The name of each place, and its address. */
  places: string;
  model: PackedModel;
}

/** A model, whose features come in the order of the alphabet: what two of them begin with alike is sent once. */
interface PackedModel extends Pick<Model, 'unit'> {
  features: string;
  /** By feature, for how many answers it has a weight, each count as a character. */
  counts: string;
  /** For each weight how far its answer is from the one before it, as a character. */
  steps: string;
  /** The weights, each as a character. */
  weights: string;
}

/** The character of the number 0; the others follow it. None of them is one that JSON writes as two. */
const ZERO = 0x70;

/** Stands between two entries, and in an entry between the members of a list: no text has them. */
const [ENTRY, MEMBER] = ['~', '|'];

/** What a field says that is only there or not. */
const IS = '+';

/** The order in which the fields take the least room together: what is said in like words stands close. */
const FIELDS = [
  'place',
  'heading',
  'title',
  'text',
  'kind',
  'rules',
  'number',
  'path',
  'elsewhere',
  'basis',
  'partly',
  'switched',
] as const satisfies readonly (keyof SearchDocument)[];

const isList = (field: string) => field === 'rules' || field === 'elsewhere';

const lines = (entries: readonly (readonly string[])[]) => entries.map((entry) => entry.join(MEMBER)).join(ENTRY);
const entriesOf = (text: string) => (text ? text.split(ENTRY).map((entry) => entry.split(MEMBER)) : []);

/**
 * Packs search data.
 * @throws Error where a text has what stands between two of them.
 */
export function packed({ documents, synonyms, fillers, what, places, cards, model }: SearchData): PackedData {
  const starts = documents.map(withoutNumber);
  const column = (field: (typeof FIELDS)[number]) =>
    documents.map((document, n) => {
      if (field === 'path') return shortened(starts[n]!, starts[n - 1] ?? '');
      const value = document[field] ?? '';
      const text = value === true ? IS : typeof value === 'string' ? value : value.join(MEMBER);
      if (text.includes(ENTRY)) throw new Error(`“${text}” has a “${ENTRY}”, which stands between two texts`);
      return text;
    });
  // In this order, too, they take the least room.
  return {
    synonyms: lines(Object.entries(synonyms).map(([word, others]) => [word, ...others])),
    fillers: lines([fillers]),
    what: lines([what]),
    places: lines(places.map(({ title, path }) => [title, path])),
    documents: FIELDS.flatMap(column).join(ENTRY),
    cards,
    model: packedModel(model),
  };
}

/** The search data that were packed. */
export function unpacked({ documents, fillers, what, synonyms, places, cards, model }: PackedData): SearchData {
  const values = documents.split(ENTRY);
  const count = values.length / FIELDS.length;
  let before = '';
  return {
    documents: Array.from({ length: count }, (_, n) => {
      const document: Record<string, unknown> = { text: '' };
      for (const [f, field] of FIELDS.entries()) {
        const value = values[f * count + n];
        if (value) document[field] = isList(field) ? value.split(MEMBER) : value === IS || value;
      }
      before = lengthened(`${document.path}`, before);
      document.path = before.endsWith('#') ? before + document.number : before;
      return document as unknown as SearchDocument;
    }),
    fillers: entriesOf(fillers).flat(),
    what: entriesOf(what).flat(),
    synonyms: Object.fromEntries(entriesOf(synonyms).map(([word, ...others]) => [word, others])),
    places: entriesOf(places).map(([title, path]) => ({ title, path }) as SearchData['places'][number]),
    cards,
    model: unpackedModel(model),
  };
}

const asCharacter = (number: number) => String.fromCharCode(ZERO + number);
const numbersIn = (text: string) => Array.from(text, (character) => character.charCodeAt(0) - ZERO);

function packedModel({ features, unit }: Model): PackedModel {
  const names = [...features.keys()].sort();
  const rows = names.map((name) => features.get(name)!);
  return {
    unit,
    features: names.map((name, n) => shortened(name, names[n - 1] ?? '')).join(ENTRY),
    counts: rows.map(({ length }) => asCharacter(length)).join(''),
    steps: rows.flatMap((row) => row.map(([answer], n) => asCharacter(answer - (row[n - 1]?.[0] ?? 0)))).join(''),
    weights: rows.flatMap((row) => row.map(([, weight]) => asCharacter(weight))).join(''),
  };
}

function unpackedModel({ features, counts, steps, weights, unit }: PackedModel): Model {
  const rows = new Map<string, Row>();
  const lengths = numbersIn(counts);
  const distances = numbersIn(steps);
  const values = numbersIn(weights);
  let name = '';
  let at = 0;
  for (const [n, short] of features.split(ENTRY).entries()) {
    name = lengthened(short, name);
    let answer = 0;
    const row = Array.from({ length: lengths[n] ?? 0 }, () => {
      answer += distances[at]!;
      return [answer, values[at++]!] as const;
    });
    rows.set(name, row);
  }
  return { features: rows, unit };
}

/** The path of a document without the number of a rule at its end. */
function withoutNumber({ path, number }: SearchDocument): string {
  return number !== undefined && path.endsWith(`#${number}`) ? path.slice(0, -number.length) : path;
}

/** A text without its beginning that is the beginning of another as well, and how long that is, as one digit of base 36. */
function shortened(path: string, other: string): string {
  let same = 0;
  while (same < 35 && same < path.length && path[same] === other[same]) same += 1;
  return same.toString(36) + path.slice(same);
}

function lengthened(short: string, other: string): string {
  return other.slice(0, Number.parseInt(short[0]!, 36)) + short.slice(1);
}
