import { canonical } from './canonical.ts';
import type { Keeping } from './storage.ts';

type Names = Readonly<Record<string, unknown>>;

const isNamed = (value: unknown): value is Names =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

function namesWith(before: Names, after: Names, now: Names, sets: readonly string[]): Names {
  const names = [...new Set([...Object.keys(now), ...Object.keys(after)])];
  const values = names.map((name) => {
    const [was, own, other] = [before[name], after[name], now[name]];
    const isSet = sets.includes(name) && isList(was) && isList(own) && isList(other);
    return [name, isSet ? setWith(was, own, other) : withChanges(was, own, other, sets)] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** What is now in a set, without what the page has taken out, and with what it has put in. */
function setWith(before: readonly unknown[], after: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  if (isSame(before, now)) return after;
  const stays = now.filter((each) => after.includes(each) || !before.includes(each));
  return [...stays, ...after.filter((each) => !before.includes(each) && !now.includes(each))];
}

/**
 * What is kept now with what a page has changed, `before` having become `after` there: what another tab has changed meanwhile stays,
 * name by name. Takes JSON. The lists under the names in `sets` are sets of texts, and what one puts in or takes out is put in or taken
 * out. Every other list has places, such as the players’ names by seat, and is joined place by place if all three are of one length.
 * Where both have changed the same, the page’s own counts, unless it has only taken away what the other has changed.
 */
export function withChanges<T>(before: T, after: T, now: T, sets: readonly string[] = []): T {
  if (isSame(before, after) || isSame(after, now)) return now;
  if (isSame(before, now)) return after;
  if (isNamed(before) && isNamed(after) && isNamed(now)) return namesWith(before, after, now, sets) as T;
  if (isList(before) && isList(after) && isList(now) && before.length === after.length && now.length === after.length)
    return after.map((each, i) => withChanges(before[i], each, now[i], sets)) as T;
  return after === undefined ? now : after;
}

/**
 * Keeps what a page has changed in a form, `before` having become `after` there, and returns what is kept then: also what another tab has
 * kept meanwhile. Null where the browser does not keep it; then the page goes on showing what was entered.
 */
export function keepChanges<T>(keeping: Keeping<T>, before: T, after: T): T | null {
  let next = after;
  const isKept = keeping.change((now) => {
    next = now === null ? after : withChanges(before, after, now);
    return next;
  });
  return isKept ? next : null;
}
