import { wordsFor } from 'words:teaching';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { newThings, THINGS, type ThingId } from '../../../src/machines/first-times.ts';
import {
  awaitsConfirmation,
  beginHistory,
  confirmEnd,
  gameOf,
  type History,
  perform,
  playerAtTable,
  undo,
} from '../../../src/milestones/history.ts';
import {
  type Action,
  type Game,
  type GameEvent,
  legalActions,
  newGame,
  PRACTICE_SET,
  viewFor,
} from '../../../src/milestones/index.ts';
import { greedy } from '../../../src/players/greedy.ts';
import { languages } from '../../../src/words/languages.ts';

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
  const triggeredBy = gameOf(history).state.endTriggeredBy as number;
  expect(known.filter((id) => id === 'end' || id === 'last-turn')).toEqual([
    isPerson(triggeredBy) ? 'end' : 'last-turn',
  ]);
});

test('the end is told to whoever has triggered it, and to another player as the last turn', () => {
  for (const seed of [1, 2, 3]) {
    const all = told(seed);
    const by = (id: ThingId) => all.filter(({ things }) => things.includes(id)).map(({ history }) => history);
    const { endTriggeredBy } = gameOf((all.at(-1) as (typeof all)[number]).history).state;
    const [end, ...more] = by('end') as [History, ...History[]];
    expect(more).toEqual([]);
    expect(playerAtTable(end)).toBe(endTriggeredBy);
    const last = by('last-turn');
    expect(last.map(playerAtTable)).toEqual([1 - (endTriggeredBy as number)]);
    for (const { state } of last.map(gameOf)) expect([state.turnsLeft, state.movesLeft]).toEqual([0, 2]);
  }
});

test('what happened to one of two people is not told to the other when the turn is confirmed', () => {
  const own: readonly ThingId[] = ['income', 'no-income', 'bonus-worker', 'bonus-lost', 'end'];
  const ended = [1, 2, 3, 4, 5].flatMap(told).filter(({ history }) => awaitsConfirmation(history));
  expect(ended.flatMap(({ things }) => things).filter((id) => own.includes(id))).not.toEqual([]);
  for (const { history } of ended)
    expect(newThings(confirmEnd(history), everybody).filter((id) => own.includes(id))).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6])(
  'where turns end unconfirmed, what happened to one of two people is told to them alone, once (game %i)',
  (seed) => {
    const random = xoroshiro128plus(seed);
    let history = beginHistory(newGame({ players: 2, seed, set: PRACTICE_SET }));
    const all: { readonly id: ThingId; readonly to: number }[] = [];
    while (gameOf(history).state.phase !== 'over') {
      const game = gameOf(history);
      const { player } = game.state;
      all.push(...newThings(history, everybody, () => false, false).map((id) => ({ id, to: player })));
      const [action] = greedy(viewFor(game, player), random) as [Action];
      history = confirmEnd(done(history, action));
    }
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const own: readonly ThingId[] = ['income', 'no-income', 'bonus-worker', 'bonus-lost'];
    for (const id of own) {
      const happened = (event: GameEvent) =>
        (THINGS[id] as { happened: (event: GameEvent) => boolean }).happened(event);
      const at = history.steps.findIndex(({ events }) => events.some(happened));
      if (at < 0) continue;
      const { player } = (history.steps[at] as History['steps'][number]).events.find(happened) as GameEvent;
      const isBack = history.steps.slice(at + 1).some(({ action }) => action.player === player);
      expect(all.find((each) => each.id === id)?.to, id).toBe(isBack ? player : undefined);
    }
  },
);

test('majorities come up at half of the target, before the end is triggered', () => {
  for (const seed of [1, 2, 3]) {
    const all = told(seed);
    const { history } = all.find(({ things }) => things.includes('majorities')) as (typeof all)[number];
    const { state } = gameOf(history);
    expect(state.endTriggeredBy).toBeNull();
    const most = Math.max(...state.players.map(({ vp }) => vp));
    expect(most).toBeGreaterThanOrEqual(34);
    expect(most).toBeLessThan(67);
  }
});

test.each([6, 7, 8])('what a hint does at once is explained like what is done by hand (game %i)', (seed) => {
  const random = xoroshiro128plus(seed);
  const isPerson = (seat: number) => seat === 0;
  const types: Partial<Record<Action['type'], ThingId>> = {
    hire: 'hire',
    street: 'street',
    house: 'house',
    marketplace: 'marketplace',
    deliver: 'deliver',
    cover: 'cover',
    'give-back': 'give-back',
  };
  let history = beginHistory(newGame({ players: 2, seed, set: PRACTICE_SET }));
  const unseen = new WeakSet<Game>();
  const isUnseen = (game: Game) => unseen.has(game);
  const known: ThingId[] = [];
  const learn = () => {
    const things = newThings(history, isPerson, isUnseen).filter((id) => !known.includes(id));
    known.push(...things);
    return things;
  };
  const met = new Set<ThingId>();
  learn();
  while (gameOf(history).state.phase !== 'over') {
    const game = gameOf(history);
    const { player } = game.state;
    const actions = greedy(viewFor(game, player), random);
    for (const action of actions) {
      if (action !== actions[0] && isPerson(player)) unseen.add(gameOf(history));
      history = done(history, action);
    }
    if (isPerson(player)) {
      const told = learn();
      for (const { type } of actions) {
        const id = types[type];
        if (id === undefined) continue;
        met.add(id);
        expect(known, type).toContain(id);
      }
      // Nothing is said of a moment that is gone.
      if (actions.length > 1) expect(told).not.toContain('nothing');
    }
    history = confirmEnd(history);
    if (isPerson(gameOf(history).state.player)) learn();
  }
  expect(met.size).toBeGreaterThan(4);
});

test.each(languages)('each thing is explained in 45 words (%s)', (language) => {
  const words = wordsFor(language);
  for (const id of Object.keys(THINGS) as ThingId[]) {
    const count = words(`thing.${id}`).split(/\s+/).length;
    expect(count, id).toBeLessThanOrEqual(45);
  }
});
