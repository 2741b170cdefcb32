import { type Fetching, useFetched } from '../../../ui/use-fetched.ts';
import { AfterGame, FinalScoring } from './parts.ts';

/** Fetches what the end of a game needs while its last turns are played, so that the end needs no network. */
export function useEndAtHand(isNear: boolean): Fetching {
  return useFetched(isNear, () => Promise.all([FinalScoring.prepare(), AfterGame.prepare()]));
}
