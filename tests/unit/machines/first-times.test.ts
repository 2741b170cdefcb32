import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { newThings, THINGS, type ThingId } from '../../../src/machines/first-times.ts';
import { beginHistory, confirmEnd, gameOf, type History, perform, undo } from '../../../src/milestones/history.ts';
import { type Action, legalActions, newGame, PRACTICE_SET, viewFor } from '../../../src/milestones/index.ts';
import { greedy } from '../../../src/players/greedy.ts';

const everybody = () => true;

function done(history: History, action: Action): History {
  const performed = perform(history, action);
  if (!performed.ok) throw new Error(JSON.stringify(performed.refusals));
  return performed.history;
}

/** Whole games of greedy players, step by step, with what is new after each. */
function told(seed: number): { readonly things: readonly ThingId[]; readonly history: History }[] {
  const random = xoroshiro128plus(seed);
  let history = beginHistory(newGame({ players: 2, seed, set: PRACTICE_SET }));
  const all = [{ things: newThings(history, everybody), history }];
  while (gameOf(history).state.phase !== 'over') {
    const game = gameOf(history);
    for (const action of greedy(viewFor(game, game.state.player), random)) {
      history = done(history, action);
      all.push({ things: newThings(history, everybody), history });
      const confirmed = confirmEnd(history);
      if (confirmed.confirmed !== history.confirmed)
        all.push({
          things: newThings(confirmed, everybody).filter((id) => !all.at(-1)?.things.includes(id)),
          history: confirmed,
        });
      history = confirmed;
    }
  }
  return all;
}

test('in a game each thing is told once, and what is told depends on the way there alone', () => {
  const all = told(3);
  const ids = all.flatMap(({ things }) => things);
  expect(new Set(ids).size).toBe(ids.length);
  const back = undo((all[12] as (typeof all)[number]).history);
  const there = all.findLast(({ history }) => history.at === back.at);
  expect(newThings(confirmEnd(back), everybody)).toEqual(newThings(confirmEnd(there?.history as History), everybody));
});

test('a thing that can be done is told when it is first legal', () => {
  const byType: Partial<Record<ThingId, Action['type']>> = {
    draft: 'draft',
    move: 'move',
    hire: 'hire',
    street: 'street',
    house: 'house',
    deliver: 'deliver',
    cover: 'cover',
  };
  const all = told(5);
  for (const [id, type] of Object.entries(byType)) {
    const first = all.find(({ history }) => legalActions(gameOf(history)).some((action) => action.type === type));
    const said = all.find(({ things }) => things.includes(id as ThingId));
    expect(said?.history.at, id).toBe(first?.history.at);
  }
});

test('the table begins with the starting tiles, and nearly everything comes up in a few games', () => {
  expect(told(1)[0]?.things).toEqual(['draft']);
  const met = new Set([1, 3, 5].flatMap((seed) => told(seed).flatMap(({ things }) => things)));
  const rare: ThingId[] = ['last-tile', 'bonus-lost', 'branch', 'house-bonus', 'few-workers'];
  for (const id of Object.keys(THINGS) as ThingId[]) if (!rare.includes(id)) expect(met, id).toContain(id);
});

test('what comes up to a computer is explained to the person when it comes up to them', () => {
  const random = xoroshiro128plus(4);
  const isPerson = (seat: number) => seat === 0;
  let history = beginHistory(newGame({ players: 2, seed: 4, set: PRACTICE_SET }));
  const known: ThingId[] = [];
  const types: Partial<Record<Action['type'], ThingId>> = {
    move: 'move',
    hire: 'hire',
    street: 'street',
    cover: 'cover',
  };
  while (gameOf(history).state.phase !== 'over') {
    const game = gameOf(history);
    const { player } = game.state;
    if (isPerson(player)) {
      const things = newThings(history, isPerson);
      expect(things.filter((id) => known.includes(id))).toEqual([]);
      known.push(...things);
      for (const { type } of legalActions(game)) if (types[type] !== undefined) expect(known).toContain(types[type]);
    }
    const [action] = greedy(viewFor(game, player), random) as [Action];
    history = confirmEnd(done(history, action));
  }
  // What happens to the computer alone is no news for a person, the end of the game is.
  const own = history.steps.filter(({ action }) => isPerson(action.player)).flatMap(({ events }) => events);
  expect(known.includes('no-income')).toBe(own.some(({ type }) => type === 'no-income'));
  expect(known).toContain('end');
});
