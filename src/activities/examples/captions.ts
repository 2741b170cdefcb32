import { type Key, wordsFor } from 'words:examples';
import { playerNames } from '../../page-parts/player-names.ts';
import { captionValues } from '../../steps/captions.ts';
import type { Frame } from '../../steps/step.ts';
import type { Language } from '../../words/languages.ts';

/** The captions of an example's steps in a language, with what the engine gives for their numbers. */
export function captionsOf(language: Language, id: string, frames: readonly Frame[]): string[] {
  const players = playerNames(language);
  return frames.map((frame) => wordsFor(language)(`${id}.${frame.step.caption}` as Key, captionValues(frame, players)));
}
