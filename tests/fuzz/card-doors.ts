import { readFileSync } from 'node:fs';
import type { Read } from '../../src/kit/reading.ts';
import { gameAt, tableOfGame, tableOfMatch } from '../../src/machines/card-table.ts';
import {
  dealText,
  type Game,
  isRuleId,
  MATCH_PROBLEMS,
  newGame,
  REASONS,
  readDeal,
  readMatch,
} from '../../src/thousand-miles/index.ts';
import { problemsOfPosition } from '../../src/thousand-miles/position.ts';
import { type Draw, frozen, oneOf } from '../unit/kit/drawing.ts';
import { damagerOf } from '../unit/links/damage.ts';
import { damaged } from '../unit/milestones/damage.ts';
import type { Door } from './doors.ts';

const matches: readonly { readonly saved: object }[] = JSON.parse(
  readFileSync(new URL('../kept/card-matches-1.json', import.meta.url), 'utf8'),
);

/** What was let in keeps the rules; what was not is refused for reasons that are documented. */
function check<T>(read: Read<T, { readonly reason: string; readonly rule: string | null }>, gameOf: (read: T) => Game) {
  if (read.ok) {
    const [problem] = problemsOfPosition(gameOf(read));
    if (problem !== undefined) throw new Error(`let in with ${problem.at}: ${problem.reason}`);
    return;
  }
  if (read.problems.length === 0) throw new Error('refused without a reason');
  for (const { reason, rule } of read.problems)
    if (![...MATCH_PROBLEMS, ...REASONS].includes(reason as never) || (rule !== null && !isRuleId(rule)))
      throw new Error(`refused with ${rule} ${reason}`);
}

const MOMENT = '2026-01-02T03:04:05.000Z';

/** The ways in to the card game’s table. */
export const CARD_DOORS: readonly Door[] = [
  {
    name: 'matches of the card game',
    make: (draw: Draw) => {
      const data = damaged(structuredClone(oneOf(matches, draw).saved), draw);
      return {
        enter: () => readMatch(frozen(data)),
        check: ((read: ReturnType<typeof readMatch>) =>
          check(read, (whole) => gameAt(tableOfMatch(whole, null)))) as never,
      };
    },
  },
  {
    name: 'deals of the card game in links',
    make: (draw: Draw) => {
      const text = dealText(newGame({ seed: draw(1000), deck: draw(2) === 0 ? 101 : 106 })) as string;
      const data = draw(20) === 0 ? text : damagerOf(draw(2 ** 30))(text);
      return {
        enter: () => readDeal(data),
        check: ((read: ReturnType<typeof readDeal>) =>
          check(read, (whole) => gameAt(tableOfGame(whole, 'racer', MOMENT)))) as never,
      };
    },
  },
];
