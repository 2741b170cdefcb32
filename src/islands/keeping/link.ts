import type { TableGame } from '../../machines/game.ts';
import { gameOf } from '../../milestones/history.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import type { Shared } from './Sharing.tsx';

/**
 * The whole address that brings the game, or its position, to another table; null where it is too large for a link. Rejects where
 * what makes links cannot be fetched.
 */
export async function linkTo(what: Shared, { history, seats }: TableGame, language: Language): Promise<string | null> {
  const { gameLinkOf, linkTextOf } = await import('../../links/index.ts');
  const { start, steps, at, marks } = history;
  const actions = steps.slice(0, at).map((step) => step.action);
  try {
    const text =
      what === 'position' ? await linkTextOf(gameOf(history)) : await gameLinkOf({ start, actions, seats, marks });
    return new URL(pageAddress(language, `play/#${what}=${text}`), location.href).href;
  } catch {
    return null;
  }
}
