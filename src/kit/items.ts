import * as v from 'valibot';
import { isObject, list, plainObject } from './reading.ts';

/**
 * Schemas for things that hold several items. `readItems` leaves out the items that don’t fit, so that a damaged one takes no other along.
 * Everywhere else these schemas are as strict as any: nothing is kept that would be left out later.
 */

/** What `readItems` has found so far, while it reads. */
let reading: { isWhole: boolean } | null = null;

/** What could be read of something that holds items. */
export interface ReadItems<T> {
  readonly value: T;
  /** Whether nothing was left out. */
  readonly isWhole: boolean;
}

/** Reads as many items as fit; null where what holds them doesn’t fit either. */
export function readItems<T>(schema: v.GenericSchema<unknown, T>, data: unknown): ReadItems<T> | null {
  const found = { isWhole: true };
  reading = found;
  try {
    const read = v.safeParse(schema, data, { abortEarly: true });
    return read.success ? { value: read.output, ...found } : null;
  } finally {
    reading = null;
  }
}

const mended = <Schema extends v.GenericSchema>(schema: Schema, mend: (data: unknown) => unknown) =>
  v.pipe(
    v.unknown(),
    v.transform((data) => (reading === null ? data : mend(data))),
    schema,
  );

/** The first items, `most` at most, without those that don’t fit. */
function fitting<Item>(all: readonly Item[], most: number, fits: (item: Item) => boolean): readonly Item[] {
  const found = all.slice(0, most).filter(fits);
  if (reading !== null && found.length < all.length) reading.isWhole = false;
  return found;
}

/** A list of at most so many items. */
export const items = <Item extends v.GenericSchema>(item: Item, most: number) =>
  mended(list(item, most), (data) => (Array.isArray(data) ? fitting(data, most, (each) => v.is(item, each)) : data));

/** At most so many items, each under its own name. */
export function record<Name extends v.GenericSchema<string, string>, Item extends v.GenericSchema>(
  name: Name,
  item: Item,
  most: number,
) {
  const one = v.pipe(plainObject, v.record(name, item));
  return mended(v.pipe(plainObject, v.maxEntries(most), v.record(name, item)), (data) =>
    isObject(data)
      ? Object.fromEntries(fitting(Object.entries(data), most, ([each, value]) => v.is(one, { [each]: value })))
      : data,
  );
}

/** An object whose optional properties are items. */
export const parts = <Entries extends v.ObjectEntries>(entries: Entries) =>
  mended(v.object(entries), (data) =>
    isObject(data)
      ? Object.fromEntries(
          fitting(Object.entries(data), Number.POSITIVE_INFINITY, ([name, value]) => {
            const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
            return entry?.type !== 'optional' || v.is(entry, value);
          }),
        )
      : data,
  );

/** An item with at most so many `others` of its kind, the first of which takes its place where it doesn’t fit. `around` holds for all of them. */
export function withOthers<Around extends v.ObjectEntries, Entries extends v.ObjectEntries>(
  around: Around,
  entries: Entries,
  most: number,
) {
  const item = v.object(entries);
  return mended(v.object({ ...around, ...entries, others: v.optional(list(item, most)) }), (data) => {
    if (!isObject(data)) return data;
    const { others = [], ...last } = data;
    const all = [last, ...[others].flat()];
    const found = fitting(all, most + 1, (each) => v.is(item, each)) as readonly object[];
    if (found.length === all.length || found.length === 0) return data;
    const [first, ...rest] = found;
    return { ...Object.fromEntries(Object.keys(around).map((name) => [name, data[name]])), ...first, others: rest };
  });
}
