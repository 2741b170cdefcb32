import type { Page } from '@playwright/test';

/** A page of each kind, in English. */
export const PAGES = [
  '',
  '404.html',
  'en/',
  'en/board/',
  'en/card-game/',
  'en/card-game/examples/',
  'en/card-game/play/',
  'en/card-game/find/',
  'en/card-game/learn/',
  'en/card-game/rules/',
  'en/check/',
  'en/credits/',
  'en/differences/',
  'en/examples/',
  'en/examples/street/',
  'en/find/',
  'en/game-night/',
  'en/game-night/aid/',
  'en/game-night/first-table/',
  'en/glossary/',
  'en/how-to-play/',
  'en/how-to-play/storyboard/',
  'en/learn/',
  'en/learn/branching/',
  'en/more/',
  'en/offline/',
  'en/play/',
  'en/players/',
  'en/practice/',
  'en/practice/daily/',
  'en/practice/position/',
  'en/practice/yield/',
  'en/quick/',
  'en/real-table/',
  'en/rule/8.10/',
  'en/rulebook/',
  'en/rules/',
  'en/rules/castle/',
  'en/rulings/',
  'en/what-if/',
] as const;

/** How many pages are open at once: most of the time each of them is waited for. */
const AT_ONCE = 3;

/** Visits addresses in several pages at once, each of which takes the next one; `visitor` prepares a page and gives what is done with each address in it. */
export async function visitAll(
  page: Page,
  paths: readonly string[],
  visitor: (page: Page) => (path: string) => Promise<void>,
): Promise<void> {
  const waiting = [...paths];
  const others = await Promise.all(Array.from({ length: AT_ONCE - 1 }, () => page.context().newPage()));
  const goOn = async (each: Page) => {
    const visit = visitor(each);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path);
  };
  await Promise.all([page, ...others].map(goOn));
  for (const other of others) await other.close();
}
