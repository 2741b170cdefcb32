import * as v from 'valibot';

/** What can be wrong with the form of data from outside, whatever it holds. */
export const FORM_PROBLEMS = [
  'not-json',
  'unknown-format',
  'newer-format',
  'missing-field',
  'unknown-field',
  'wrong-value',
  'too-large',
] as const;
type FormProblem = (typeof FORM_PROBLEMS)[number];

/** Something wrong with the form, and where (`deal.hands.0`); no rule of a game speaks of it. */
export interface Malformed {
  readonly at: string;
  readonly reason: FormProblem;
  readonly rule: null;
}

/** What came of reading: what was read, or everything that is wrong with it. */
export type Read<T, Problem> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A whole number; JSON knows −0, but −0 is not equal any more once it has been written to JSON and read again. */
export const whole = (from: number, to = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(from),
    v.maxValue(to),
    v.check((n) => !Object.is(n, -0)),
  );

/** A text that is not empty. */
export const text = v.pipe(v.string(), v.minLength(1));

/** A list that is not empty. */
export const filled = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1));

/** Whether something is an object, and no list, date or the like. */
export const isObject = (data: unknown): data is Record<string, unknown> =>
  Object.prototype.toString.call(data) === '[object Object]';

/** An object proper: valibot lets lists and dates pass for empty objects, and drops some names from records without a word. */
export const plainObject = v.custom<Record<string, unknown>>(
  (value) => isObject(value) && !['__proto__', 'constructor', 'prototype'].some((name) => Object.hasOwn(value, name)),
);

/** A list whose length is checked before anything goes through it, so that one with nothing but holes costs no time. */
export const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.custom<unknown[]>(Array.isArray), v.maxLength(most), v.array(item));

/** Tells a newer version of a format (`name/1`) from something that never was of it; null where it is one of the known ones, the newest last. */
export function checkFormat(data: unknown, ...known: readonly string[]): Malformed | null {
  const given = typeof data === 'object' && data !== null ? (data as { format?: unknown }).format : undefined;
  if (known.some((format) => format === given)) return null;
  const [name, version] = (known.at(-1) as string).split('/');
  const [, otherName, other] = (typeof given === 'string' && /^([a-z-]+)\/(\d{1,6})$/.exec(given)) || [];
  const reason = otherName === name && Number(other) > Number(version) ? 'newer-format' : 'unknown-format';
  return { at: 'format', reason, rule: null };
}

/** What valibot says of an object of the exact shape, in our terms. */
export function malformed(issue: v.BaseIssue<unknown>): Malformed {
  const reason: FormProblem =
    issue.type === 'max_entries' || (issue.type === 'max_length' && Array.isArray(issue.input))
      ? 'too-large'
      : issue.type !== 'strict_object' || issue.path?.at(-1)?.origin !== 'key'
        ? 'wrong-value'
        : issue.expected === 'never'
          ? 'unknown-field'
          : 'missing-field';
  return { at: v.getDotPath(issue) ?? '', reason, rule: null };
}

/** Reads a text of at most `longest` characters as JSON and hands it to a reader; a longer one, or no JSON, is refused. */
export function readText<T, Problem>(
  text: string,
  longest: number,
  read: (data: unknown) => Read<T, Problem | Malformed>,
): Read<T, Problem | Malformed> {
  if (text.length > longest) return { ok: false, problems: [{ at: '', reason: 'too-large', rule: null }] };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, problems: [{ at: '', reason: 'not-json', rule: null }] };
  }
  return read(data);
}
