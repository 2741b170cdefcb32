import * as v from 'valibot';
import { kept } from './storage.ts';
import { allKept } from './storage-names.ts';

/** The keys under which something lies aside because it could not be read; none where storage is blocked. */
function keysAside(): readonly string[] {
  try {
    return allKept().flatMap(({ key, isAside }) => (isAside ? [key] : []));
  } catch {
    return [];
  }
}

/** Whether anything lies aside because it could not be read. */
export const isAnythingAside = (): boolean => keysAside().length > 0;

/** Throws away everything that could not be read. */
export function discardAllAside(): void {
  for (const key of keysAside()) kept(key, v.unknown()).discardAside();
}
