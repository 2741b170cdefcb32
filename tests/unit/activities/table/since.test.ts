import { expect, test } from 'vitest';
import { turnsSince } from '../../../../src/activities/table/log/since.ts';
import { gameOf, replay } from '../../../../src/milestones/history.ts';
import { playedGame } from '../../../browser/planned-games.ts';

const seed = [1, 2, 3, 4, 5, 6].find((each) => playedGame(3, each) !== null) as number;
const { start, actions } = playedGame(3, seed) as NonNullable<ReturnType<typeof playedGame>>;

test('at the beginning of a turn the two moves and the points of each other player are told, and nothing later', () => {
  let turnsTold = 0;
  const { steps } = replay(start, actions, []);
  for (let at = 1; at < steps.length; at++) {
    const history = replay(start, actions.slice(0, at), []);
    const { state } = gameOf(history);
    if (state.phase !== 'move') continue;
    const told = turnsSince(history);
    if (state.movesLeft === 1) expect(told).toEqual([]);
    for (const { player, spaces, vp, first, end } of told) {
      expect(player).not.toBe(state.player);
      expect(spaces.length).toBe(2);
      // The whole turn, and nothing but it.
      expect(new Set(steps.slice(first, end).map(({ action }) => action.player))).toEqual(new Set([player]));
      expect(steps[first - 1]?.game.state).toMatchObject({ player, movesLeft: 2 });
      expect(steps[end]?.action.player).not.toBe(player);
      const own = steps.slice(0, at).findLast(({ action }) => action.player === state.player);
      expect(vp).toBe((state.players[player]?.vp ?? 0) - (own?.game.state.players[player]?.vp ?? 0));
      const { space } = spaces[1] as (typeof spaces)[number];
      expect(space).toBe(state.players[player]?.piece);
      turnsTold += 1;
    }
  }
  expect(turnsTold).toBeGreaterThan(20);
});
