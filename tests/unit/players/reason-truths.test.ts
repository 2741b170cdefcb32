import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import type { Step } from '../../../src/milestones/history.ts';
import { type Action, type Game, newGame, PRACTICE_SET } from '../../../src/milestones/index.ts';
import { apprentice } from '../../../src/players/apprentice.ts';
import { journeyman } from '../../../src/players/journeyman.ts';
import { contrast, explain } from '../../../src/players/reasons/explain.ts';
import { turnOf } from '../../../src/players/reasons/turn.ts';
import { senior } from '../../../src/players/senior.ts';
import { play } from '../../../src/simulator/play.ts';
import { isTrue, type PlayedTurn } from './reason-truths.ts';

/** More games find more; `GAMES=200` looks longer. */
const GAMES = Number(process.env.GAMES ?? 3);

/** The turns of a game, one after the other. */
function* turnsOf(seed: number): Generator<PlayedTurn> {
  const players = 2 + (seed % 3);
  let before: Game = newGame({ players, seed, set: PRACTICE_SET });
  const seats = before.state.players.map(
    (_, i) => [journeyman, senior, apprentice][(seed + i) % 3] as typeof journeyman,
  );
  let steps: Step[] = [];
  for (const step of play(before, seats, xoroshiro128plus(seed))) {
    steps.push(step);
    const { player: me, phase } = before.state;
    const { state } = step.game;
    if (state.player === me && state.phase !== 'over' && (state.phase === 'draft') === (phase === 'draft')) continue;
    yield { before, steps, after: step.game, me };
    before = step.game;
    steps = [];
  }
}

test.each(Array.from({ length: GAMES }, (_, i) => i + 1))('no reason of game %i claims what is not so', (seed) => {
  const found = new Set<string>();
  for (const turn of turnsOf(seed)) {
    const actions = turn.steps.map(({ action: { player: _, ...action } }) => action as Action);
    const explained = explain(turn.before, actions);
    for (const reason of explained.reasons) {
      found.add(reason.why);
      if (!isTrue(reason, turn)) throw new Error(`${JSON.stringify(reason)} of ${JSON.stringify(actions)}`);
    }
    // Where a hint says that points had better wait, no review of the same turn asks for them at once.
    const richest = turnOf(turn.before, actions).most?.steps.map(
      ({ action: { player: _, ...action } }) => action as Action,
    );
    if (['waiting-pays', 'can-wait'].includes(explained.reason.why) && richest !== undefined)
      expect(contrast(turn.before, explained, richest), JSON.stringify(actions)).toBeNull();
  }
  expect(found.size).toBeGreaterThan(15);
});
