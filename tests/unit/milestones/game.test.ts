import { MILESTONES } from '../../../src/milestones/game.ts';
import { type Action, isRuleId, PRACTICE_SET, randomSet } from '../../../src/milestones/index.ts';
import { conforms } from '../kit/conformance.ts';
import type { Draw } from '../kit/drawing.ts';
import { conceivableActions } from './conceivable.ts';
import { chosen } from './playing.ts';

const shuffledBy = <T>(list: readonly T[], draw: Draw): T[] =>
  list
    .map((item) => ({ item, place: draw(2 ** 30) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

conforms('the board game', MILESTONES, {
  players: [2, 3, 4],
  options: (players, seed) => ({ players, seed, set: seed % 2 === 0 ? PRACTICE_SET : randomSet(1 + (seed % 40)) }),
  conceivable: (game) => conceivableActions(game, false) as Iterable<Action>,
  chosen,
  disguised: (game, _, draw) => ({ ...game, pile: shuffledBy(game.pile, draw) }),
  // A board that comes back is gone through anew; conformance.test.ts does that for whole games.
  restored: (game) => ({ ...game, state: JSON.parse(JSON.stringify(game.state)) }),
  isRule: isRuleId,
  longest: 20_000,
  // More of them, and against an oracle, are in conformance.test.ts.
  games: 1,
});
