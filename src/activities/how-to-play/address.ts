import { firstRead, linkTexts } from '../../links/mend.ts';
import { kindOf } from '../../links/tidy.ts';

/** A place of the film: a shot of a chapter, from 0, and whether somebody explains instead of the film. */
export interface FilmPlace {
  readonly isHosted: boolean;
  readonly chapter: string;
  readonly n: number;
}

/** The fragment of an address with which the film is explained by somebody. */
const HOST = 'host';

/** The fragment for a place, without the `#`: `castle`, `castle-3`, `host=castle-3`. */
export const hashOf = ({ isHosted, chapter, n }: FilmPlace): string =>
  `${isHosted ? `${HOST}=` : ''}${chapter}${n === 0 ? '' : `-${n + 1}`}`;

const placeIn = (text: string): Pick<FilmPlace, 'chapter' | 'n'> | null => {
  const [, chapter, n = '1'] = /^([a-z]+)(?:-(\d{1,3}))?$/.exec(text.toLowerCase()) ?? [];
  return chapter === undefined || n === '0' ? null : { chapter, n: Number(n) - 1 };
};

/**
 * Reads a fragment: null where it names no place at all, `unknown` where it names none of the film. A chapter's shot that does not
 * exist is left to the film, which shows the chapter's last.
 */
export function readHash(hash: string, chapters: readonly string[]): FilmPlace | 'unknown' | null {
  const kind = kindOf(hash);
  if (kind === '' || kind === 'content') return null;
  const isHosted = kind === HOST;
  const named = firstRead(linkTexts(hash, isHosted ? HOST : ''), placeIn);
  const place = named ?? (isHosted ? { chapter: chapters[0] as string, n: 0 } : null);
  return place === null || !chapters.includes(place.chapter) ? 'unknown' : { isHosted, ...place };
}
