import type { SearchData, SearchDocument } from './document.ts';

/** Search data as they are sent: like beside like, which takes less room. */
export interface PackedData extends Omit<SearchData, 'documents'> {
  /** By the name of a field, what each document holds there, or null. */
  columns: Readonly<Record<string, readonly unknown[]>>;
}

/** Packs search data. */
export function packed({ documents, ...data }: SearchData): PackedData {
  const names = [...new Set(documents.flatMap(Object.keys))] as (keyof SearchDocument)[];
  const columns = names.map((name) => [name, documents.map((document) => document[name] ?? null)] as const);
  return { ...data, columns: Object.fromEntries(columns) };
}

/** The search data that were packed. */
export function unpacked({ columns, ...data }: PackedData): SearchData {
  const fields = Object.entries(columns);
  const documents = (fields[0]?.[1] ?? []).map((_, n) =>
    Object.fromEntries(fields.flatMap(([name, column]) => (column[n] === null ? [] : [[name, column[n]]]))),
  );
  return { ...data, documents: documents as unknown as SearchDocument[] };
}
