import { type Key, wordsFor } from 'words:film';
import { COSTS, WORKERS_LEFT } from '../../milestones/index.ts';
import { captionValues } from '../../steps/captions.ts';
import type { Language } from '../../words/languages.ts';
import type { Shot } from './shots.ts';

/** How many words are read or spoken in a minute. */
const WORDS_A_MINUTE = 150;

/** How long the shortest line is shown, in milliseconds. */
const SHORTEST = 2_500;

const VALUES = {
  left: WORKERS_LEFT,
  hire: COSTS.hire.coin,
  buy: COSTS.buy.coin,
  grain: COSTS.deliver.grain,
};

/**
 * The line that is said in a shot, with the numbers that the engine gives. `names` are the players' names by seat; `isLabelled` says that
 * the number of players is beside it already.
 * @throws Error where the words of the language have no such line.
 */
export function lineOf(
  language: Language,
  { chapter, step, frame }: Shot,
  names: readonly string[],
  isLabelled = false,
): string {
  const players = frame.shown.state.players.length;
  return wordsFor(language)(`${chapter}.${step.caption}` as Key, {
    ...captionValues(frame, names),
    ...VALUES,
    players,
    told: isLabelled ? 0 : players,
  });
}

/** Signs that stand alone, a dash or a French colon, are no words. */
const wordsIn = (line: string): number => line.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** How many words some lines have. */
export const wordCount = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + wordsIn(line), 0);

/** How long it takes to read some lines, or to say them, in minutes. */
export const minutesOf = (lines: readonly string[]): number => wordCount(lines) / WORDS_A_MINUTE;

/** How long a line is shown when nobody speaks it, in milliseconds. */
export const readingTime = (line: string): number => Math.max(SHORTEST, minutesOf([line]) * 60_000);

/** A line as people say it: VP are points, and a sequence of numbers is read one by one. */
export function spokenLine(language: Language, line: string): string {
  const words = wordsFor(language);
  return line
    .replace(/(\d+)[\s\u00a0](?:VP|PV|GYP)(?!\p{L})/gu, (_, n: string) => words('spoken.vp', { n: Number(n) }))
    .replace(/(?<!\p{L})(?:VP|PV|GYP)(?!\p{L})/gu, words('spoken.points'))
    .replace(/(?<=\d)-(?=\d)/g, ', ');
}
