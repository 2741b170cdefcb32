import { finalScoringOf, KINDS } from '../../../milestones/index.ts';
import { type Draw, someOf } from '../chance.ts';
import type { Item, Question, Why } from '../drill.ts';
import { because, itemAbout } from '../places.ts';
import { drawGame } from '../positions.ts';

const KINDS_ASKED = 2;
/** What a player can get for a kind of worker (12.5). */
const SHARES: readonly number[] = [0, 2, 5];

/** What each player gets for some kinds of workers in the final scoring (12.4–12.6). */
export function majorities(draw: Draw): Question {
  const game = drawGame(draw, draw(2, 4));
  const { players } = game.state;
  const scoring = finalScoringOf(players, false);
  const kinds = someOf(draw, KINDS, KINDS_ASKED);
  const items = kinds.flatMap((kind) => {
    const { values, vp } = scoring[kind];
    const highest = Math.max(...values);
    const most = values.filter((value) => value === highest).length;
    return players.map((_, player): Item => {
      const value = values[player] as number;
      const equal = most === players.length;
      const reason = equal ? 'all-equal' : value < highest ? 'lower' : most === 1 ? 'highest' : 'tied';
      const why: Why = because(equal ? '12.6' : '12.5', reason, [], value);
      return itemAbout({ share: kind, player }, SHARES, vp[player] as number, [why]);
    });
  });
  return { game, subject: kinds, items };
}
