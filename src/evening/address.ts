import * as v from 'valibot';
import { firstRead, linkTexts } from '../links/mend.ts';

const texts = { encode: new TextEncoder(), decode: new TextDecoder() };

/** No part of an address is longer that holds what can be entered; what is longer is refused unread. */
const LONGEST = 10_000;

/** A value as a part of an address, after `#<name>=`. */
export function linkText(value: unknown): string {
  const bytes = texts.encode.encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The value that `linkText` has written; null where it is damaged, too long, or does not fit the schema. */
export function readLink<T>(text: string, schema: v.GenericSchema<unknown, T>): T | null {
  if (text.length > LONGEST) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    // The first fault is enough to know that it does not fit.
    const read = v.safeParse(schema, JSON.parse(texts.decode.decode(bytes)), { abortEarly: true });
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/**
 * What a link in the address holds under a name: undefined where there is none, null where it cannot be read. Where something `isKept`, an
 * address that `putEntries` has written is no link: another tab may have gone on since.
 */
export function linkedEntries<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  isKept: boolean,
): T | null | undefined {
  if (isKept && location.hash === history.state?.entered) return undefined;
  const texts = linkTexts(location.hash, name);
  return texts === null ? undefined : firstRead(texts, (text) => readLink(text, schema));
}

/**
 * Puts a value into the address under a name, in place of what was there. If it `isKept` in the browser, it is remembered with it that it
 * was entered here; otherwise the address is the only place that holds it, and is read like a link.
 */
export function putEntries(name: string, value: unknown, isKept: boolean): void {
  const hash = `#${name}=${linkText(value)}`;
  history.replaceState({ ...history.state, entered: isKept ? hash : undefined }, '', hash);
}

/** Has an address that `putEntries` has written under a name follow what is kept since then: whoever copies it sends what is shown. */
export function renewEntries(name: string, value: unknown): void {
  const { hash } = location;
  if (!hash.startsWith(`#${name}=`) || hash !== history.state?.entered) return;
  if (hash !== `#${name}=${linkText(value)}`) putEntries(name, value, true);
}
