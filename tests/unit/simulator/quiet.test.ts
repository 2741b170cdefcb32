import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { type Game, legalActions, newGame, PRACTICE_SET } from '../../../src/milestones/index.ts';
import type { ComputerPlayer } from '../../../src/players/player.ts';
import { play } from '../../../src/simulator/play.ts';
import { QUIET_TURNS, QuietGame, quietWatch } from '../../../src/simulator/quiet.ts';

/** Takes what is offered first until the draft is over, then walks to the castle and gives back what it must. */
const idler: ComputerPlayer = (view) => {
  const legal = legalActions(view as unknown as Game);
  const home = legal.find((action) => action.type === 'move' && action.to === 'castle');
  const done = legal.find(({ type }) => type === 'done' || type === 'leave-bonus');
  return [done ?? home ?? legal[0]] as ReturnType<ComputerPlayer>;
};

describe('a game in which nothing happens', () => {
  test('is stopped, and the message names it', () => {
    const start = newGame({ players: 2, seed: 1, set: PRACTICE_SET });
    const idle = () => [...play(start, [idler, idler], xoroshiro128plus(1), 'Game 3 of seed 7')];
    expect(idle).toThrow(QuietGame);
    expect(idle).toThrow(`Game 3 of seed 7 was stopped: nothing happened for ${QUIET_TURNS} turns`);
  });

  test('is not stopped as long as something happens now and then', () => {
    const watch = quietWatch('A game');
    const turns = (count: number, progress: string) => {
      for (let turn = 0; turn < count; turn++) watch(progress);
    };
    turns(QUIET_TURNS, 'a');
    turns(QUIET_TURNS, 'b');
    expect(() => turns(1, 'b')).toThrow(QuietGame);
  });
});
