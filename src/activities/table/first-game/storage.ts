import * as v from 'valibot';
import { items } from '../../../kit/items.ts';
import { kept } from '../../../kit/storage.ts';
import { askedFor } from '../../../links/tidy.ts';

/** So many games that are played with a guide are remembered, the last begun. */
export const MOST_FIRST_GAMES = 50;

/** When the games were begun that are played with a guide, which is what their tables know of them. In earlier days it was one. */
export const FIRST_GAME = kept(
  'first-game',
  v.union([
    items(v.string(), MOST_FIRST_GAMES),
    v.pipe(
      v.string(),
      v.transform((started) => [started]),
    ),
  ]),
);

/** The address that leads to the table asks for the guide with this. */
const ASKED = 'first-game';

/** Whether a game that was begun then is played with a guide; one that the address asks it for is from now on. */
export function isFirstGame(started: string): boolean {
  if (askedFor(location.search, ASKED) !== null) {
    FIRST_GAME.change((now) => [...(now ?? []).filter((each) => each !== started), started].slice(-MOST_FIRST_GAMES));
    history.replaceState(history.state, '', location.pathname + location.hash);
  }
  return FIRST_GAME.read().value?.includes(started) ?? false;
}

/** Puts the guide of a game away. */
export function stopGuiding(started: string): void {
  FIRST_GAME.change((now) => {
    const left = (now ?? []).filter((each) => each !== started);
    return left.length === 0 ? null : left;
  });
}
