import { type Fetching, useFetched } from '../../ui/use-fetched.ts';
import { AfterGame, FinalScoring } from './parts.ts';

/** After so many milliseconds it counts as failed. */
const PATIENCE = 5000;

/** Fetches what the end of a game needs while its last turns are played, so that the end needs no network. */
export function useEndAtHand(isNear: boolean): Fetching {
  return useFetched(isNear, () => {
    const fetched = Promise.all([FinalScoring.prepare(), AfterGame.prepare()]);
    const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
    return Promise.race([fetched, late]);
  });
}
