/** A part of a value: of an object some fields, of a list every entry in part, or some entries by their index. */
export type Part = string | number | boolean | null | readonly Part[] | { readonly [name: string]: Part };

/** Whether a value is as a part says. */
export function fits(part: unknown, value: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === value;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(part) && (!Array.isArray(value) || value.length !== part.length)) return false;
  return Object.entries(part).every(([name, inner]) => fits(inner, (value as Record<string, unknown>)[name]));
}

/** The parts of a list that do not turn up in another one in their order. */
export function missing(parts: readonly Part[], values: readonly unknown[]): readonly Part[] {
  let from = 0;
  return parts.filter((part) => {
    const at = values.findIndex((value, i) => i >= from && fits(part, value));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}
