import { firstRead, linkTexts } from '../../links/mend.ts';
import { tidy } from '../../links/tidy.ts';

/** What the fragment of an address says of an example: a step, counted from 0, and a position that was reached from it. */
export interface Linked {
  readonly step: number;
  /** The text of a position as it came, which may have been changed on the way; see `links`. */
  readonly position: string | null;
}

/** What comes before the number of the step: the example's own page has it to itself, a chapter may hold several examples. */
export function hashPrefix(id: string, own: boolean): string {
  return own ? 'step-' : `${id}-`;
}

/** The fragment for a step, without the `#`. */
export function hashOf(prefix: string, { step, position }: Linked): string {
  return `${prefix}${step + 1}${position === null ? '' : `/${position}`}`;
}

/** Reads a fragment: null where it does not speak of this example, `damaged` where it does and cannot be understood. */
export function readHash(hash: string, prefix: string, steps: number): Linked | 'damaged' | null {
  const [place = '', ...rest] = tidy(hash).split('/');
  const numbers = [...(linkTexts(place, '') ?? [])].flatMap((text) =>
    text.toLowerCase().startsWith(prefix) ? [text.slice(prefix.length)] : [],
  );
  if (numbers.length === 0) return null;
  const number = firstRead(numbers, (text) => (/^\d{1,3}$/.test(text) ? Number(text) : null)) ?? 0;
  return number > 0 && number <= steps ? { step: number - 1, position: rest.join('/') || null } : 'damaged';
}
