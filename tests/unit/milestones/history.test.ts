import fc from 'fast-check';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { MILESTONES } from '../../../src/milestones/game.ts';
import {
  awaitsConfirmation,
  beginHistory,
  confirmEnd,
  gameBefore,
  gameOf,
  goTo,
  type History,
  perform,
  playerAtTable,
  redo,
  replay,
  revealedSince,
  turnAfter,
  turnBefore,
  undo,
} from '../../../src/milestones/history.ts';
import {
  type Action,
  apply,
  type Game,
  legalActions,
  newGame,
  PRACTICE_SET,
  randomSet,
} from '../../../src/milestones/index.ts';
import { greedy } from '../../../src/players/greedy.ts';
import { play as playComputers } from '../../../src/simulator/play.ts';

const dealt = (seed = 5, players = 2) => newGame({ players, seed, set: PRACTICE_SET });

function done(history: History, action: Action): History {
  const performed = perform(history, action);
  if (!performed.ok) throw new Error(JSON.stringify(performed.refusals));
  return performed.history;
}

/** Takes legal actions, chosen by numbers, and confirms the end of every turn. */
function play(history: History, choices: readonly number[]): History {
  for (const choice of choices) {
    const actions = legalActions(gameOf(history));
    if (actions.length === 0) break;
    history = confirmEnd(done(history, actions[choice % actions.length] as Action));
  }
  return history;
}

/** A whole game that computers have played, as it is read. */
const wholeGame = () => {
  const start = dealt();
  const taken = [...playComputers(start, [greedy, greedy], xoroshiro128plus(5))];
  return replay(
    start,
    taken.map(({ action }) => action),
    [],
  );
};

test('the end of a turn waits until it is confirmed, and the table stays with who took it', () => {
  const start = dealt();
  const first = start.state.player;
  let history = done(beginHistory(start), legalActions(start)[0] as Action);
  expect(awaitsConfirmation(history)).toBe(false);
  history = done(history, legalActions(gameOf(history))[0] as Action);
  expect(MILESTONES.endsTurn(start, gameOf(history))).toBe(true);
  expect(awaitsConfirmation(history)).toBe(true);
  expect(playerAtTable(history)).toBe(first);
  expect(perform(history, legalActions(gameOf(history))[0] as Action)).toEqual({ ok: false, refusals: [] });

  const taken = undo(history);
  expect(awaitsConfirmation(taken)).toBe(false);
  expect(awaitsConfirmation(redo(taken)), 'what was never confirmed is asked about again').toBe(true);

  history = confirmEnd(history);
  expect(awaitsConfirmation(history)).toBe(false);
  expect(playerAtTable(history)).not.toBe(first);
  expect(awaitsConfirmation(redo(undo(history))), 'what was confirmed is not').toBe(false);
});

test('an action other than the one taken back has to be confirmed anew', () => {
  const start = dealt();
  const history = play(beginHistory(start), [0, 0]);
  const other = legalActions(gameOf(undo(history))).at(-1) as Action;
  expect(awaitsConfirmation(done(undo(history), other))).toBe(true);
});

test('taking back a hire that turned up a tile leaves a mark, once', () => {
  let history = play(beginHistory(dealt()), [0, 0, 0, 0]);
  const take = (type: Action['type'], pick: (action: Action) => boolean = () => true) => {
    const action = legalActions(gameOf(history)).find((each) => each.type === type && pick(each));
    history = confirmEnd(done(history, action as Action));
  };
  // A coin from the start and one from income, or two sales later: until somebody can hire.
  for (let i = 0; i < 200 && !legalActions(gameOf(history)).some(({ type }) => type === 'hire'); i++) {
    const actions = legalActions(gameOf(history));
    const toTrade = actions.find((action) => action.type === 'move' && action.to === 'trading-house');
    history = confirmEnd(done(history, toTrade ?? (actions[i % actions.length] as Action)));
  }
  take('hire');
  const { at } = history;
  expect(undo(history).marks).toEqual([at]);
  expect(undo(redo(undo(history))).marks).toEqual([at]);
  expect(undo(undo(history)).marks).toEqual([at]);
});

test('undo and redo lead along the very same games, and replay makes the same history', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.array(fc.nat(500), { maxLength: 60 }), fc.nat(60), (seed, choices, back) => {
      const start = newGame({ players: 2 + (seed % 3), seed, set: randomSet(seed) });
      const history = play(beginHistory(start), choices);
      const games: Game[] = [];
      let earlier = history;
      for (let i = 0; i < back && earlier.at > 0; i++) {
        games.push(gameOf(earlier));
        earlier = undo(earlier);
      }
      for (const game of games.reverse()) {
        earlier = redo(earlier);
        expect(gameOf(earlier)).toBe(game);
      }
      const actions = history.steps.map((step) => step.action);
      const again = replay(start, actions, history.marks);
      expect(gameOf(again)).toEqual(gameOf(history));
      expect(again.steps).toEqual(history.steps);
    }),
    { numRuns: 60 },
  );
});

test('going back at once is the same as going back step by step, and what it would reveal is known before', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.array(fc.nat(500), { maxLength: 90 }), fc.nat(90), (seed, choices, back) => {
      const history = play(beginHistory(newGame({ players: 2, seed, set: randomSet(seed) })), choices);
      const to = Math.max(0, history.at - back);
      let slowly = history;
      while (slowly.at > to) slowly = undo(slowly);
      expect(goTo(history, to)).toEqual(slowly);
      expect(revealedSince(history, to)).toEqual(slowly.marks);
      expect(revealedSince(goTo(goTo(history, to), history.at), to)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('by turns one goes to where a player took over, back and forth', () => {
  const history = play(beginHistory(dealt()), Array(40).fill(1));
  const players = (from: number, to: number) =>
    new Set(history.steps.slice(from, to).map(({ action }) => action.player)).size;
  let back = history;
  const stops = [history.at];
  while (back.at > 0) {
    const to = turnBefore(back);
    expect(to).toBeLessThan(back.at);
    expect(players(to, back.at)).toBe(1);
    expect(to === 0 || MILESTONES.endsTurn(gameBefore(history, to - 1), gameBefore(history, to))).toBe(true);
    back = goTo(back, to);
    stops.unshift(to);
  }
  for (const stop of stops) {
    expect(back.at).toBe(stop);
    back = goTo(back, turnAfter(back));
  }
  expect(turnAfter(history)).toBe(history.at);
});

test('where nothing has been done yet, or nothing undone, one stays where one is', () => {
  const none = beginHistory(dealt());
  expect([undo(none), redo(none), turnBefore(none), turnAfter(none)]).toEqual([none, none, 0, 0]);
  expect(undo(none)).toBe(none);
  const one = done(none, legalActions(gameOf(none))[0] as Action);
  expect(redo(one)).toBe(one);
  expect([turnBefore(one), turnAfter(one)]).toEqual([0, 1]);
  expect(turnBefore(undo(one))).toBe(0);
});

test('what the rules refuse changes nothing, and is handed on as they say it', () => {
  const history = beginHistory(dealt());
  const action = { type: 'move', to: 'mill' } as const;
  const outcome = apply(gameOf(history), action);
  expect(outcome.ok).toBe(false);
  expect(perform(history, action)).toEqual(outcome);
  expect(() => replay(dealt(), [{ player: 0, ...action }], [])).toThrow('action 0 is refused');
});

test('an action takes the place of everything that was undone', () => {
  const history = goTo(play(beginHistory(dealt()), [0, 0, 0]), 1);
  const other = legalActions(gameOf(history)).at(-1) as Action;
  expect(done(history, other).steps.map(({ action }) => action)).toEqual([
    history.steps[0]?.action,
    { player: gameOf(history).state.player, ...other },
  ]);
});

test('the end of every turn is asked about until it is confirmed, and of the last one when a game is read', () => {
  const whole = confirmEnd(wholeGame());
  const ends = (at: number) => at > 0 && MILESTONES.endsTurn(gameBefore(whole, at - 1), gameBefore(whole, at));
  const all = Array.from({ length: whole.steps.length + 1 }, (_, at) => at);
  expect(all.filter(ends).length).toBeGreaterThan(20);
  expect(all.filter((at) => awaitsConfirmation(goTo({ ...whole, confirmed: 0 }, at)))).toEqual(all.filter(ends));
  expect(all.filter((at) => awaitsConfirmation(goTo(whole, at)))).toEqual([]);

  const last = all.filter(ends).at(-2) as number;
  const actions = whole.steps.map(({ action }) => action);
  const read = replay(whole.start, actions.slice(0, last), []);
  expect(all.filter((at) => at <= last && awaitsConfirmation(goTo(read, at)))).toEqual([last]);
  const on = done(confirmEnd(read), actions[last] as Action);
  expect(ends(last + 1)).toBe(false);
  expect(awaitsConfirmation(undo(on)), 'what was confirmed is not asked about again').toBe(false);
});

test('marks stand in the order of the game, whatever was taken back first', () => {
  const whole = wholeGame();
  const marks = goTo(whole, 0).marks;
  expect(marks.length).toBeGreaterThan(3);
  expect(marks).toEqual([...marks].sort((a, b) => a - b));
  let slowly = whole;
  while (slowly.at > 0) slowly = undo(slowly);
  expect(slowly.marks).toEqual(marks);
});
