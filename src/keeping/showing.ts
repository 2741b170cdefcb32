import type { ComponentType } from 'preact';
import type { Language } from '../words/languages.ts';
import type { AnySummary, Kept } from './kept.ts';

/** How the games of one kind are shown in a list. */
export interface Showing<Summary extends AnySummary> {
  /** What a game is called: by its name, or else by what is known of it. */
  readonly titleOf: (game: Pick<Kept<Summary>, 'name' | 'summary'>, language: Language) => string;
  readonly isOver: (summary: Summary) => boolean;
  /** How a game stands and when it was played last. */
  readonly Standing: ComponentType<{ readonly language: Language; readonly summary: Summary }>;
  /** What is wrong with a text that should be a game. */
  readonly Fault: ComponentType<{ readonly language: Language; readonly game: Kept<Summary> }>;
}
