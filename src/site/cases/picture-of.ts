import pieces from '../../islands/milestones/pieces/pieces.css?url';
import scoreTrack from '../../islands/milestones/pieces/score-track.css?url';
import type { SearchDocument } from '../../search/document.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import casePicture from './case-picture.css?url';

/** Pages without pictures do not have the styles of pictures. */
function bringStyles(): void {
  for (const href of [pieces, scoreTrack, casePicture]) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
}

/** Gives the function that fetches the picture of a case, in a language. */
export function pictureIn(language: string): (found: SearchDocument) => Promise<Node | undefined> {
  return async ({ path }) => {
    const response = await fetch(pageAddress(language as Language, `${path.replace('#', 'picture/')}/`));
    if (!response.ok) return undefined;
    bringStyles();
    return document.createRange().createContextualFragment(await response.text());
  };
}
