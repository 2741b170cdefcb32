import { wordsFor } from 'words:setup';
import type { TableGame } from '../../machines/game.ts';
import { beginHistory } from '../../machines/history.ts';
import { COLOURS, type Game } from '../../milestones/index.ts';
import type { Language } from '../../words/languages.ts';

const PREFIX = '#position=';

/** A game at the table that goes on from a position; its players have the names that the set-up proposes. */
function tableOf(game: Game, language: Language): TableGame {
  const names = wordsFor(language)('names').split(', ');
  const seats = game.state.players.map((_, i) => ({
    name: names[i] as string,
    colour: COLOURS[i] as (typeof COLOURS)[number],
    by: 'person' as const,
  }));
  return { history: beginHistory(game), seats, started: new Date().toISOString(), seed: null };
}

/** The game that a link to the table brings: null where there is none, `damaged` where it cannot be read. */
export async function readLinked(hash: string, language: Language): Promise<TableGame | 'damaged' | null> {
  if (!hash.startsWith(PREFIX)) return null;
  const { readLinkText } = await import('../../links/position.ts');
  const read = await readLinkText(hash.slice(PREFIX.length));
  return read.ok ? tableOf(read.game, language) : 'damaged';
}

/** Takes the position out of the address, so that a reload goes on with the game as it is by then. */
export function forgetLink(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
