import { wordsFor } from 'words:play';
import type { Names } from './names.ts';

/** The score track in words: who stands where on it, and the score that triggers the end (12.1). */
export function describeTrack(
  scores: readonly { readonly player: string; readonly vp: number }[],
  target: number,
  names: Names,
): string {
  const words = wordsFor(names.language);
  return words('track.label', { scores: names.list(scores.map((score) => words('track.score', score))), target });
}
