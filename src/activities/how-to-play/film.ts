import * as v from 'valibot';
import { filled, text } from '../../kit/reading.ts';
import { gameOfScene } from '../../milestones/index.ts';
import { PICTURES } from '../../rulebook/pictures.ts';
import { checkRefusals, stepWith } from '../../steps/read-example.ts';
import { type Chapter, CUTS, type Film, FRAMES, PLAYERS, sceneFor, shotsOf, TIMES } from './shots.ts';

const FILM = v.strictObject({
  chapters: filled(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
      picture: v.optional(v.picklist(PICTURES.milestones)),
      question: v.optional(v.literal(true)),
      when: v.optional(v.picklist(TIMES)),
      scene: v.looseObject({}),
      steps: filled(
        stepWith({
          cut: v.optional(v.picklist(['short', 'both'])),
          frame: v.picklist(FRAMES),
          zoom: v.optional(filled(text)),
        }),
      ),
    }),
  ),
});

/** Plays a chapter in both cuts for 2, 3 and 4 players. Throws where an action is refused, or one is not that should be. */
function play(chapter: Chapter): void {
  for (const players of PLAYERS) {
    // What the browser takes as accepted is checked here.
    gameOfScene(sceneFor(chapter, players));
    for (const cut of CUTS) checkRefusals(shotsOf({ chapters: [chapter] }, cut, players).map(({ frame }) => frame));
  }
}

/**
 * Reads the script of the film from `content/film.json` and plays all of it.
 * @throws Error, naming the chapter, where the file is malformed, a rule is unknown, a position breaks a rule, an action is refused
 * that should not be, or one is not refused for exactly the reasons given.
 */
export function readFilm(data: unknown): Film {
  const read = v.safeParse(FILM, data);
  if (!read.success) {
    const faults = read.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
    throw new Error(`content/film.json: ${faults.join('; ')}`);
  }
  const film = read.output as unknown as Film;
  for (const chapter of film.chapters) {
    try {
      play(chapter);
    } catch (error) {
      throw new Error(`content/film.json: chapter ${chapter.id}: ${(error as Error).message}`);
    }
  }
  return film;
}
