import { canonical } from './canonical.ts';
import type { Keeping } from './storage.ts';

type Properties = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

function mergeObjects(base: Properties, mine: Properties, theirs: Properties, sets: readonly string[]): Properties {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const entries = keys.map((key) => {
    const [was, own, other] = [base[key], mine[key], theirs[key]];
    const isSet = sets.includes(key) && isList(was) && isList(own) && isList(other);
    return [key, isSet ? mergeSets(was, own, other) : merge(was, own, other, sets)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Their set without what I have taken out, and with what I have put in. */
function mergeSets(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): readonly unknown[] {
  if (isSame(base, theirs)) return mine;
  const stays = theirs.filter((each) => mine.includes(each) || !base.includes(each));
  return [...stays, ...mine.filter((each) => !base.includes(each) && !theirs.includes(each))];
}

/**
 * A three-way merge of JSON: what this page (`mine`) and another tab (`theirs`) have each made of `base`. Objects are merged key by key, lists
 * of one length place by place, such as names by seat, and the lists under the keys in `sets` as sets of texts. Where both have changed the
 * same value, mine counts; but what I have taken away stays if they have changed it.
 */
export function merge<T>(base: T, mine: T, theirs: T, sets: readonly string[] = []): T {
  if (isSame(base, mine) || isSame(mine, theirs)) return theirs;
  if (isSame(base, theirs)) return mine;
  if (isObject(base) && isObject(mine) && isObject(theirs)) return mergeObjects(base, mine, theirs, sets) as T;
  if (isList(base) && isList(mine) && isList(theirs) && base.length === mine.length && theirs.length === mine.length)
    return mine.map((each, i) => merge(base[i], each, theirs[i], sets)) as T;
  return mine === undefined ? theirs : mine;
}

/**
 * Keeps what this page has made of `base`, merged with what another tab has kept meanwhile. Returns what is kept then; null where the browser
 * keeps nothing, and the page goes on showing what was entered.
 */
export function keepChanges<T>(keeping: Keeping<T>, base: T, mine: T): T | null {
  let merged = mine;
  const isKept = keeping.change((theirs) => {
    merged = theirs === null ? mine : merge(base, mine, theirs);
    return merged;
  });
  return isKept ? merged : null;
}
