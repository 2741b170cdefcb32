/** A digit of a number whose places have bases of their own: a choice of one among `base`, counted from 0. */
export interface Digit {
  readonly value: number;
  readonly base: number;
}

/** All digits as one number, the first in its lowest place. A choice without an alternative takes no room. */
export function numberOf(digits: readonly Digit[]): bigint {
  return digits.reduceRight((number, { value, base }) => number * BigInt(base) + BigInt(value), 0n);
}

/** Takes the digits out of a number again, in the order in which they were put in. */
export interface Digits {
  /** The next digit, below `base`. */
  readonly take: (base: number) => number;
  /** Whether nothing but zeros is left. */
  readonly isEmpty: () => boolean;
}

/** The digits of a number from `numberOf`; whoever takes them has to know their bases. */
export function digitsOf(number: bigint): Digits {
  let rest = number;
  return {
    take: (base) => {
      const digit = Number(rest % BigInt(base));
      rest /= BigInt(base);
      return digit;
    },
    isEmpty: () => rest === 0n,
  };
}
