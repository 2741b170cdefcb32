import pieces from '../../islands/milestones/pieces/pieces.css?url';
import scoreTrack from '../../islands/milestones/pieces/score-track.css?url';
import { withStyles } from '../../kit/styles.ts';
import findings from '../../search/dialog.css?url';
import type { SearchDocument } from '../../search/document.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { withDrawings } from '../drawings.ts';
import casePicture from './case-picture.css?url';

/** Brings what findings look like, and gives the function that fetches the picture of a case or a rule, in a language. */
export async function withLooks(language: string): Promise<(found: SearchDocument) => Promise<Node | undefined>> {
  await withStyles(findings);
  return async ({ path }) => {
    const response = await fetch(pageAddress(language as Language, `${path.replace('#', 'picture/')}/`));
    if (!response.ok) return undefined;
    // Pages without pictures have neither the styles nor the drawings.
    await Promise.all([withDrawings(), ...[pieces, scoreTrack, casePicture].map(withStyles)]);
    return document.createRange().createContextualFragment(await response.text());
  };
}
