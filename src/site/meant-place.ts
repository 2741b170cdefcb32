import { firstRead, linkTexts } from '../links/mend.ts';
import { tidy } from '../links/tidy.ts';

/** Leads to the place of the page that the address means where something was added to its name on the way (`#8.5,`). */
export function leadToPlace(): void {
  // What is behind `=` is read by what it is for.
  if (/=.*\w/.test(tidy(location.hash).split(/[?&]/)[0] as string)) return;
  const id = firstRead(linkTexts(location.hash, ''), (text) => document.getElementById(text)?.id ?? null);
  if (id) location.replace(`#${id}`);
}
