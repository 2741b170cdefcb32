import * as v from 'valibot';
import { kept } from '../../../kit/storage.ts';
import { askedFor } from '../../../links/tidy.ts';

/** When the game was begun that is played with a guide, which is what its table knows of it. */
export const FIRST_GAME = kept('first-game', v.string());

/** The address that leads to the table asks for the guide with this. */
const ASKED = 'first-game';

/** Whether a game that was begun then is played with a guide; one that the address asks it for is from now on. */
export function isFirstGame(started: string): boolean {
  if (askedFor(location.search, ASKED) !== null) {
    FIRST_GAME.write(started);
    history.replaceState(history.state, '', location.pathname + location.hash);
  }
  return FIRST_GAME.read().value === started;
}

/** Puts the guide away. */
export const stopGuiding = (): boolean => FIRST_GAME.write(null);
