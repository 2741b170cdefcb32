import { expect, test } from 'vitest';
import { readText } from '../../../src/kit/reading.ts';
import {
  apply,
  type Game,
  isRuleId,
  LIMITS,
  legalActions,
  newGame,
  type PlayerAction,
  PROBLEMS,
  REASONS,
  readRecord,
  recordOf,
} from '../../../src/thousand-miles/index.ts';
import { problemsOfPosition } from '../../../src/thousand-miles/position.ts';
import { type Draw, drawFrom, frozen, oneOf } from '../kit/drawing.ts';
import { asJson, fuzzingOf } from '../kit/fuzzing.ts';
import { damaged } from '../milestones/damage.ts';
import { oracleForbids, oracleNext } from './oracle.ts';
import { anyPosition, chosen, conceivableActions } from './playing.ts';

const SEED = 25_50_75;

const { tryAction, tryAnything, tryRecord, tryTexts, tryLongTexts } = fuzzingOf<Game, PlayerAction>({
  seed: SEED,
  apply,
  reasons: REASONS,
  problems: PROBLEMS,
  isRule: isRuleId,
  isPlace: (card) => typeof card === 'string',
  readRecord,
  recordOf,
  readText: (text) => readText(text, LIMITS.text, readRecord),
  brokenIn: problemsOfPosition,
  allows: (game, action) => oracleForbids(game, action).length === 0,
  next: (game, action) => ({ ...game, ...oracleNext(game, action), opening: null }),
});

/** A game at some moment, with the game that it came from and the actions in between. */
function moment(draw: Draw): { start: Game; actions: PlayerAction[]; game: Game } {
  const start = frozen(draw(2) === 0 ? anyPosition(draw) : newGame({ seed: draw(2 ** 30) }));
  const actions: PlayerAction[] = [];
  let game = start;
  for (let length = draw(30); length > 0 && game.state.phase === 'turn'; length--) {
    const action = chosen(legalActions(game), draw);
    const outcome = apply(game, action);
    if (!outcome.ok) expect.fail(JSON.stringify(outcome.refusals));
    actions.push({ player: game.state.player, ...action });
    game = frozen(outcome.game);
  }
  return { start, actions, game };
}

test('50,000 damaged and hostile actions are refused with a reason, and nothing is half applied', () => {
  const draw = drawFrom(SEED);
  let refused = 0;
  while (refused < 50_000) {
    const { game } = moment(draw);
    const before = JSON.stringify(game);
    const actions = conceivableActions(game.state.player);
    for (let i = 0; i < 300; i++) if (!tryAction(game, damaged(oneOf(actions, draw), draw))) refused++;
    expect(JSON.stringify(game)).toBe(before);
  }
});

test('anything at all is refused with a reason', () => {
  const { game } = moment(drawFrom(SEED));
  tryAnything([game], ['play', 'discard'], ['card', 'player']);
});

test('30,000 damaged records are refused with place and reason', { timeout: 1_200_000 }, () => {
  const draw = drawFrom(SEED);
  let refused = 0;
  while (refused < 30_000) {
    const { start, actions } = moment(draw);
    const record = asJson(recordOf(start, actions));
    expect(tryRecord(record)).toBe(true);
    for (let i = 0; i < 100; i++) if (!tryRecord(damaged(record, draw))) refused++;
  }
});

test('texts that are cut off, garbled, too deep or too long are refused', () => {
  const text = JSON.stringify(recordOf(newGame({ seed: 1 }), []));
  tryTexts(text, 2_000);
  tryLongTexts(text, LIMITS, 90_000);
});
