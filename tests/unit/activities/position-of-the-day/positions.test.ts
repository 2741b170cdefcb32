import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import found from '../../../../content/positions-of-the-day.json' with { type: 'json' };
import { positionOn, verdictOn } from '../../../../src/activities/position-of-the-day/verdict.ts';
import { readLinkText } from '../../../../src/links/index.ts';
import { stepsOf } from '../../../../src/milestones/history.ts';
import { type Action, type Game, legalActions } from '../../../../src/milestones/index.ts';
import { MARGIN, oneBest } from '../../../../src/players/one-best.ts';
import { planOf } from '../../../../src/players/plan.ts';
import { PROOFS } from '../../../../src/simulator/daily.ts';

/** How many positions are proved once more: `DAILY=200` proves all of them. */
const PROVED = Number(process.env.DAILY ?? 2);

const actionsOf = ({ actions }: { readonly actions: readonly unknown[] }) => actions as readonly Action[];

async function gameOf({ position }: { readonly position: string }): Promise<Game> {
  const read = await readLinkText(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.game;
}

describe.each(found.map((each) => ({ ...each, name: `game ${each.game}, turn ${each.turn}` })))('$name', (each) => {
  test('the best turn and the next one are whole and legal, of different plans, and as far apart as they have to be', async () => {
    const game = await gameOf(each);
    const { player, phase } = game.state;
    expect(phase).toBe('move');
    for (const turn of [each.best, each.next]) {
      const steps = stepsOf(game, actionsOf(turn));
      const ends = steps.map(({ game: { state } }) => state.player !== player || state.phase === 'over');
      expect(ends.lastIndexOf(false)).toBe(steps.length - 2);
    }
    expect(each.best.chance - each.next.chance).toBeGreaterThanOrEqual(MARGIN);
    const position = { game, best: actionsOf(each.best) };
    expect(verdictOn(position, actionsOf(each.best))).toBe('best');
    expect(verdictOn(position, actionsOf(each.next))).toBe('other');
  });
});

test('there are enough for half a year, and no position comes twice', () => {
  expect(found.length).toBeGreaterThanOrEqual(183);
  expect(new Set(found.map(({ position }) => position)).size).toBe(found.length);
});

test('each position has its day before any comes again', () => {
  const days = found.map((_, n) => positionOn(20_000 + n, found.length));
  expect(new Set(days).size).toBe(found.length);
  expect(positionOn(20_000 + found.length, found.length)).toBe(days[0]);
});

test('the search still proves the best turns', { timeout: 1_200_000 + 20_000 * PROVED }, async () => {
  const step = Math.max(1, Math.floor(found.length / PROVED));
  for (let n = 0; n < found.length; n += step) {
    const each = found[n] as (typeof found)[number];
    const position = await gameOf(each);
    for (const { seed, ...effort } of PROOFS) {
      const proof = oneBest(position, xoroshiro128plus(seed), effort);
      expect(proof && planOf(proof.best.actions), `game ${each.game}, turn ${each.turn}`).toBe(
        planOf(actionsOf(each.best)),
      );
    }
  }
});

test('what differs in its details only has the best plan, what only comes in another order the best outcome', async () => {
  const each = found.find(({ best }) => actionsOf(best).some(({ type }) => type === 'cover')) as (typeof found)[number];
  const game = await gameOf(each);
  const best = actionsOf(each.best);
  const at = best.findIndex(({ type }) => type === 'cover');
  const there = stepsOf(game, best.slice(0, at)).at(-1)?.game as Game;
  const others = legalActions(there).filter((action) => action.type === 'cover');
  const verdicts = others.flatMap((action) => {
    const turn = [...best.slice(0, at), action, ...best.slice(at + 1)];
    try {
      return [verdictOn({ game, best }, turn)];
    } catch {
      // With another worker covered, what follows may not be possible.
      return [];
    }
  });
  expect(verdicts.filter((verdict) => verdict === 'best').length).toBe(1);
  expect(new Set(verdicts)).toEqual(new Set(['best', 'plan']));
});
