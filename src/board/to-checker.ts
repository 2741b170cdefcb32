import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { shuffled } from '../kit/shuffled.ts';
import { linkTextOf } from '../links/index.ts';
import type { Game } from '../milestones/index.ts';
import { drawSeed } from '../ui/seed.ts';

/** Goes to the position checker, at this address, with a position. Nobody may know the order of the draw pile, so it is another one there. */
export async function toChecker(checker: string, game: Game): Promise<void> {
  const pile = shuffled(game.pile, xoroshiro128plus(drawSeed()));
  location.assign(`${checker}#position=${await linkTextOf({ ...game, pile })}`);
}
