import type { SearchData, SearchDocument } from './document.ts';

/** Search data as they are sent: like beside like, which takes less room, and in texts without quotes and brackets. */
export interface PackedData extends Pick<SearchData, 'cards'> {
  /** What the documents hold, one field after the other. */
  documents: string;
  fillers: string;
  /** The word that stands for others, and those others. */
  synonyms: string;
  /** The name of each place, and its address. */
  places: string;
}

/** Stands between two entries, and in an entry between the members of a list: no text has them. */
const [ENTRY, MEMBER] = ['~', '|'];

/** What a field says that is only there or not. */
const IS = '+';

/** The order in which the fields take the least room together: what is said in like words stands close. */
const FIELDS = [
  'place',
  'title',
  'text',
  'asked',
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
export function packed({ documents, synonyms, fillers, places, cards }: SearchData): PackedData {
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
    places: lines(places.map(({ title, path }) => [title, path])),
    documents: FIELDS.flatMap(column).join(ENTRY),
    cards,
  };
}

/** The search data that were packed. */
export function unpacked({ documents, fillers, synonyms, places, cards }: PackedData): SearchData {
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
    synonyms: Object.fromEntries(entriesOf(synonyms).map(([word, ...others]) => [word, others])),
    places: entriesOf(places).map(([title, path]) => ({ title, path }) as SearchData['places'][number]),
    cards,
  };
}

/** The path of a document without the number of a rule at its end. */
function withoutNumber({ path, number }: SearchDocument): string {
  return number !== undefined && path.endsWith(`#${number}`) ? path.slice(0, -number.length) : path;
}

/** A path without its beginning that is the beginning of another as well, and how long that is, as one digit of base 36. */
function shortened(path: string, other: string): string {
  let same = 0;
  while (same < 35 && same < path.length && path[same] === other[same]) same += 1;
  return same.toString(36) + path.slice(same);
}

function lengthened(short: string, other: string): string {
  return other.slice(0, Number.parseInt(short[0]!, 36)) + short.slice(1);
}
