import { askedFor } from '../links/tidy.ts';

/** Where the address of the film says for how many players it is shown. */
const PLAYERS = 'players';

/** Has the links of a page lead to the film for as many players as the evening has. */
export function leadToFilmFor(players: number): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="/how-to-play/"]')) {
    const asked = new URLSearchParams(link.search);
    asked.set(PLAYERS, String(players));
    link.search = String(asked);
  }
}

/** Whether the film is explained to nobody yet, as a rehearsal that was begun where the explaining is prepared. */
export const isRehearsal = (search: string): boolean => askedFor(search, 'rehearsal') !== null;

/** For how many players an address asks for the film; null where it doesn't say. */
export function playersAsked(search: string): 2 | 3 | 4 | null {
  const asked = Number(askedFor(search, PLAYERS));
  return asked === 2 || asked === 3 || asked === 4 ? asked : null;
}
