/** How many words are read or spoken in a minute. */
const WORDS_A_MINUTE = 150;

/** Signs that stand alone, a dash or a French colon, are no words. */
const wordsIn = (line: string): number => line.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** How many words some lines have. */
export const wordCount = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + wordsIn(line), 0);

/** How long it takes to read some lines, or to say them, in minutes. */
export const minutesOf = (lines: readonly string[]): number => wordCount(lines) / WORDS_A_MINUTE;
