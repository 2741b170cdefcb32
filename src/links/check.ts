import { bytesOf, lettersOf } from './pack.ts';

const CHECK_LETTERS = 5;

/** Five letters that tell a damaged text from a whole one (FNV-1a, 30 bits). */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const bytes = Uint8Array.from([24, 16, 8, 0], (shift) => hash >>> shift);
  return lettersOf(bytes).slice(0, CHECK_LETTERS);
}

/** A text with the letters before it that tell whether it is whole. */
export const checked = (text: string): string => checkOf(text) + text;

/** The text behind the letters that tell whether it is whole; null where it is damaged. */
export function unchecked(text: string): string | null {
  const body = text.slice(CHECK_LETTERS);
  return checkOf(body) === text.slice(0, CHECK_LETTERS) ? body : null;
}

/** A number in letters, digits, `-` and `_`. */
export function lettersOfNumber(number: bigint): string {
  const hex = number.toString(16);
  const pairs = hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) as string[];
  return lettersOf(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
}

/** The number that was put in letters; null where these letters are none of that kind. */
export function numberOfLetters(letters: string): bigint | null {
  const bytes = bytesOf(letters);
  if (bytes === null) return null;
  return BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
}
