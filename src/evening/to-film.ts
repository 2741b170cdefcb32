import { askedFor } from '../links/tidy.ts';

/** Where the address of the film says for how many players it is shown. */
const PLAYERS = 'players';

/** Has the links of a page lead to the film for as many players as the evening has. */
export function leadToFilmFor(players: number): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="/how-to-play/"]'))
    link.search = `${PLAYERS}=${players}`;
}

/** For how many players an address asks for the film; null where it doesn't say. */
export function playersAsked(search: string): 2 | 3 | 4 | null {
  const asked = Number(askedFor(search, PLAYERS));
  return asked === 2 || asked === 3 || asked === 4 ? asked : null;
}
