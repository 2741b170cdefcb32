import type { SearchData, SearchDocument } from './document.ts';

/** Search data as they are sent: like beside like, which takes less room. */
export interface PackedData extends Omit<SearchData, 'documents'> {
  /** By the name of a field, what each document holds there, or 0 for nothing. */
  columns: Readonly<Record<string, readonly unknown[]>>;
}

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

/** Packs search data. */
export function packed({ documents, synonyms, fillers, places, cards }: SearchData): PackedData {
  const starts = documents.map(withoutNumber);
  const paths = starts.map((path, n) => shortened(path, starts[n - 1] ?? ''));
  const column = (name: (typeof FIELDS)[number]) =>
    name === 'path' ? paths : documents.map((document) => document[name] ?? 0);
  const columns = Object.fromEntries(FIELDS.map((name) => [name, column(name)]));
  return { synonyms, fillers, places, columns, cards };
}

/** The search data that were packed. */
export function unpacked({ columns, ...data }: PackedData): SearchData {
  let before = '';
  const paths = columns.path!.map((short, n) => {
    before = lengthened(`${short}`, before);
    return before.endsWith('#') ? `${before}${columns.number![n]}` : before;
  });
  const fields: [string, readonly unknown[]][] = Object.entries({ ...columns, path: paths });
  const documents = (fields[0]?.[1] ?? []).map((_, n) =>
    Object.fromEntries(fields.flatMap(([name, column]) => (column[n] === 0 ? [] : [[name, column[n]]]))),
  );
  return { ...data, documents: documents as unknown as SearchDocument[] };
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
