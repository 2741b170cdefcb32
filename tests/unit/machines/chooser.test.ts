import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { extensions } from '../../../src/machines/choice.ts';
import { chooserMachine, choosingOf } from '../../../src/machines/chooser.ts';
import { toolsFor, waitsForIn } from '../../../src/machines/waiting.ts';
import { type Action, type ActionType, type Game, legalActions } from '../../../src/milestones/index.ts';
import { decisionsOf, gameWithEverything } from '../../browser/planned-games.ts';

const askedIn = (game: Game) => ({ game, tools: toolsFor(waitsForIn(game), game) });

/** What kind of action a player begins with in a game, after an action in another one. */
function begunAfter(before: Game, { type }: Action, game: Game): ActionType | null {
  const actor = createActor(chooserMachine, { input: { asked: askedIn(before) } }).start();
  actor.send({ type: 'choose', asked: askedIn(before), choice: { type } });
  return choosingOf(actor.getSnapshot(), askedIn(game)).choice?.type ?? null;
}

test('where a visit goes on, the same kind of action is chosen by itself, and no other', () => {
  const after = new Set<string>();
  for (const { game, action, next } of decisionsOf(gameWithEverything())) {
    const { tools } = askedIn(next);
    const possible = tools.filter((type) => extensions(next, { type }).length > 0);
    const goesOn = game.state.phase !== 'move' && next.state.phase === 'space';
    if (!goesOn || tools.length < 2 || possible.length === 0 || action.type === 'leave-bonus') continue;
    const same = possible.includes(action.type) ? action.type : null;
    expect(begunAfter(game, action, next), JSON.stringify(action)).toBe(same);
    if (same === null) after.add(action.type);
  }
  // At the trading house and at the board of works.
  expect([...after]).toEqual(expect.arrayContaining(['hire', 'house']));
});

test('whoever comes to a space begins with the first kind of action that is possible', () => {
  const arrivals = decisionsOf(gameWithEverything()).filter(({ next }) => next.state.phase === 'space');
  for (const { game, action, next } of arrivals.filter(({ action }) => action.type === 'move')) {
    const [first] = askedIn(next).tools.filter((type) => legalActions(next).some((legal) => legal.type === type));
    if (first !== undefined) expect(begunAfter(game, action, next)).toBe(first);
  }
});
