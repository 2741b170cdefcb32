import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Something wrong with the command line; the message says what. */
export class OptionError extends Error {}

/**
 * The options of a command line, as texts or as whether they are there.
 * @throws OptionError where one is unknown or lacks its value.
 */
export function valuesIn<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}

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
