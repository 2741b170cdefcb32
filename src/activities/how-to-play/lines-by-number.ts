import type { Language } from '../../words/languages.ts';
import { lineOf } from './lines.ts';
import { type Chapter, PLAYERS, shotsOf } from './shots.ts';

/** All that is said in a chapter, line by line, each for 2, 3 and 4 players, whose names are given by seat; `isLabelled` as in `lineOf`. */
export function linesByNumber(language: Language, chapter: Chapter, names: readonly string[], isLabelled = false) {
  const [first = [], ...others] = PLAYERS.map((players) =>
    shotsOf({ chapters: [chapter] }, 'full', players).map((shot) => lineOf(language, shot, names, isLabelled)),
  );
  return first.map((line, i) => [line, ...others.map((lines) => lines[i] as string)]);
}

/**
 * The same beside pictures of a game for four, with the number of players as a label: what differs only in whom it names is said of
 * those in the picture.
 */
export function linesBesidePictures(language: Language, chapter: Chapter, names: readonly string[]): string[][] {
  const nameless = linesByNumber(
    language,
    chapter,
    names.map(() => ''),
  );
  return linesByNumber(language, chapter, names, true).map((texts, i) =>
    new Set(nameless[i]).size === 1 ? texts.map(() => texts.at(-1) as string) : texts,
  );
}
