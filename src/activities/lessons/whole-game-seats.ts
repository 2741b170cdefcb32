import { wordsFor } from 'words:computer';
import { COLOURS, type Seat } from '../../milestones/index.ts';
import { readerName } from '../../telling/reader.ts';
import type { Language } from '../../words/languages.ts';
import type { Lesson } from './board-lesson.ts';

/** Who sits at the table of a lesson that is a whole game: the reader, and the apprentice who replies; null where a lesson is none. */
export function seatsOf({ player, scene, replies }: Lesson, language: Language): readonly Seat[] | null {
  if (!('deal' in scene) || replies === undefined || !('by' in replies) || replies.by !== 'apprentice') return null;
  const { by } = replies;
  return Array.from({ length: scene.deal.players }, (_, i) => ({
    name: i === player ? readerName(language) : wordsFor(language)(`name.${by}`),
    colour: COLOURS[i] as Seat['colour'],
    by: i === player ? 'person' : by,
  }));
}
