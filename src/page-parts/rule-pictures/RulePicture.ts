import type { ComponentType } from 'preact';
import type { Game } from '../../milestones/index.ts';
import type { Values } from '../../words/words.ts';

/** A picture of the rulebook, drawn from the pieces. Its words are in `content/words/<lang>/pictures.json`. */
export interface RulePicture {
  /** The letters in the picture that its legend explains. */
  readonly legend: readonly ('A' | 'B' | 'C' | 'D' | 'E')[];
  /** What the words of label, caption and legend have to be told. */
  readonly values?: Values;
  /** The position that it shows; of two, the first. */
  readonly game: Game;
  /** How wide the picture has to be to be read: all of the measure, or about half. */
  readonly size: 'wide' | 'narrow';
  readonly Drawing: ComponentType<{ readonly label: string }>;
}
