import { wordsFor as computerWordsFor } from 'words:computer';
import type { NewTable } from '../../../machines/game.ts';
import { COLOURS, type Seat } from '../../../milestones/index.ts';
import { readerName } from '../../../telling/reader.ts';
import { drawSeed } from '../../../ui/seed.ts';
import type { Language } from '../../../words/languages.ts';

/** A new table for one person against a computer, on the practice board with a fresh deal. */
export function tableAgainst(language: Language, by: Seat['by']): NewTable {
  const names = [readerName(language), computerWordsFor(language)(`name.${by as 'apprentice'}`)];
  return {
    seats: (['person', by] as const).map((kind, i) => ({
      name: names[i] as string,
      colour: COLOURS[i] as Seat['colour'],
      by: kind,
    })),
    seed: drawSeed(),
    started: new Date().toISOString(),
    variants: { equalCategoryScores: false },
  };
}
