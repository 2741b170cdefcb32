import { describe, expect, test } from 'vitest';
import { movementOf, wayBetween } from '../../../src/board/motion/movement.ts';
import { soundsOf } from '../../../src/board/motion/sounds.ts';
import { piecePlace } from '../../../src/board/pieces/loop-places.ts';
import { walkPlaces } from '../../../src/board/pieces/walk-places.ts';
import { gameBefore, type History, replay } from '../../../src/milestones/history.ts';
import { newGame, PRACTICE_SET, type Space } from '../../../src/milestones/index.ts';
import { gameWithEverything } from '../../browser/planned-games.ts';

describe('the way of a piece', () => {
  test('leads clockwise from space to space (3.1)', () => {
    const way = ['worker-7', 'worker-8', 'trading-house', 'board-of-works'];
    expect(wayBetween('worker-7', 'board-of-works')).toEqual(way);
  });

  test('leads once round from the castle to the castle (5.8)', () => {
    const way = wayBetween('castle', 'castle');
    expect(way).toHaveLength(13);
    expect([way[0], way[1], way.at(-2), way.at(-1)]).toEqual(['castle', 'worker-1', 'mill', 'castle']);
  });

  test('goes round a bend where it changes the lane, and nowhere through the hedge', () => {
    const places = walkPlaces(wayBetween('castle', 'castle'));
    // Thirteen spaces and two bends: on the left above the castle, on the right behind the last worker.
    expect(places).toHaveLength(15);
    expect(places[1]?.x).toBeLessThan(piecePlace('worker-1').x);
    expect(places[10]?.x).toBeGreaterThan(piecePlace('worker-8').x);
  });
});

describe('what moves in a whole game', () => {
  const plan = gameWithEverything();
  const start = newGame({ players: 2, seed: plan.seed, set: PRACTICE_SET });
  const history: History = replay(start, plan.actions, []);
  const moved = history.steps.map((step, i) => {
    const before = gameBefore(history, i).state;
    return { step, before, movement: movementOf(step, before) };
  });

  test('is every good that is gained or paid, cube by cube', () => {
    for (const { step, movement } of moved) {
      const gained = step.events.reduce((sum, event) => sum + (event.type === 'goods' ? event.count : 0), 0);
      expect(movement.flights.filter(({ to }) => to.on === 'goods')).toHaveLength(gained);
      const given = step.events.flatMap((event) =>
        event.type === 'paid' || event.type === 'gave-back' ? Object.values(event.goods) : [],
      );
      const paid = given.reduce((sum, count) => sum + count, 0);
      expect(movement.flights.filter(({ from }) => from.on === 'goods')).toHaveLength(paid);
    }
  });

  test('is every point that is scored before the final scoring', () => {
    for (const { step, movement } of moved) {
      const scored = step.events.map((event) => (event.type === 'vp' && event.source !== 'majority' ? event.vp : 0));
      const flown = movement.flights.map(({ what, to }) => (typeof what === 'number' && to.on === 'track' ? what : 0));
      const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
      expect(sum(flown)).toBe(sum(scored));
    }
  });

  test('is the piece, along exactly the spaces of its move, and only where it moves', () => {
    for (const { step, before, movement } of moved) {
      if (step.action.type !== 'move') {
        expect(movement.way).toEqual([]);
        continue;
      }
      expect(movement.way[0]).toBe(before.players[step.action.player]?.piece);
      expect(movement.way.at(-1)).toBe(step.action.to);
    }
  });

  test('has a worker hand over when the piece passes it, and not before the one behind it (6.2)', () => {
    for (const { movement } of moved) {
      const fromWorkers = movement.flights.filter(({ from, to }) => from.on === 'loop' && to.on === 'goods');
      for (const { from, at } of fromWorkers) {
        const space = (from as { space: Space }).space;
        if (movement.way.includes(space)) expect(at).toBe(movement.way.indexOf(space, 1) * movement.pace);
      }
    }
  });

  test('is over within two seconds and a half', () => {
    for (const { movement } of moved) {
      for (const { at } of movement.flights) expect(at).toBeLessThan(2000);
    }
  });

  test('is heard as wood for what is laid and as paper for tiles', () => {
    const sounds = (type: string) => soundsOf(moved.find(({ step }) => step.action.type === type)?.step.events ?? []);
    expect(sounds('draft')[0]).toBe('paper');
    expect(sounds('street')).toContain('wood');
    expect(sounds('sell')).toContain('wood');
  });
});
