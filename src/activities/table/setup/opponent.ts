import { askedFor } from '../../../links/tidy.ts';
import { SEAT_KINDS, type Seat } from '../../../milestones/index.ts';

/** A computer player. */
type Opponent = Exclude<Seat['by'], 'person'>;

/** All of them, the easiest first. */
export const OPPONENTS: readonly Opponent[] = SEAT_KINDS.filter((by) => by !== 'person');

/** Against whom a first game is played. */
export const EASIEST: Opponent = 'apprentice';

/** What the address of the table asks with for a game against a computer. */
const ASKED = 'against';

/** The path that begins a game against a computer. */
export const opponentPath = (by: Opponent): string => `play/?${ASKED}=${by}`;

/** Against which computer the page's address asks for a game; null where it asks for none, or for one that does not exist. */
export function askedOpponent(): Opponent | null {
  const asked = askedFor(location.search, ASKED);
  return OPPONENTS.find((by) => by === asked) ?? null;
}

/** Takes that out of the address: a reload goes on with the game that has been begun. */
export function forgetOpponent(): void {
  history.replaceState(history.state, '', location.pathname + location.hash);
}
