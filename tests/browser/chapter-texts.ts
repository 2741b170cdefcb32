/** The text of every chapter in every language: as a reader sees it, as it is copied, and as a reader view takes it out of the page. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of all chapters of both games, below the site's own. */
export const CHAPTERS = globSync('{en,fr,it,hu}/{rules,card-game/rules}/{,*/}index.html', {
  cwd: join(import.meta.dirname, '../../dist'),
}).map((page) => page.slice(0, -'index.html'.length));

/**
 * Lays the chapters one after the other into the page of rules that is open, selects each, and gives the addresses of those that are
 * not copied or not read as they are seen. Runs in the page.
 */
export async function chaptersCut(addresses: readonly string[]): Promise<{ uncopied: string[]; unread: string[] }> {
  // Controls are never in a reader view, nor are boxes beside the text, and a `div` only if there are few links in it.
  const LEFT_OUT = 'button, input, select, textarea, form, fieldset, aside, footer, [role="dialog"], div';
  const letters = (text: string) => text.replaceAll(/\s+/g, '');
  const place = document.querySelector<HTMLElement>('#rules-text') as HTMLElement;
  const selection = getSelection() as Selection;
  const uncopied: string[] = [];
  const unread: string[] = [];
  for (const address of addresses) {
    const response = await fetch(address);
    const chapter = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('#rules-text');
    // The page of a single rule has none.
    if (chapter === null) continue;
    // Pictures and examples have words of their own.
    for (const picture of chapter.querySelectorAll('figure')) picture.remove();
    place.replaceChildren(...chapter.childNodes);
    const seen = letters(place.innerText);
    selection.selectAllChildren(place);
    if (seen === '' || letters(selection.toString()) !== seen) uncopied.push(address);
    for (const part of place.querySelectorAll(LEFT_OUT)) part.remove();
    if (letters(place.innerText) !== seen) unread.push(address);
  }
  return { uncopied, unread };
}
