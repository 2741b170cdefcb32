import { playerNames } from '../../page-parts/player-names.ts';
import { minutesOf } from '../../page-parts/reading-time.ts';
import type { Language } from '../../words/languages.ts';
import { lineOf } from './lines.ts';
import { film } from './script.ts';
import { shotsOf } from './shots.ts';

/** How many whole minutes it takes to read the long film aloud to four players. */
export const filmMinutes = (language: Language): number =>
  Math.round(minutesOf(shotsOf(film, 'full', 4).map((shot) => lineOf(language, shot, playerNames(language)))));
