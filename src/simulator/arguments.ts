/** Something wrong with the command line; the message says what. */
export class OptionError extends Error {}

/**
 * A whole number of the command line.
 * @throws OptionError where it is missing, no whole number or not from the one to the other.
 */
export function whole(name: string, text: string | undefined, from: number, to: number): number {
  if (text === undefined) throw new OptionError(`--${name} is missing`);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to)
    throw new OptionError(`--${name} is a whole number from ${from} to ${to}, not ${JSON.stringify(text)}`);
  return value;
}

/**
 * One of some words of the command line.
 * @throws OptionError where it is another one.
 */
export function oneOf<T extends string>(name: string, text: string, values: readonly T[]): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new OptionError(`--${name} is ${values.join(' or ')}, not ${JSON.stringify(text)}`);
  return found;
}
