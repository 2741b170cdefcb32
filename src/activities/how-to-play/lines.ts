import { type Key, wordsFor } from 'words:film';
import { COSTS, WORKERS_LEFT } from '../../milestones/index.ts';
import { minutesOf } from '../../page-parts/reading-time.ts';
import { captionValues } from '../../steps/captions.ts';
import type { Language } from '../../words/languages.ts';
import type { Shot } from './shots.ts';

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
