import { canonical } from './canonical.ts';
import type { Keeping } from './storage.ts';

type Names = Readonly<Record<string, unknown>>;

const isNamed = (value: unknown): value is Names =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** A list without some of what is in it: of what is there several times, the last ones. */
function without(list: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = [...list];
  for (const other of others) {
    const at = left.lastIndexOf(other);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function namesWith(before: Names, after: Names, now: Names): Names {
  const names = [...new Set([...Object.keys(now), ...Object.keys(after)])];
  const values = names.map((name) => [name, withChanges(before[name], after[name], now[name])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function listWith(before: readonly unknown[], after: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  if (before.length === after.length && now.length === after.length)
    return after.map((each, i) => withChanges(before[i], each, now[i]));
  if (![...before, ...after, ...now].every((each) => typeof each === 'string')) return after;
  const added = without(without(after, before), without(now, before));
  return [...without(now, without(before, after)), ...added];
}

/**
 * What is kept now with what a page has changed, `before` having become `after` there: what another tab has changed meanwhile stays,
 * name by name and place by place. Takes JSON. Texts are taken into a list, or out of it. Where both have changed the same, the page’s own
 * counts, unless it has only taken away what the other has changed.
 */
export function withChanges<T>(before: T, after: T, now: T): T {
  if (isSame(before, after) || isSame(after, now)) return now;
  if (isSame(before, now)) return after;
  if (isNamed(before) && isNamed(after) && isNamed(now)) return namesWith(before, after, now) as T;
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) return listWith(before, after, now) as T;
  return after === undefined ? now : after;
}

/** Keeps what a page has changed in a form, `before` having become `after` there, and returns what it has to show: also what another tab has kept meanwhile. */
export function keepChanges<T>(keeping: Keeping<T>, before: T, after: T): T {
  let next = after;
  keeping.change((now) => {
    next = now === null ? after : withChanges(before, after, now);
    return next;
  });
  return next;
}
