import { tokensIn } from './forms.ts';

/** A piece of a text, and whether it is a hit. */
export interface Marked {
  text: string;
  hit: boolean;
}

type IsHit = (word: string) => boolean;

/** About as many letters as stand on two lines of a phone. */
const length = 130;

/** A whole text, cut where hits begin and end. */
export function markedText(text: string, isHit: IsHit): Marked[] {
  const hits = tokensIn(text).filter(({ word }) => isHit(word));
  const cuts = [...new Set([0, ...hits.flatMap(({ start, end }) => [start, end]), text.length])];
  const starts = new Set(hits.map(({ start }) => start));
  return cuts.slice(0, -1).map((cut, n) => ({ text: text.slice(cut, cuts[n + 1]), hit: starts.has(cut) }));
}

/** The part of a text in which most different hits stand, its beginning if they stand there, with the hits marked. */
export function snippet(text: string, isHit: IsHit): Marked[] {
  return markedText(pieceFrom(text, startOf(text, isHit)), isHit);
}

/** The first words of a text. */
export function opening(text: string): string {
  return pieceFrom(text, 0);
}

function pieceFrom(text: string, from: number): string {
  const last = tokensIn(text).findLast(({ end }) => end - from <= length);
  const to = text.length - from <= length || !last ? text.length : last.end;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

function startOf(text: string, isHit: IsHit): number {
  if (text.length <= length) return 0;
  const tokens = tokensIn(text);
  const hits = tokens.filter(({ word }) => isHit(word));
  const inPiece = (start: number) => hits.filter((hit) => hit.start >= start && hit.end - start <= length);
  const tellingIn = (start: number) => new Set(inPiece(start).map(({ word }) => word.toLowerCase())).size;
  const most = Math.max(...[0, ...hits.map(({ start }) => start)].map(tellingIn));
  if (tellingIn(0) === most) return 0;
  const first = hits.find(({ start }) => tellingIn(start) === most)!;
  // A few words before the first hit, as far as that pushes none out at the end.
  const before = tokens.find(({ start }) => first.start - start < length / 5)!;
  return tellingIn(before.start) === most ? before.start : first.start;
}
