import pieces from '../../board/pieces/pieces.css?url';
import scoreTrack from '../../board/pieces/score-track.css?url';
import { elementIn, fetched } from '../../kit/fetched.ts';
import { withStyles } from '../../kit/styles.ts';
import findings from '../../search/dialog.css?url';
import type { SearchDocument } from '../../search/document.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import { withDrawings } from '../drawings.ts';
import casePicture from './case-picture.css?url';

/** What pictures look like: pages without any do not have it. */
const LOOKS = [pieces, scoreTrack, casePicture];

/** Brings what findings and their pictures look like, and gives the function that fetches the picture of a case or a rule, in a language. */
export async function withLooks(language: string): Promise<(found: SearchDocument) => Promise<Node>> {
  // With every sheet that arrives the browser lays the whole page out anew: while the search opens, and not between two letters.
  await Promise.all([withStyles(findings), Promise.allSettled(LOOKS.map(withStyles))]);
  return async ({ path }) => {
    const address = pageAddress(language as Language, `${path.replace('#', 'picture/')}/`);
    const picture = await fetched(address, elementIn('.case-picture'));
    await Promise.all([withDrawings(), ...LOOKS.map(withStyles)]);
    return picture;
  };
}
