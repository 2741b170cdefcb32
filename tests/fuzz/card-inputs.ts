import { readFileSync } from 'node:fs';
import { readKept, readTable } from '../../src/activities/table/cards/keeping/kept-match.ts';
import type { Read } from '../../src/kit/reading.ts';
import { cardGameLinkOf, readCardGameLink } from '../../src/links/card-game.ts';
import { gameAt, tableOfGame, tableOfMatch } from '../../src/machines/card-table.ts';
import {
  type Action,
  apply,
  dealText,
  type Game,
  isRuleId,
  legalActions,
  MATCH_PROBLEMS,
  newGame,
  type PlayerAction,
  REASONS,
  readDeal,
  readMatch,
  readRecord,
  recordOf,
} from '../../src/thousand-miles/index.ts';
import { problemsOfPosition } from '../../src/thousand-miles/position.ts';
import { type Draw, frozen, oneOf } from '../unit/kit/drawing.ts';
import { damaged } from '../unit/milestones/damage.ts';
import { anyPosition, chosen, conceivableActions } from '../unit/thousand-miles/playing.ts';
import type { Input } from './inputs.ts';
import { garbledText, sentText, vouchedText } from './making.ts';

const matches: readonly { readonly saved: object }[] = JSON.parse(
  readFileSync('tests/kept/card-matches-1.json', 'utf8'),
);

function checkGame(game: Game): void {
  const [problem] = problemsOfPosition(game);
  if (problem !== undefined) throw new Error(`let in with ${problem.at}: ${problem.reason}`);
}

function checkRefused(refused: readonly { readonly reason: string; readonly rule: string | null }[]): void {
  if (refused.length === 0) throw new Error('refused without a reason');
  for (const { reason, rule } of refused)
    if (![...MATCH_PROBLEMS, ...REASONS].includes(reason as never) || (rule !== null && !isRuleId(rule)))
      throw new Error(`refused with ${rule} ${reason}`);
}

/** What was let in keeps the rules; what was not is refused for reasons that are documented. */
function check<T>(read: Read<T, { readonly reason: string; readonly rule: string | null }>, gameOf: (read: T) => Game) {
  if (read.ok) checkGame(gameOf(read));
  else checkRefused(read.problems);
}

const MOMENT = '2026-01-02T03:04:05.000Z';

/** A game that chance has played for a while, as the text of a link. */
function playedText(draw: Draw): string {
  const start = newGame({ seed: draw(1000), deck: draw(2) === 0 ? 101 : 106 });
  const actions: PlayerAction[] = [];
  let game = start;
  for (let left = draw(130); left > 0 && game.state.phase !== 'over'; left--) {
    const action = { player: game.state.player, ...chosen(legalActions(game), draw) };
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error('a legal action was refused');
    game = outcome.game;
    actions.push(action);
  }
  return cardGameLinkOf({ start, actions, opponent: 'learner', marks: draw(2) === 0 ? [] : [2, 9] }) as string;
}

/** The ways in to the card game’s table. */
export const CARD_INPUTS: readonly Input[] = [
  {
    name: 'actions of the card game',
    make: (draw: Draw) => {
      const game = frozen(anyPosition(draw));
      const action = frozen(damaged(oneOf(conceivableActions(game.state.player), draw), draw));
      return {
        enter: () => apply(game, action as Action),
        check: ((outcome: ReturnType<typeof apply>) => {
          if (outcome.ok) checkGame(outcome.game);
          else checkRefused(outcome.refusals);
        }) as never,
      };
    },
  },
  {
    name: 'records of the card game',
    make: (draw: Draw) => {
      const whole = draw(2) === 0 ? anyPosition(draw) : newGame({ seed: draw(1000), deck: draw(2) === 0 ? 101 : 106 });
      const data = damaged(recordOf(whole, []), draw);
      return {
        enter: () => readRecord(frozen(data)),
        check: ((read: ReturnType<typeof readRecord>) => check(read, ({ game }) => game)) as never,
      };
    },
  },
  {
    name: 'kept matches of the card game',
    make: (draw: Draw) => {
      const whole = structuredClone(oneOf(matches, draw).saved);
      const entry = {
        name: 'Sunday',
        seed: 7,
        text: draw(2) === 0 ? JSON.stringify(whole) : garbledText(whole, draw),
        summary: { changed: MOMENT, opponent: 'racer', target: 5000, games: 1, totals: [0, 0], over: false },
      };
      const stored = damaged(entry, draw);
      return {
        enter: () => {
          const kept = readKept('id', frozen(stored));
          return { kept, read: readTable(kept) };
        },
        check: (({ kept, read }: { kept: ReturnType<typeof readKept>; read: ReturnType<typeof readTable> }) => {
          if (typeof kept.text !== 'string' || typeof kept.name !== 'string') throw new Error('kept without a text');
          check(read, ({ table }) => gameAt(table));
        }) as never,
      };
    },
  },
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
      const data = sentText(text, draw);
      return {
        enter: () => readDeal(data),
        check: ((read: ReturnType<typeof readDeal>) =>
          check(read, (whole) => gameAt(tableOfGame(whole, 'racer', MOMENT, [])))) as never,
      };
    },
  },
  {
    name: 'games of the card game in links',
    make: (draw: Draw) => {
      const data = vouchedText(playedText(draw), draw);
      return {
        enter: () => readCardGameLink(data),
        check: ((read: ReturnType<typeof readCardGameLink>) =>
          check(read, (whole) => gameAt(tableOfGame(whole, whole.opponent, MOMENT, whole.marks)))) as never,
      };
    },
  },
];
