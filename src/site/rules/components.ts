import Example from '../examples/ExampleInChapter.astro';
import Chapter from './Chapter.astro';
import Inferred from './Inferred.astro';
import Picture from './Picture.astro';
import Rule from './Rule.astro';
import Ruling from './Ruling.astro';
import See from './See.astro';
import Slip from './Slip.astro';
import Term from './Term.astro';
import Tip from './Tip.astro';

/** What the tags that authors write in the chapters become on a page. */
export const components = { Chapter, Example, Inferred, Picture, Rule, Ruling, See, Slip, Term, Tip };
