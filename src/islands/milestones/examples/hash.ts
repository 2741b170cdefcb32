/** What the fragment of an address says of an example: a step, counted from 0, and a position that was reached from it. */
export interface Linked {
  readonly step: number;
  /** The text of a position; see `links`. */
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
  if (!hash.startsWith(`#${prefix}`)) return null;
  const [, number, position = null] = /^(\d{1,3})(?:\/([\w-]+))?$/.exec(hash.slice(prefix.length + 1)) ?? [];
  const step = Number(number) - 1;
  return step >= 0 && step < steps ? { step, position } : 'damaged';
}
