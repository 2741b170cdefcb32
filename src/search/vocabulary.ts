/** Stems of the pages that may be meant by one that was typed, and how much each of them counts, from 0 to 1. */
export type Meant = ReadonlyMap<string, number>;

/** How much a stem counts that differs in one letter, and how much less in two. */
const fuzzy = { one: 0.85, less: 0.15 };

/** The most that a stem counts if only its beginning is the same. */
const beginning = 0.6;

/** As many stems as may be meant by one. */
const most = 8;

/**
 * What may be meant by a stem that is not on our pages: what differs from it in a letter, or in two if it is long, and
 * what begins like it. Short ones are taken as they are.
 */
export function meantBy(stem: string, vocabulary: Iterable<string>): Meant {
  if (stem.length < 4 || /\d/.test(stem)) return new Map();
  const apart = stem.length < 7 ? 1 : 2;
  const found: [string, number][] = [];
  for (const other of vocabulary) {
    // The first letters are seldom mistyped, unless they are swapped.
    if (other.length < 4 || (other[0] !== stem[0] && other[1] !== stem[0])) continue;
    const [short, long] = [Math.min(stem.length, other.length), Math.max(stem.length, other.length)];
    const letters = long - short > apart ? long : lettersApart(stem, other);
    if (letters <= apart) found.push([other, fuzzy.one - (letters - 1) * fuzzy.less]);
    else if (other.startsWith(stem) || stem.startsWith(other)) found.push([other, (beginning * short) / long]);
  }
  return new Map(found.sort(([, one], [, other]) => other - one).slice(0, most));
}

/** What a word may become that is still being typed: stems that begin with it. */
export function grownFrom(stem: string, vocabulary: Iterable<string>): Meant {
  if (stem.length < 3) return new Map();
  return new Map([...vocabulary].filter((other) => other.startsWith(stem)).map((other) => [other, beginning]));
}

/** What either of two means; what both mean counts as much as in the one where it counts more. */
export function merged(one: Meant, other: Meant): Meant {
  return new Map([
    ...one,
    ...[...other].map(([stem, weight]) => [stem, Math.max(weight, one.get(stem) ?? 0)] as const),
  ]);
}

/** How many letters have to be put in, left out, changed, or swapped with the next to make one word of another. */
export function lettersApart(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = above[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? before[j - 2]! + 1 : changed;
      row.push(Math.min(changed, swapped, above[j]! + 1, row[j - 1]! + 1));
    }
    [before, above] = [above, row];
  }
  return above[other.length]!;
}
