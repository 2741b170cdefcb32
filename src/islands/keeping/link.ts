import type { TableGame } from '../../machines/game.ts';
import { gameOf } from '../../milestones/history.ts';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';
import type { Shared } from './Sharing.tsx';

/**
 * The whole address that brings the game, or its position, to another table.
 * @throws Error where a position is too large for a link.
 */
export async function linkTo(what: Shared, { history, seats }: TableGame, language: Language): Promise<string> {
  const { gameLinkOf, linkTextOf } = await import('../../links/index.ts');
  const { start, steps, at, marks } = history;
  const actions = steps.slice(0, at).map((step) => step.action);
  const text = what === 'game' ? await gameLinkOf({ start, actions, seats, marks }) : await linkTextOf(gameOf(history));
  return new URL(pageAddress(language, `play/#${what}=${text}`), location.href).href;
}
