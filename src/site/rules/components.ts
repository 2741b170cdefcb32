import Picture from '../../page-parts/RulePicture.astro';
import Chapter from './Chapter.astro';
import Inferred from './Inferred.astro';
import Rule from './Rule.astro';
import Ruling from './Ruling.astro';
import See from './See.astro';
import Slip from './Slip.astro';
import Term from './Term.astro';
import Tip from './Tip.astro';

/** What the tags that authors write in the chapters become on a page. Only the pages that show examples bring `Example`. */
export const components = { Chapter, Inferred, Picture, Rule, Ruling, See, Slip, Term, Tip };
