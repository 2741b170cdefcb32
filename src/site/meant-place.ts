import { firstRead, linkTexts } from '../links/mend.ts';
import { fragmentOf } from '../links/tidy.ts';

/** The id of a place of the page; a name in capitals is that of the same place. */
const namedPlace = (name: string): string | null =>
  [name, name.toLowerCase()].find((id) => document.getElementById(id) !== null) ?? null;

/** Leads to the place of the page that the address means where something was added to its name on the way (`#8.5,`). */
export function leadToPlace(): void {
  // What is behind `=` is read by what it is for.
  if (/=.*\w/.test(fragmentOf(location.hash))) return;
  const id = firstRead(linkTexts(location.hash, ''), namedPlace);
  if (id) location.replace(`#${id}`);
}
