import type { Shared } from '../../../keeping/Sharing.tsx';
import type { SharedGame } from '../../../links/index.ts';
import type { TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';

/** A game at the table as a link holds it: what was undone is left out. */
export const sharedGameOf = ({ history: { start, steps, at, marks }, seats }: TableGame): SharedGame => ({
  start,
  seats,
  marks,
  actions: steps.slice(0, at).map(({ action }) => action),
});

/**
 * The whole address that brings the game, or its position, to another table; null where it is too large for a link. Rejects where
 * what makes links cannot be fetched.
 */
export async function linkTo(what: Shared, table: TableGame, language: Language): Promise<string | null> {
  const { gameLinkOf, linkTextOf } = await import('../../../links/index.ts');
  try {
    const text = what === 'position' ? await linkTextOf(gameOf(table.history)) : await gameLinkOf(sharedGameOf(table));
    return new URL(pageAddress(language, `play/#${what}=${text}`), location.href).href;
  } catch {
    return null;
  }
}
