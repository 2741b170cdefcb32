import { type Key, wordsFor } from 'words:film';
import { type Key as CueKey, wordsFor as cuesFor } from 'words:film-cues';
import content from '../../../content/film.json';
import { wordCount } from '../../page-parts/reading-time.ts';
import { type Language, languages } from '../../words/languages.ts';
import { readFilm } from './film.ts';
import { lineOf } from './lines.ts';
import { CUTS, type Film, PLAYERS, shotsOf } from './shots.ts';

/** No line is longer, in words: more nobody takes in at once. */
const LONGEST = 30;

/** What somebody who explains shows or does in a chapter. Throws where the language has no such cue. */
export const cueOf = (language: Language, chapter: string): string => cuesFor(language)(chapter as CueKey);

/** Stands for the players' names: lines are checked before there are any. */
const NAMES = ['A', 'B', 'C', 'D'];

/**
 * Says every title, cue and line of a film in every language, the lines with `say`.
 * @throws Error, naming the language and the line, where one is missing or longer than 30 words.
 */
export function checkLines(film: Film, say = lineOf): void {
  // A key that a language lacks throws.
  for (const language of languages)
    for (const { id } of film.chapters) {
      wordsFor(language)(`${id}.title` as Key);
      cueOf(language, id);
    }
  for (const language of languages)
    for (const cut of CUTS)
      for (const players of PLAYERS)
        for (const shot of shotsOf(film, cut, players))
          if (wordCount([say(language, shot, NAMES)]) > LONGEST)
            throw new Error(`content/words/${language}/film.json: ${shot.chapter}.${shot.step.caption} is too long`);
}

/** The script of the film, read, played, and said in every language. */
export const film: Film = readFilm(content);
checkLines(film);
